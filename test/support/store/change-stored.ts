import { isTrip } from "../../../src/domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import { summariseTrip } from "../../../src/domain/trip/summarise-trip.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { type Access, asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { TripReplaced } from "../../../src/server/store/trip-store.ts";
import { tripOfStored } from "../../../src/server/trips/trip-of-stored.ts";
import { savedTrip } from "../plans/saved-trip.ts";

const NOBODYS = savedTrip();

/** Writes the next version of a stored trip, by its owner; of one that isn't there, of some other trip. */
export async function changeStored(
  { trips }: Pick<Store, "trips">,
  id: string,
  userId: string,
  change: {
    readonly made: readonly (Edit | ((trip: Trip) => Edit))[];
    readonly idempotencyKey: string;
    /** Undefined: the one that it is at. */
    readonly expectedVersion: number | undefined;
    readonly nowMs: number;
    /** By what right; left out, the owner's. */
    readonly access?: Access;
  },
): Promise<TripReplaced> {
  const { idempotencyKey, nowMs } = change;
  const stored = await trips.find(id, asOwner(userId));
  const trip = stored === undefined ? NOBODYS : await tripOfStored(stored);
  const made = change.made.map((one) => (typeof one === "function" ? one(trip) : one));
  const edited = edits.apply(trip, made);
  if (!isTrip(edited)) throw new Error("texts can be changed");
  const expectedVersion = change.expectedVersion ?? stored?.version ?? 1;
  const document = { ...edited, version: expectedVersion + 1 };
  return trips.replace(id, change.access ?? asOwner(userId), {
    expectedVersion,
    idempotencyKey,
    contentHash: JSON.stringify([id, made]),
    document,
    summary: summariseTrip(document),
    step: { made: edits.describe(trip, made), inverse: tripDifference(edited, trip) },
    nowMs,
  });
}

export const setTitle = (text: string): Edit => ({ kind: "set-title", text });

/** @param at index of the day, and of a place in it. */
export const noteOn =
  (text: string, at: { day: number; place?: number }) =>
  (trip: Trip): Edit => {
    const day = trip.tripData.itinerary[at.day];
    const id = at.place === undefined ? day?.id : day?.plan[at.place]?.id;
    if (id === undefined) throw new Error("the trip has this day and place");
    return { kind: "set-note", id, text };
  };
