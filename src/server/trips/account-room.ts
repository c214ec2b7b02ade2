import { AppError } from "../../domain/app-error.ts";
import type { Context } from "../context.ts";

/** What a trip may take on average. One is some 10 kB; only a model or a person gone wild writes ten times that. */
const MAX_BYTES_PER_TRIP = 100_000;

/** What an account may hold. Each throws AppError `too_many_trips` where there is no more room. */
type AccountRoom = {
  readonly assertForTrip: (userId: string) => Promise<void>;
  readonly assertForText: (userId: string) => Promise<void>;
};

export function createAccountRoom({
  config,
  store,
}: Pick<Context, "config" | "store">): AccountRoom {
  const most = config.limits.maxTripsPerUser;

  async function assertRoom(userId: string, mostTrips: number): Promise<void> {
    const { trips, bytes } = await store.trips.measure(userId);
    if (trips > mostTrips || bytes >= most * MAX_BYTES_PER_TRIP) {
      throw new AppError("too_many_trips", { trips });
    }
  }

  return {
    assertForTrip: (userId) => assertRoom(userId, most - 1),
    assertForText: (userId) => assertRoom(userId, Number.POSITIVE_INFINITY),
  };
}
