import { BEST_TIME_MINUTES } from "../domain/best-time.ts";
import type { GuidePlace } from "./guide-city.ts";

/** Whether a visit that starts then sees the place at its best. */
export function isBestTime(place: GuidePlace, startMinutes: number): boolean {
  const [from, to] = BEST_TIME_MINUTES[place.bestTime];
  return startMinutes >= from && startMinutes <= to;
}
