import type { Message } from "../../../../../domain/message.ts";
import { dateWatch } from "../../../../../domain/trip/date-watch.ts";
import type { PlanCheck, TripDay } from "../../../../../domain/trip/trip.ts";

/** `day` counts from 1; left out, it is about the whole trip. `isBroken`: a rule that the day breaks. */
export type ThingToWatch = Message & {
  readonly day?: number | undefined;
  readonly isBroken: boolean;
};

/** The check has a line of its own for each of these. */
const WATCHED_ALREADY = new Set(["closed", "outsideHours", "late", "endsLate"]);

/**
 * What to look out for: by the trip's dates as they are now, then what the check found, then the rules that a
 * traveller's days break and that the check has no line for. The page counts them before it loads their words.
 */
export function thingsToWatch(
  { watch, problems = [] }: Pick<PlanCheck, "watch" | "problems">,
  itinerary: readonly TripDay[],
): ThingToWatch[] {
  const found = [...dateWatch(itinerary), ...watch].map((line) => ({ ...line, isBroken: false }));
  const broken = problems.flatMap((problem) => {
    const day = itinerary.findIndex(({ id }) => id === problem.dayId) + 1;
    return day === 0 || WATCHED_ALREADY.has(problem.code)
      ? []
      : [{ ...problem, day, isBroken: true }];
  });
  return [...found, ...broken];
}
