import type { Position } from "../../places/geo.ts";
import { sunsetMinutes } from "../../places/sunset-minutes.ts";
import { BEST_TIME_MINUTES } from "../../trip/best-time.ts";
import type { KnownPlace } from "../known-city.ts";
import { GRID_MINUTES } from "./day-hours.ts";

/** Who comes for the sunset is there so long before it at least. */
const BEFORE_SUNSET_MINUTES = 60;

type LitPlace = Pick<KnownPlace, "bestTime" | "timeZone"> & { readonly at?: Position | undefined };

/** Whether a visit that starts then sees the place at its best. @param date "2026-06-21", where it is known. */
export function isBestTime(place: LitPlace, startMinutes: number, date?: string): boolean {
  const [from, to] = bestTimeMinutes(place, date);
  return startMinutes >= from && startMinutes <= to;
}

/** When a visit may start to see the place at its best: within the hour before the sun sets, on a date. */
export function bestTimeMinutes(
  { bestTime, at, timeZone }: LitPlace,
  date: string | undefined,
): readonly [from: number, to: number] {
  const isAtSunset = bestTime === "sunset" && date !== undefined && at !== undefined;
  const sunset = isAtSunset && timeZone ? sunsetMinutes(date, at, timeZone) : undefined;
  if (sunset === undefined) return BEST_TIME_MINUTES[bestTime];
  const last = Math.floor(sunset / GRID_MINUTES) * GRID_MINUTES;
  return [last - BEFORE_SUNSET_MINUTES, last];
}
