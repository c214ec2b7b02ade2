import { ownField } from "../../../../domain/own-field.ts";
import type { PlanProblem, Trip } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/change-plan-words.ts";
import { CHECK_MESSAGES } from "../../../messages/domain/check-messages.ts";
import { guideText, messageText } from "../../../messages/guide-text.ts";
import { PROBLEM_WORDS } from "../../../messages/problem-words.ts";

/** A problem in words, with the name of the trip's place that it is about. */
export function problemText(problem: PlanProblem, trip?: Trip): string {
  const words = messageText(PROBLEM_WORDS, problem) ?? unmetText(problem.code);
  const places = trip?.tripData.itinerary.flatMap(({ plan }) => plan);
  const name = places?.find(({ id }) => id === problem.placeId)?.placeName;
  return name === undefined ? words : `${guideText(name)}: ${words}`;
}

/** The message of a check that a plan doesn't pass as a whole. */
function unmetText(code: string): string {
  const checks: Readonly<Partial<Record<string, { readonly unmet: string }>>> = CHECK_MESSAGES;
  return ownField(checks, code)?.unmet ?? changePlanWords.notMet(code);
}
