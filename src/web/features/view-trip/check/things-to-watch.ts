import { messageText } from "../../../../domain/messages/message.ts";
import { dateWatch } from "../../../../domain/trip/date-watch.ts";
import type { PlanCheck, TripDay } from "../../../../domain/trip/trip.ts";
import { PROBLEM_WORDS } from "../../../messages/en/problem-words.ts";

/** The check has a line of its own for each of these. */
const WATCHED_ALREADY = new Set(["closed", "outsideHours", "late", "endsLate"]);

/**
 * What to look out for: by the trip's dates as they are now, then what the check found, then the rules that a
 * traveller's days break and that the check has no line for.
 */
export function thingsToWatch(
  { watch, problems = [] }: Pick<PlanCheck, "watch" | "problems">,
  itinerary: readonly TripDay[],
): PlanCheck["watch"] {
  const broken = problems.flatMap((problem) => {
    const text = messageText(PROBLEM_WORDS, problem);
    const day = itinerary.findIndex(({ id }) => id === problem.dayId) + 1;
    return text === undefined || day === 0 || WATCHED_ALREADY.has(problem.code)
      ? []
      : [{ day, text }];
  });
  return [...dateWatch(itinerary), ...watch, ...broken];
}
