import type { PlanProblem, TripPlace } from "../../../../../domain/trip/trip.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { messageText } from "../../../../messages/guide-text.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";

/**
 * Warnings about a place, in words, the most important first. A missing fact is no warning: see
 * `isUnverified`.
 *
 * @param broken the rules that its day breaks.
 */
export function placeProblems(
  { id, notOn }: TripPlace,
  broken: readonly PlanProblem[],
): readonly string[] {
  return [
    ...broken.flatMap((problem) =>
      problem.placeId === id ? (messageText(PROBLEM_WORDS, problem) ?? []) : [],
    ),
    ...(notOn === undefined ? [] : [storedWords.notOn(notOn)]),
  ];
}

/** Whether our guide doesn't have a place that a planner put into the trip. */
export function isUnverified({ notVerified, isOwn }: TripPlace): boolean {
  return notVerified === true && isOwn !== true;
}
