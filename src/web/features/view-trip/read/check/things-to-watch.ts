import { messageText } from "../../../../../domain/message.ts";
import { dateWatch } from "../../../../../domain/trip/date-watch.ts";
import type { PlanCheck, TripDay } from "../../../../../domain/trip/trip.ts";
import { WATCH_MESSAGES } from "../../../../messages/domain/watch-messages.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";

/** `day` counts from 1; left out, it is about the whole trip. */
export type ThingToWatch = { readonly day?: number | undefined; readonly text: string };

/** The check has a line of its own for each of these. */
const WATCHED_ALREADY = new Set(["closed", "outsideHours", "late", "endsLate"]);

/**
 * What to look out for: by the trip's dates as they are now, then what the check found, then the rules that a
 * traveller's days break and that the check has no line for.
 */
export function thingsToWatch(
  { watch, problems = [] }: Pick<PlanCheck, "watch" | "problems">,
  itinerary: readonly TripDay[],
): ThingToWatch[] {
  const found = [...dateWatch(itinerary), ...watch].flatMap(({ day, ...message }) => {
    const text = messageText(WATCH_MESSAGES, message);
    return text === undefined ? [] : [{ day, text }];
  });
  const broken = problems.flatMap((problem) => {
    const text = messageText(PROBLEM_WORDS, problem);
    const day = itinerary.findIndex(({ id }) => id === problem.dayId) + 1;
    return text === undefined || day === 0 || WATCHED_ALREADY.has(problem.code)
      ? []
      : [{ day, text }];
  });
  return [...found, ...broken];
}
