import type { PlanProblem } from "../../../../../domain/trip/trip.ts";

/** The rules that each day breaks, by the day's id. */
export function brokenByDay(
  problems: readonly PlanProblem[] = [],
): Readonly<Record<string, readonly PlanProblem[]>> {
  const byDay = new Map<string, PlanProblem[]>();
  for (const problem of problems) {
    if (problem.dayId === undefined) continue;
    byDay.set(problem.dayId, [...(byDay.get(problem.dayId) ?? []), problem]);
  }
  return Object.fromEntries(byDay);
}
