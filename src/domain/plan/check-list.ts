/** What a plan is checked for. `isHard` ones decide whether it can be walked at all; the others, by weight, how good it is. */
export type Check = {
  /** A plan that misses it can't be walked, or isn't the trip that was asked for. */
  readonly isHard: boolean;
  /** Its part in the quality; 0 for none. */
  readonly weight: number;
  /** Whether the figure is on target. */
  readonly isMet: (figure: number) => boolean;
  /** 100 at best, 90 on target where there is better, falling evenly to 0. */
  readonly score: (figure: number) => number;
};

/** The figure at which a check is met, the one at which it scores 0, and the best, where a plan on target can be better. */
type Scale = { readonly onTarget: number; readonly zeroAt: number; readonly bestAt?: number };

/** Of two plans on target the better one has to score higher: a tenth is left for it. Editorial. */
const ON_TARGET = 90;

const HARD = { isHard: true, weight: 0 } as const;
const quality = (weight: number) => ({ isHard: false, weight }) as const;

function check(
  { onTarget, zeroAt, bestAt = onTarget }: Scale,
  role: Pick<Check, "isHard" | "weight">,
): Check {
  const moreIsBetter = onTarget > zeroAt;
  const most = bestAt === onTarget ? 100 : ON_TARGET;
  const between = (figure: number, from: number, to: number) =>
    from === to ? 0 : Math.min(1, Math.max(0, (figure - from) / (to - from)));
  return {
    ...role,
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
  fame: check({ onTarget: 90, zeroAt: 50, bestAt: 100 }, quality(20)),
  interests: check({ onTarget: 100, zeroAt: 30 }, quality(10)),
  fullDays: check({ onTarget: 85, zeroAt: 30, bestAt: 100 }, quality(14)),
  wholeDays: check({ onTarget: 20, zeroAt: 150, bestAt: 0 }, quality(12)),
  waiting: check({ onTarget: 30, zeroAt: 120, bestAt: 0 }, quality(12)),
  detours: check({ onTarget: 5, zeroAt: 40, bestAt: 0 }, quality(6)),
  crossings: check({ onTarget: 0.2, zeroAt: 2 }, quality(2)),
  travelShare: check({ onTarget: 25, zeroAt: 50, bestAt: 10 }, quality(6)),
  longLegs: check({ onTarget: 5, zeroAt: 50, bestAt: 0 }, quality(2)),
  together: check({ onTarget: 26, zeroAt: 60, bestAt: 0 }, quality(12)),
  meals: check({ onTarget: 100, zeroAt: 40 }, quality(8)),
  daylight: check({ onTarget: 0, zeroAt: 3 }, quality(4)),
  bestTimes: check({ onTarget: 85, zeroAt: 30, bestAt: 100 }, quality(2)),
  visitLengths: check({ onTarget: 98, zeroAt: 50 }, quality(1)),
  delays: check({ onTarget: 90, zeroAt: 30 }, quality(1)),
  hotelLocation: check({ onTarget: 1.3, zeroAt: 3 }, quality(1)),
  draftFidelity: check({ onTarget: 90, zeroAt: 30 }, quality(1)),
  planningTime: check({ onTarget: 250, zeroAt: 2500 }, quality(0)),
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
