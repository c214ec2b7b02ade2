import { GUIDE_PLANS_PER_MODEL_PLAN, type Limits, type LimitsOf } from "../../config/limits.ts";
import type { AccountStore, SetLimits } from "../../store/account-store.ts";

const MB = 1_000_000;
/** As many trips of the average size that one may have. A usual one has some 10 kB. */
export const TRIPS_A_MB = 10;
/** Of what an owner sets. */
export const MOST_LIMIT = 1_000_000;

/** @param accounts undefined where there are none of ours: everybody has the same. */
export function createLimitsOf(
  limits: Limits,
  accounts: Pick<AccountStore, "findByUser"> | undefined,
): LimitsOf {
  const { dailyGenerationsPerUser: plans, maxTripsPerUser } = limits;
  return async (userId) => {
    const set = (await accounts?.findByUser(userId))?.content.limits ?? {};
    const trips = set.trips ?? maxTripsPerUser;
    return {
      modelPlans: set.plansADay ?? plans,
      guidePlans: set.plansADay ?? plans * GUIDE_PLANS_PER_MODEL_PLAN,
      trips,
      bytes: set.storageMb === undefined ? (trips * MB) / TRIPS_A_MB : set.storageMb * MB,
    };
  };
}

/**
 * Limits as an owner typed them. Nothing typed is no limit of one's own.
 *
 * @returns undefined where one is no whole number from 0 to `MOST_LIMIT`.
 */
export function readSetLimits(
  typed: Readonly<Record<keyof SetLimits, string>>,
): SetLimits | undefined {
  const limits: { -readonly [Name in keyof SetLimits]: number } = {};
  for (const name of ["plansADay", "trips", "storageMb"] as const) {
    const text = typed[name].trim();
    if (text === "") continue;
    const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value <= MOST_LIMIT)) return undefined;
    limits[name] = value;
  }
  return limits;
}
