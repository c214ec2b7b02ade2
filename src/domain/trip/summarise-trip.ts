import type { TripSummary } from "../wire.ts";
import type { TripDocument } from "./trip.ts";

/** What a card under My Trips shows. */
export function summariseTrip(trip: TripDocument): TripSummary {
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
