import type { KnownPlace } from "../known-city.ts";

const FIRST_SIGHTS = 10;
/** So many of them a plan of one, two ... days can hold; a longer one all. */
const HELD_BY_DAYS = [4, 7, 8, 9];
/** What takes longer is a day of its own, for those who ask for it. */
const LONGEST_SIGHT_MINUTES = 300;

/** The most popular of a city's places, ten at most, the first one first; which cost what or suit whom does not count. */
export function firstSights<Place extends Pick<KnownPlace, "id" | "popularity" | "visitMinutes">>(
  places: readonly Place[],
): Place[] {
  return places
    .filter(({ visitMinutes }) => visitMinutes <= LONGEST_SIGHT_MINUTES)
    .toSorted((a, b) => b.popularity - a.popularity || a.id.localeCompare(b.id))
    .slice(0, FIRST_SIGHTS);
}

/** How many of the first sights so many days can hold. */
export function sightsHeldIn(days: number): number {
  return HELD_BY_DAYS[days - 1] ?? FIRST_SIGHTS;
}
