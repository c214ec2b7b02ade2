import { CHECK_IDS, CHECKS, type CheckId } from "../plan/check-list.ts";

/** What the figure of a check counts. */
const UNITS = {
  completeness: "percent",
  dayCount: "days",
  knownPlaces: "percent",
  positions: "metres",
  duplicates: "places",
  openingHours: "visits",
  transferTimes: "journeys",
  dayHours: "percent",
  fame: "percent",
  leftOut: "none",
  wishes: "percent",
  interests: "percent",
  events: "percent",
  suited: "aDay",
  alike: "aDay",
  fullDays: "percent",
  wholeDays: "minutes",
  waiting: "minutes",
  together: "percent",
  detours: "percent",
  travel: "minutes",
  outings: "outings",
  visitLengths: "percent",
  meals: "percent",
  mealNames: "percent",
  mealHours: "percent",
  budget: "none",
  daylight: "visits",
  sunsets: "aDay",
  heat: "aDay",
  draftFidelity: "percent",
  planningTime: "milliseconds",
} as const satisfies Readonly<Record<CheckId, string>>;

type Unit = Exclude<(typeof UNITS)[CheckId], "none">;
type CheckWords = {
  readonly name: string;
  /** The problem where it is not met, as a sentence without its period. */
  readonly unmet: string;
  /** The meaning of the figure, in one plain sentence. */
  readonly meaning: string;
  /** The target of the figure, where it asks for more than the figure says. */
  readonly target?: string;
};

/** A language's words for the checks, each with the unit after its figure and its target. */
export function sayChecks({
  units,
  atLeast,
  atMost,
  checks,
}: {
  readonly units: Readonly<Record<Unit, string>>;
  readonly atLeast: (figure: number) => string;
  readonly atMost: (figure: number) => string;
  readonly checks: Readonly<Record<CheckId, CheckWords>>;
}) {
  const targetOf = (id: CheckId) => {
    const { onTarget, isMet } = CHECKS[id];
    if (onTarget === 0 || onTarget === 100) return `${onTarget}`;
    return isMet(onTarget + 1) ? atLeast(onTarget) : atMost(onTarget);
  };
  const worded = CHECK_IDS.map((id) => {
    const unit = UNITS[id];
    const { target = targetOf(id), ...words } = checks[id];
    return [id, { ...words, unit: unit === "none" ? "" : units[unit], target }];
  });
  return Object.fromEntries(worded) as Readonly<
    Record<CheckId, Required<CheckWords> & { readonly unit: string }>
  >;
}
