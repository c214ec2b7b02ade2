import { isOnDates } from "../../places/is-on-dates.ts";
import type { KnownPlace } from "../known-city.ts";
import { onGridUp } from "./day-hours.ts";
import { sunsetOn } from "./is-best-time.ts";

type FastingPlace = Pick<KnownPlace, "timeZone" | "fastsOn"> & {
  readonly at?: KnownPlace["at"] | undefined;
};

/** Where the sunset isn't known. */
const USUAL_SUNSET_MINUTES = 18 * 60 + 30;

/** Until when places to eat there are taken to be shut for a fast, in minutes after midnight; 0 on other days. */
export function fastUntil(place: FastingPlace, date: string | undefined): number {
  if (date === undefined || !isOnDates(place.fastsOn ?? [], date)) return 0;
  return onGridUp(sunsetOn(place, date) ?? USUAL_SUNSET_MINUTES);
}

/** When the fast of a day is over where these places are, in minutes after midnight; 0 on other days. */
export function fastOver(date: string | undefined, places: readonly FastingPlace[]): number {
  const known = places.find(({ fastsOn }) => fastsOn !== undefined);
  return known === undefined ? 0 : fastUntil(known, date);
}
