import type { Trip } from "../../trip/trip.ts";
import { checkPlan } from "../check/check-plan.ts";
import type { KnownCity } from "../known-city.ts";
import { planProblems } from "./plan-problems.ts";

/**
 * The trip with its plan checked afresh, and with every rule that it breaks. What was changed before it was saved
 * is still said. A day with nothing on it is as the traveller wants it.
 */
export function* checkEdited(trip: Trip, city: KnownCity | undefined): Generator<void, Trip, void> {
  const { userSelection: selection, tripData: plan } = trip;
  const { isFeasible, quality, weaknesses, checks, verified, watch } = yield* checkPlan({
    selection,
    plan,
    city,
    mayBeFree: true,
  });
  const failed = isFeasible ? [] : checks.filter(({ isMet }) => !isMet);
  const problems = yield* planProblems(trip, city, failed);
  yield;
  const changes = trip.planCheck?.changes ?? [];
  const planCheck = {
    isFeasible,
    quality,
    checks,
    verified,
    changes,
    weaknesses,
    watch,
    problems,
  };
  return { ...trip, planCheck };
}
