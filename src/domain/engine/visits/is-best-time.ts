import { BEST_TIME_MINUTES } from "../../trip/best-time.ts";
import type { KnownPlace } from "../known-city.ts";

/** Whether a visit that starts then sees the place at its best. */
export function isBestTime(place: Pick<KnownPlace, "bestTime">, startMinutes: number): boolean {
  const [from, to] = BEST_TIME_MINUTES[place.bestTime];
  return startMinutes >= from && startMinutes <= to;
}
