/** A check of a plan. Checks that are `isHard` decide whether it can be walked at all, the others how good it is. */
export type Check = {
  /** A plan that misses it can't be walked, or isn't the trip that was asked for. */
  readonly isHard: boolean;
  /** The points that it takes from the quality, of 100, where it scores 0. */
  readonly points: number;
  readonly onTarget: number;
  /** Whether the figure is on target. */
  readonly isMet: (figure: number) => boolean;
  /** 100 at best, 90 on target where there is better, falling evenly to 0. */
  readonly score: (figure: number) => number;
};

/** The figure at which a check is met, the one at which it scores 0, and the best, where a plan on target can be better. */
type Scale = { readonly onTarget: number; readonly zeroAt: number; readonly bestAt?: number };

/** Of two plans on target the better one has to score higher: a tenth is left for it. Editorial. */
const ON_TARGET = 90;

const HARD = { isHard: true, points: 0 } as const;
const costs = (points: number) => ({ isHard: false, points }) as const;

function check(
  { onTarget, zeroAt, bestAt = onTarget }: Scale,
  role: Pick<Check, "isHard" | "points">,
): Check {
  const moreIsBetter = onTarget > zeroAt;
  const most = bestAt === onTarget ? 100 : ON_TARGET;
  const between = (figure: number, from: number, to: number) =>
    from === to ? 0 : Math.min(1, Math.max(0, (figure - from) / (to - from)));
  return {
    ...role,
    onTarget,
    isMet: (figure) => (moreIsBetter ? figure >= onTarget : figure <= onTarget),
    score: (figure) =>
      most * between(figure, zeroAt, onTarget) + (100 - most) * between(figure, onTarget, bestAt),
  };
}

/**
 * The checks by name, in the order in which they are shown; docs/planning.md says what each rests on. Where
 * a scale ends (`zeroAt`) is editorial; where it begins is the target.
 */
const LIST = {
  completeness: check({ onTarget: 100, zeroAt: 50 }, HARD),
  dayCount: check({ onTarget: 0, zeroAt: 3 }, HARD),
  knownPlaces: check({ onTarget: 95, zeroAt: 50 }, HARD),
  positions: check({ onTarget: 150, zeroAt: 1000 }, HARD),
  duplicates: check({ onTarget: 0, zeroAt: 3 }, HARD),
  openingHours: check({ onTarget: 0, zeroAt: 3 }, HARD),
  transferTimes: check({ onTarget: 0, zeroAt: 3 }, HARD),
  dayHours: check({ onTarget: 100, zeroAt: 50 }, HARD),
  budget: check({ onTarget: 1, zeroAt: 2 }, HARD),
  fame: check({ onTarget: 90, zeroAt: 50, bestAt: 100 }, costs(30)),
  leftOut: check({ onTarget: 0, zeroAt: 3 }, costs(20)),
  wishes: check({ onTarget: 100, zeroAt: 40 }, costs(50)),
  interests: check({ onTarget: 100, zeroAt: 30 }, costs(10)),
  events: check({ onTarget: 100, zeroAt: 0 }, costs(25)),
  suited: check({ onTarget: 0, zeroAt: 1.8 }, costs(45)),
  alike: check({ onTarget: 0, zeroAt: 1 }, costs(8)),
  fullDays: check({ onTarget: 85, zeroAt: 30, bestAt: 100 }, costs(30)),
  wholeDays: check({ onTarget: 20, zeroAt: 150, bestAt: 0 }, costs(20)),
  waiting: check({ onTarget: 30, zeroAt: 120, bestAt: 0 }, costs(30)),
  travel: check({ onTarget: 90, zeroAt: 200, bestAt: 40 }, costs(20)),
  together: check({ onTarget: 26, zeroAt: 60, bestAt: 0 }, costs(10)),
  detours: check({ onTarget: 5, zeroAt: 40, bestAt: 0 }, costs(5)),
  outings: check({ onTarget: 0, zeroAt: 2 }, costs(5)),
  meals: check({ onTarget: 100, zeroAt: 40 }, costs(30)),
  mealNames: check({ onTarget: 100, zeroAt: 40 }, costs(20)),
  mealHours: check({ onTarget: 100, zeroAt: 0 }, costs(10)),
  daylight: check({ onTarget: 0, zeroAt: 3 }, costs(10)),
  sunsets: check({ onTarget: 0, zeroAt: 1 }, costs(10)),
  heat: check({ onTarget: 0, zeroAt: 2 }, costs(25)),
  visitLengths: check({ onTarget: 98, zeroAt: 50 }, costs(5)),
  draftFidelity: check({ onTarget: 90, zeroAt: 30 }, costs(0)),
  planningTime: check({ onTarget: 250, zeroAt: 2500 }, costs(0)),
} satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof LIST;

export const CHECKS: Readonly<Record<CheckId, Check>> = LIST;

export const CHECK_IDS = Object.keys(LIST) as readonly CheckId[];

export type CheckFigure = {
  readonly id: CheckId;
  readonly figure: number;
  /** The figure is on target, and whatever else the check's target asks for holds too. */
  readonly isMet: boolean;
};

/**
 * A check's figure with its verdict.
 *
 * @param alsoHolds whatever the target asks for that the figure doesn't show.
 */
export function checkFigure(id: CheckId, figure: number, alsoHolds = true): CheckFigure {
  // A thousandth is finer than any target; the verdict is on the exact figure.
  const rounded = Math.round(figure * 1000) / 1000;
  return { id, figure: rounded, isMet: alsoHolds && CHECKS[id].isMet(figure) };
}

/** The points that a check takes from the quality of a plan, of 100. */
export function pointsLost({ id, figure }: Pick<CheckFigure, "id" | "figure">): number {
  const { points, score } = CHECKS[id];
  return (points * (100 - score(figure))) / 100;
}
