import { LIMITS } from "../../domain/limits.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** Limits of one traveller, one address and the whole server. */
export type Limits = {
  readonly maxTripDays: number;
  readonly maxTripsPerUser: number;
  /** Of all files that an account keeps with its trips; 0: none are taken. */
  readonly accountFilesMb: number;
  readonly dailyGenerationsPerUser: number;
  readonly dailyGenerations: number;
  readonly minuteRequestsPerUser: number;
  readonly minuteRequestsPerAddress: number;
  readonly minuteSignInsPerAddress: number;
};

/** A plan of the guide costs some tenths of a second of this machine, one of a model also money. */
export const GUIDE_PLANS_PER_MODEL_PLAN = 25;

/** The limits of one person: plans a day, by a model and by the guide, trips, and bytes of all of them. */
export type PersonLimits = {
  readonly modelPlans: number;
  readonly guidePlans: number;
  readonly trips: number;
  readonly bytes: number;
};

/** @returns what a person may have: what the owner set for them, or what everybody has. */
export type LimitsOf = (userId: string) => Promise<PersonLimits>;

/** The plans of the guide that all may make together a day. */
export function guidePlansOfAll({ dailyGenerations }: Limits): number {
  return dailyGenerations * GUIDE_PLANS_PER_MODEL_PLAN;
}

const MILLION = 1_000_000;

export function readLimits(from: SettingsReader): Limits {
  return {
    maxTripDays: from.readWhole("MAX_TRIP_DAYS", 30, LIMITS.trip.days),
    maxTripsPerUser: from.readWhole("MAX_TRIPS_PER_USER", 1000, MILLION),
    accountFilesMb:
      from.read("ACCOUNT_FILES_MB") === undefined
        ? 0
        : from.readWhole("ACCOUNT_FILES_MB", 1, MILLION),
    dailyGenerationsPerUser: from.readWhole("DAILY_GENERATIONS_PER_USER", 20, MILLION),
    dailyGenerations: from.readWhole("DAILY_GENERATIONS", 500, MILLION),
    // A trip of thirty days has some 200 photos, of two requests each.
    minuteRequestsPerUser: from.readWhole("MINUTE_REQUESTS_PER_USER", 600, 1000 * MILLION),
    // A family or a small office shares one.
    minuteRequestsPerAddress: from.readWhole("MINUTE_REQUESTS_PER_ADDRESS", 1200, 1000 * MILLION),
    minuteSignInsPerAddress: from.readWhole("MINUTE_SIGN_INS_PER_ADDRESS", 30, 1000 * MILLION),
  };
}
