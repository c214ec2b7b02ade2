import HOLIDAYS from "../../guide/holidays.json" with { type: "json" };
import type { Holidays } from "../domain/engine/known-city.ts";

/**
 * By country, and by ISO 3166-2 where a second city's part of it has other days: dates by the name of the holiday, "12-25"
 * for each year or "2026-04-05" (docs/decisions/028-holidays.md).
 */
const PLACES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  HOLIDAYS.places;
/** Days on which no public transport runs in the country's city. */
const WITHOUT_TRANSIT: Readonly<Record<string, readonly string[]>> = HOLIDAYS.withoutTransit;

/**
 * The public holidays of the years that the table has by date, "2026-12-25"; none where they aren't known.
 *
 * @param place a country, "DE", or a part of one that keeps other days, "DE-BY" (ISO 3166-2).
 */
export function holidaysOf(place: string): Holidays {
  const [country = ""] = place.split("-");
  const days = Object.entries(PLACES[place] ?? {}).flatMap(([name, dates]) =>
    dates.flatMap((date) => {
      const day = date.slice(-5);
      const hasTransit = WITHOUT_TRANSIT[country]?.includes(day) !== true;
      const years = day === date ? HOLIDAYS.years : [date.slice(0, 4)];
      return years.map((year) => [`${year}-${day}`, { name, hasTransit }] as const);
    }),
  );
  return new Map(days);
}
