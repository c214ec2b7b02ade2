import type { Trip } from "../../domain/trip.ts";
import type { TripSummary } from "../../domain/wire.ts";
import type { TripDraft } from "../store/store.ts";

/** Makes a planned trip the document that is stored; fields in the specification's order. */
export function completeTrip(
  draft: TripDraft,
  facts: { id: string; userEmail: string; createdAtMs: number },
): Trip {
  return {
    id: facts.id,
    ...draft,
    userEmail: facts.userEmail,
    version: 1,
    createdAt: new Date(facts.createdAtMs).toISOString(),
  };
}

/** What a card under My Trips shows. */
export function summariseTrip(trip: Trip): TripSummary {
  const { location, noOfDays, traveler, budget } = trip.userSelection;
  return {
    id: trip.id,
    location: location.label,
    noOfDays,
    traveler,
    budget,
    createdAt: trip.createdAt ?? "",
    ...(trip.title === undefined ? {} : { title: trip.title }),
    version: trip.version ?? 1,
  };
}
