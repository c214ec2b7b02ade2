import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { assembleTrip } from "../../../src/server/generation/assemble-trip.ts";
import { checkTrip } from "../../../src/server/generation/check-trip.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { GUIDES } from "../guide.ts";
import { planEvents, TRIP_REQUEST } from "../plans/trip-draft.ts";

/** A plan for a place that nobody knows, so that making it takes no time. */
export const crashPlanner: Planner = {
  id: "guide",
  repeatable: true,
  deadlineMs: () => 60_000,
  async *plan({ location, days }) {
    yield* planEvents(location?.label, days);
  },
};

export function crashRequest(label: string): TripRequest {
  return { ...TRIP_REQUEST, location: { label } };
}

/** The document that must be stored for a label, but for what is known only once it is. */
export async function expectedTrip(
  label: string,
  facts: { id: string; userEmail: string; createdAtMs: number },
): Promise<Trip> {
  const request = crashRequest(label);
  const draft = assembleTrip(request, planEvents(label, request.days), crashPlanner.id);
  if (draft === undefined) throw new Error("the plan is not whole");
  const checked = await checkTrip(draft, GUIDES, AbortSignal.timeout(60_000));
  return newTrip(checked, facts.createdAtMs)(facts).document;
}
