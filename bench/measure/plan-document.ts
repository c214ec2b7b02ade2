import type { PlanEvent } from "../../src/domain/api/generation.ts";
import type { TripDraft } from "../../src/domain/trip/trip.ts";
import type { TripRequest } from "../../src/domain/trip/trip-request.ts";
import { assembleTrip } from "../../src/server/generation/assemble-trip.ts";
import { checkTrip } from "../../src/server/generation/check-trip.ts";
import { createOwnPlanner, GUIDES } from "../../test/support/guide.ts";

const DEADLINE_MS = 30_000;

/** The guide's plan for that many days in Lisbon, checked as before it is saved. */
export async function planDocument(days: number): Promise<TripDraft> {
  const planner = createOwnPlanner();
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const request: TripRequest = {
    location: { label: "Lisbon, Portugal" },
    days,
    daysAssumed: false,
    traveler: "2",
    budget: "Comfort",
  };
  const events: PlanEvent[] = [];
  for await (const event of planner.plan(request, { signal, reportUsage() {} })) {
    if (event.type === "failed") throw new Error(`the guide has no plan: ${event.code}`);
    if (event.type !== "reading") events.push(event);
  }
  const draft = assembleTrip(request, events, planner.id);
  if (draft === undefined) throw new Error("the guide's plan is not whole");
  return checkTrip(draft, GUIDES, signal);
}

/** The same with one hotel and without what was checked: a small one, where a million are wanted. */
export async function planSmallDocument(): Promise<TripDraft> {
  const { planCheck: _checked, ...draft } = await planDocument(1);
  return { ...draft, tripData: { ...draft.tripData, hotels: draft.tripData.hotels.slice(0, 1) } };
}
