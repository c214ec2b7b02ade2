import { isOnDates } from "../../places/is-on-dates.ts";
import type { KnownPlace } from "../known-city.ts";
import { GRID_MINUTES } from "./day-hours.ts";
import { sunsetOn } from "./is-best-time.ts";

/** Where the sunset isn't known. */
const USUAL_SUNSET_MINUTES = 18 * 60 + 30;

/** Until when places to eat there are taken to be shut for a fast, in minutes after midnight; 0 on other days. */
export function fastUntil(
  place: Pick<KnownPlace, "timeZone" | "fastsOn"> & { readonly at?: KnownPlace["at"] | undefined },
  date: string | undefined,
): number {
  if (date === undefined || !isOnDates(place.fastsOn ?? [], date)) return 0;
  const sunset = sunsetOn(place, date) ?? USUAL_SUNSET_MINUTES;
  return Math.ceil(sunset / GRID_MINUTES) * GRID_MINUTES;
}
