import type { TimedDay } from "../domain/engine/days/timed-day.ts";
import { describePlace } from "../domain/engine/ground/describe-place.ts";
import { type KnownCity, placesOf } from "../domain/engine/known-city.ts";
import { describeDay } from "../domain/engine/repair/describe-day.ts";
import { withFare } from "../domain/engine/repair/with-fare.ts";
import type { ItineraryDay } from "../domain/trip/trip.ts";

/** A timed day in the trip document's words; an empty one stays empty. */
export function describeGuideDay(
  day: TimedDay,
  number: number,
  hotelName: string,
  city: KnownCity,
): ItineraryDay {
  const described = describeDay(day, { day: `Day ${number}` }, hotelName, ({ candidate }) => {
    const place = placesOf(city).find(({ id }) => id === candidate.place.id);
    if (place === undefined) throw new Error(`${candidate.place.id} is not in ${city.name}`);
    return describePlace(place, city);
  });
  return { ...described, plan: described.plan.map((place) => withFare(place, city)) };
}
