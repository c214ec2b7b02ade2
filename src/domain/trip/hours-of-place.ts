import { ownField } from "../own-field.ts";
import { parseOpeningHours, type WeeklyHours } from "../places/opening-hours.ts";
import type { Place } from "./trip.ts";
import type { TripFacts } from "./trip-facts.ts";

/**
 * The opening hours of a trip's place by weekday, Monday first.
 *
 * @param date of the visit, "2026-05-04", whose season's hours they are; undefined where the trip has no dates.
 * @returns undefined where they are not known.
 */
export function hoursOfPlace(
  { guideId }: Pick<Place, "guideId">,
  date: string | undefined,
  facts: Pick<TripFacts, "hours"> | undefined,
): WeeklyHours | undefined {
  const hours = guideId === undefined ? undefined : ownField(facts?.hours, guideId);
  return hours === undefined ? undefined : parseOpeningHours(hours, date);
}
