import type { PlanProblem, Trip } from "../../trip/trip.ts";
import { checkPlan } from "../check/check-plan.ts";
import { type CheckedPart, joinChecks } from "../check/join-checks.ts";
import { slicesOf } from "../ground/slices-of-trip.ts";
import type { KnownCity } from "../known-city.ts";
import { planProblems } from "./plan-problems.ts";

/**
 * The trip with its plan checked afresh, and with every rule that it breaks. What was changed before it was saved
 * is still said. A day with nothing on it is as the traveller wants it.
 */
export function* checkEdited(trip: Trip, city: KnownCity | undefined): Generator<void, Trip, void> {
  const parts: CheckedPart[] = [];
  const problems: PlanProblem[] = [];
  for (const slice of slicesOf(trip, city)) {
    const { userSelection: selection, tripData: plan } = slice.trip;
    // A base whose days are all gone is none any more.
    if (plan.itinerary.length === 0) continue;
    const { dayNumbers } = slice;
    const checked = yield* checkPlan({
      selection,
      plan,
      city: slice.city,
      mayBeFree: true,
      dayNumbers,
    });
    const failed = checked.isFeasible ? [] : checked.checks.filter(({ isMet }) => !isMet);
    problems.push(...(yield* planProblems(slice.trip, slice.city, failed)));
    parts.push({ checked, days: plan.itinerary.length });
    yield;
  }
  const changes = trip.planCheck?.changes ?? [];
  return { ...trip, planCheck: { ...joinChecks(parts), changes, problems } };
}
