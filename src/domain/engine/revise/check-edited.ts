import type { PlanProblem } from "../../trip/trip.ts";
import { checkPlan } from "../check/check-plan.ts";
import { type CheckedPart, joinChecks } from "../check/join-checks.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { withDocument } from "../reading/read-trip.ts";
import { planProblems } from "./plan-problems.ts";

/**
 * The trip with its plan checked afresh, and with every rule that it breaks. What was changed before it was saved
 * is still said. A day with nothing on it is as the traveller wants it.
 */
export function* checkEdited(trip: SavedTrip): Generator<void, SavedTrip, void> {
  const parts: CheckedPart[] = [];
  const problems: PlanProblem[] = [];
  for (const town of trip.towns) {
    // A base whose days are all gone is none any more.
    if (town.days.length === 0) continue;
    const checked = yield* checkPlan(town, { mayBeFree: true });
    const failed = checked.isFeasible ? [] : checked.checks.filter(({ isMet }) => !isMet);
    problems.push(...(yield* planProblems(town, failed)));
    parts.push({ checked, days: town.days.length });
    yield;
  }
  const changes = trip.document.planCheck?.changes ?? [];
  const planCheck = { ...joinChecks(parts), changes, problems };
  return yield* withDocument(trip, { ...trip.document, planCheck });
}
