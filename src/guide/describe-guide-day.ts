import type { TimedDay } from "../domain/engine/days/timed-day.ts";
import { type KnownCity, placesOf } from "../domain/engine/known-city.ts";
import { describeDay } from "../domain/engine/writing/describe-day.ts";
import { describePlace } from "../domain/engine/writing/describe-place.ts";
import { withPricesThen } from "../domain/engine/writing/with-prices-then.ts";
import type { ItineraryDay } from "../domain/trip/trip.ts";

/** A timed day in the trip document's words; an empty one stays empty. */
export function describeGuideDay(
  day: TimedDay,
  number: number,
  hotelName: string,
  city: KnownCity,
): ItineraryDay {
  const places = new Map(placesOf(city).map((place) => [place.id, place]));
  const texts = day.visits.map(({ candidate: { place } }) => {
    const known = places.get(place.id);
    if (known === undefined) throw new Error(`${place.id} is not in ${city.name}`);
    return describePlace(known, city);
  });
  const described = describeDay(day, { day: `Day ${number}` }, hotelName, texts);
  return {
    ...described,
    plan: described.plan.map((place) => withPricesThen(place, city, day.date)),
  };
}
