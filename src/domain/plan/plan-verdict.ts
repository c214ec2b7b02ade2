import type { PlanCheck } from "../trip/trip.ts";

/**
 * What a checked plan comes to: `sound` where every check that decides is met, `faulty` where one is not,
 * and `unverified` where none fails but nothing of the plan is known to exist: then its times and ways rest
 * on the model's word alone, and its quality says nothing.
 */
export type PlanVerdict = "sound" | "faulty" | "unverified";

export function planVerdict(check: Pick<PlanCheck, "isFeasible" | "verified">): PlanVerdict {
  if (!check.isFeasible) return "faulty";
  return isNothingVerified(check) ? "unverified" : "sound";
}

/** Whether the plan has places, and the guide knows none of them. */
export function isNothingVerified({ verified }: Pick<PlanCheck, "verified">): boolean {
  return verified.places === 0 && verified.ofPlaces > 0;
}
