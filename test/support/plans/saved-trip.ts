import type { Trip, TripDraft } from "../../../src/domain/trip/trip.ts";
import { withIds } from "../../../src/domain/trip/with-ids.ts";
import { tripDraft } from "./trip-draft.ts";

/** A trip of Ada's as it is first saved; ids say where things stand in it ("day-0", "place-0-1"). */
export function savedTrip(
  { tripData, ...facts }: TripDraft & Partial<Omit<Trip, "tripData">> = tripDraft(),
): Trip {
  return {
    id: "1700000000000",
    userEmail: "ada@example.com",
    version: 1,
    createdAt: "2023-11-14T22:13:20.000Z",
    ...facts,
    tripData: withIds(tripData),
  };
}
