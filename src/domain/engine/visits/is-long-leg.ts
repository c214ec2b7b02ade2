import type { Leg } from "../../trip/trip.ts";

const LONG_LEG_KM = 5;
const LONG_LEG_MINUTES = 45;

/** Whether a leg is so long that only a must-see justifies it (check `longLegs`). */
export function isLongLeg({ distanceKm, minutes }: Pick<Leg, "distanceKm" | "minutes">): boolean {
  return distanceKm > LONG_LEG_KM || minutes > LONG_LEG_MINUTES;
}
