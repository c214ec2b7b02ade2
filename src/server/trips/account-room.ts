import { AppError } from "../../domain/errors/app-error.ts";
import type { LimitsOf } from "../config/limits.ts";
import type { TripStore } from "../store/trip-store.ts";

/** Checks whether an account may hold more. Each throws AppError `too_many_trips` where there is no more room. */
export type AccountRoom = {
  readonly assertForTrip: (userId: string) => Promise<void>;
  /** For a trip that grows; one that doesn't needs no room, so that a full account can be made smaller. */
  readonly assertForMore: (userId: string) => Promise<void>;
};

export function createAccountRoom({
  limitsOf,
  trips: store,
}: {
  limitsOf: LimitsOf;
  trips: Pick<TripStore, "measure">;
}): AccountRoom {
  return {
    async assertForTrip(userId) {
      const [{ trips, bytes }, most] = await Promise.all([store.measure(userId), limitsOf(userId)]);
      if (trips >= most.trips || bytes >= most.bytes) {
        throw new AppError("too_many_trips", { trips });
      }
    },

    async assertForMore(userId) {
      const [{ trips, bytes }, most] = await Promise.all([store.measure(userId), limitsOf(userId)]);
      if (bytes >= most.bytes) throw new AppError("too_many_trips", { trips });
    },
  };
}
