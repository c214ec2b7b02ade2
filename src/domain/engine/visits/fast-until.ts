import { isOnDates } from "../../places/is-on-dates.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
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

/** When the fast of a day is over in a city, in minutes after midnight; 0 on other days. */
export function fastsIn({
  places,
}: Pick<KnownCity, "places">): (date: string | undefined) => number {
  const known = places.find(({ fastsOn }) => fastsOn !== undefined);
  return (date) => (known === undefined ? 0 : fastUntil(known, date));
}
