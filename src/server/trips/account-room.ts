import { AppError } from "../../domain/errors/app-error.ts";
import type { TripStore } from "../store/trip-store.ts";

/** The average size that a trip may have. A usual one has some 10 kB. */
const MAX_BYTES_PER_TRIP = 100_000;

/** Checks whether an account may hold more. Each throws AppError `too_many_trips` where there is no more room. */
export type AccountRoom = {
  readonly assertForTrip: (userId: string) => Promise<void>;
  /** For a trip that grows; one that doesn't needs no room, so that a full account can be made smaller. */
  readonly assertForMore: (userId: string) => Promise<void>;
};

export function createAccountRoom({
  maxTrips,
  trips: store,
}: {
  maxTrips: number;
  trips: Pick<TripStore, "measure">;
}): AccountRoom {
  return {
    async assertForTrip(userId) {
      const { trips, bytes } = await store.measure(userId);
      if (trips >= maxTrips || bytes >= maxTrips * MAX_BYTES_PER_TRIP) {
        throw new AppError("too_many_trips", { trips });
      }
    },

    async assertForMore(userId) {
      const { trips, bytes } = await store.measure(userId);
      if (bytes >= maxTrips * MAX_BYTES_PER_TRIP) throw new AppError("too_many_trips", { trips });
    },
  };
}
