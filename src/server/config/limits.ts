import { LIMITS } from "../../domain/limits.ts";

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

/** The variables that set them; each is a whole number from 1. */
export const LIMIT_VARIABLES = [
  "MAX_TRIP_DAYS",
  "MAX_TRIPS_PER_USER",
  "DAILY_GENERATIONS_PER_USER",
  "DAILY_GENERATIONS",
  "MINUTE_REQUESTS_PER_USER",
  "MINUTE_REQUESTS_PER_ADDRESS",
  "MINUTE_SIGN_INS_PER_ADDRESS",
] as const;

const MILLION = 1_000_000;

/** @param readWhole reads a variable, with its default and the most it may be. */
export function readLimits(
  readWhole: (name: (typeof LIMIT_VARIABLES)[number], fallback: number, most: number) => number,
): Limits {
  return {
    maxTripDays: readWhole("MAX_TRIP_DAYS", 30, LIMITS.trip.days),
    maxTripsPerUser: readWhole("MAX_TRIPS_PER_USER", 1000, MILLION),
    dailyGenerationsPerUser: readWhole("DAILY_GENERATIONS_PER_USER", 20, MILLION),
    dailyGenerations: readWhole("DAILY_GENERATIONS", 500, MILLION),
    // A trip of thirty days has some 200 photos, of two requests each.
    minuteRequestsPerUser: readWhole("MINUTE_REQUESTS_PER_USER", 600, 1000 * MILLION),
    // A family or a small office shares one.
    minuteRequestsPerAddress: readWhole("MINUTE_REQUESTS_PER_ADDRESS", 1200, 1000 * MILLION),
    minuteSignInsPerAddress: readWhole("MINUTE_SIGN_INS_PER_ADDRESS", 30, 1000 * MILLION),
  };
}
