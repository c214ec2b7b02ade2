import { LIMITS } from "../../domain/limits.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** Limits of one traveller, one address and the whole server. */
export type Limits = {
  readonly maxTripDays: number;
  readonly maxTripsPerUser: number;
  readonly dailyGenerationsPerUser: number;
  readonly dailyGenerations: number;
  readonly minuteRequestsPerUser: number;
  readonly minuteRequestsPerAddress: number;
  readonly minuteSignInsPerAddress: number;
};

const MILLION = 1_000_000;

export function readLimits(from: SettingsReader): Limits {
  return {
    maxTripDays: from.readWhole("MAX_TRIP_DAYS", 30, LIMITS.trip.days),
    maxTripsPerUser: from.readWhole("MAX_TRIPS_PER_USER", 1000, MILLION),
    dailyGenerationsPerUser: from.readWhole("DAILY_GENERATIONS_PER_USER", 20, MILLION),
    dailyGenerations: from.readWhole("DAILY_GENERATIONS", 500, MILLION),
    // A trip of thirty days has some 200 photos, of two requests each.
    minuteRequestsPerUser: from.readWhole("MINUTE_REQUESTS_PER_USER", 600, 1000 * MILLION),
    // A family or a small office shares one.
    minuteRequestsPerAddress: from.readWhole("MINUTE_REQUESTS_PER_ADDRESS", 1200, 1000 * MILLION),
    minuteSignInsPerAddress: from.readWhole("MINUTE_SIGN_INS_PER_ADDRESS", 30, 1000 * MILLION),
  };
}
