import type { Leg } from "../../trip/trip.ts";

const LONG_LEG_KM = 5;
const LONG_LEG_MINUTES = 45;

/**
 * Whether a leg in town is so long that only a must-see justifies it (check `longLegs`). The way out of
 * town is what a day trip is for.
 */
export function isLongLeg({
  distanceKm,
  minutes,
  way,
}: Pick<Leg, "distanceKm" | "minutes" | "way">): boolean {
  return way === undefined && (distanceKm > LONG_LEG_KM || minutes > LONG_LEG_MINUTES);
}
