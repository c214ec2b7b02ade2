import type { Leg } from "../../trip/trip.ts";

const LONG_LEG_KM = 5;
const LONG_LEG_MINUTES = 45;

/** Whether a way is one that only a must-see is worth (check `longLegs`). */
export function isLongLeg({ distanceKm, minutes }: Pick<Leg, "distanceKm" | "minutes">): boolean {
  return distanceKm > LONG_LEG_KM || minutes > LONG_LEG_MINUTES;
}
