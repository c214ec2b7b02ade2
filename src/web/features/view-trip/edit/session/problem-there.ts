import type { PlanProblem, Trip } from "../../../../../domain/trip/trip.ts";
import { messageText } from "../../../../messages/guide-text.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";
import { problemText } from "../../trip/problem-text.ts";

/**
 * The rule that a moved place breaks at its new spot, or else the first one that its move has another place or a whole day
 * break: a concert put first on its day fits there, and sends everything behind it into the night.
 *
 * @returns in words; undefined where the move breaks none.
 */
export function problemThere(before: Trip, after: Trip, placeId: string): string | undefined {
  const broken = after.planCheck?.problems ?? [];
  const own = broken.find((problem) => problem.placeId === placeId);
  if (own !== undefined) return messageText(PROBLEM_WORDS, own);
  const had = new Set(before.planCheck?.problems?.map(nameOf));
  const caused = broken.find((problem) => problem.dayId !== undefined && !had.has(nameOf(problem)));
  return caused && problemText(caused, after);
}

function nameOf({ code, dayId, placeId }: PlanProblem): string {
  return [code, dayId, placeId].join();
}
