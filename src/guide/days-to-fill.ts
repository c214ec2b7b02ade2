import type { GuideCity } from "./guide-city.ts";

/** The minutes that full days spend in sights, on average (docs/planning.md, "The measures", N1). */
const MINUTES_A_DAY = 360;

/** How many days a city's places fill at most, its day trips a day each. */
export function daysToFill({ places, dayTrips }: GuideCity): number {
  const minutes = places.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0);
  return Math.floor(minutes / MINUTES_A_DAY) + dayTrips.length;
}
