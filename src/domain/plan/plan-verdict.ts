import type { PlanCheck } from "../trip/trip.ts";

/**
 * The verdict on a checked plan: `sound` where every check that decides is met, `faulty` where one is not,
 * and `unverified` where none fails but nothing of the plan is known to exist: then its times and ways rest
 * on the model's word alone, and its quality says nothing.
 */
export type PlanVerdict = "sound" | "faulty" | "unverified";

/**
 * The one verdict on a plan as it stands: it has changed since it was checked (`stale`), there are questions in it, such as
 * unknown hours (`unsure`), it is sound and not worth much (`poor`), or both (`weak`).
 */
export type TripVerdict = PlanVerdict | "stale" | "unsure" | "poor" | "weak";

/** Whether a plan that can be walked is worth it too. */
export type WorthVerdict = "veryGood" | "good" | "fair" | "poor";

/** From this quality on a plan is called very good. */
export const VERY_GOOD_QUALITY = 85;
const GOOD_QUALITY = 70;
const FAIR_QUALITY = 50;

export function planVerdict(check: Pick<PlanCheck, "isFeasible" | "verified">): PlanVerdict {
  if (!check.isFeasible) return "faulty";
  return isNothingVerified(check) ? "unverified" : "sound";
}

/** @param quality 0 to 100. */
export function worthVerdict(quality: number): WorthVerdict {
  if (quality >= VERY_GOOD_QUALITY) return "veryGood";
  if (quality >= GOOD_QUALITY) return "good";
  return quality >= FAIR_QUALITY ? "fair" : "poor";
}

/** Whether the plan has places, and the guide knows none of them. */
export function isNothingVerified({ verified }: Pick<PlanCheck, "verified">): boolean {
  return verified.places === 0 && verified.ofPlaces > 0;
}
