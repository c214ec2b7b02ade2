import { AppError } from "../../domain/app-error.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { changeTrip, type TripChange } from "../../domain/trip/trip-change.ts";
import type { StoredTrip, TripStore } from "../store/store.ts";

/** What a trip may take on average. One is some 10 kB; only a model or a person gone wild writes ten times that. */
const MAX_BYTES_PER_TRIP = 100_000;

/** What an account may hold. Each throws AppError `too_many_trips` where there is no more room. */
export type AccountRoom = {
  readonly assertForTrip: (userId: string) => Promise<void>;
  /** Changes that make a trip no larger need no room: a full account can be made smaller. */
  readonly assertForChanges: (
    userId: string,
    tripId: string,
    changes: readonly TripChange[],
  ) => Promise<void>;
};

export function createAccountRoom({
  maxTrips,
  trips: store,
}: {
  maxTrips: number;
  trips: Pick<TripStore, "measure" | "find">;
}): AccountRoom {
  return {
    async assertForTrip(userId) {
      const { trips, bytes } = await store.measure(userId);
      if (trips >= maxTrips || bytes >= maxTrips * MAX_BYTES_PER_TRIP) {
        throw new AppError("too_many_trips", { trips });
      }
    },

    async assertForChanges(userId, tripId, changes) {
      const { trips, bytes } = await store.measure(userId);
      if (bytes < maxTrips * MAX_BYTES_PER_TRIP) return;
      const stored = await store.find(tripId, userId);
      if (stored !== undefined && isLarger(stored, changes)) {
        throw new AppError("too_many_trips", { trips });
      }
    },
  };
}

/** Whether the changes, where they can be made at all, add to what the trip takes. */
function isLarger({ document }: StoredTrip, changes: readonly TripChange[]): boolean {
  // Written by a trip store, from a Trip.
  const before = JSON.parse(Buffer.from(document).toString()) as Trip;
  const after = changeTrip(before, changes);
  return after !== undefined && bytesOf(after) > bytesOf(before);
}

function bytesOf(trip: Trip): number {
  return Buffer.byteLength(JSON.stringify(trip));
}
