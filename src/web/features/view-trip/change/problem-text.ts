import { messageText } from "../../../../domain/messages/message.ts";
import type { PlanProblem, Trip } from "../../../../domain/trip/trip.ts";
import { PROBLEM_WORDS } from "../../../messages/en/problem-words.ts";

/** A problem in words, with the name of the trip's place that it is about. */
export function problemText(problem: PlanProblem, trip?: Trip): string {
  const words = messageText(PROBLEM_WORDS, problem) ?? problem.code;
  const places = trip?.tripData.itinerary.flatMap(({ plan }) => plan);
  const name = places?.find(({ id }) => id === problem.placeId)?.placeName;
  return name === undefined ? words : `${name}: ${words}`;
}
