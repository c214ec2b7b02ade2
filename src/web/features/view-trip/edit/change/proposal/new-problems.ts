import type { PlanProblem, Trip } from "../../../../../../domain/trip/trip.ts";

/** The problems of some days after a change that were not there before it. */
export function newProblems(before: Trip, after: Trip, dayIds: readonly string[]): PlanProblem[] {
  const stood = new Set((before.planCheck?.problems ?? []).map(keyOf));
  return (after.planCheck?.problems ?? []).filter(
    (problem) =>
      (problem.dayId === undefined || dayIds.includes(problem.dayId)) && !stood.has(keyOf(problem)),
  );
}

/** One and the same problem, whatever its figures. */
function keyOf({ dayId = "", placeId = "", code }: PlanProblem): string {
  return `${dayId} ${placeId} ${code}`;
}
