import type { TimedDay } from "../domain/engine/days/timed-day.ts";
import { type KnownCity, placesOf } from "../domain/engine/known-city.ts";
import { describeDay } from "../domain/engine/writing/describe-day.ts";
import { describePlace } from "../domain/engine/writing/describe-place.ts";
import { withPricesThen } from "../domain/engine/writing/with-prices-then.ts";
import { withTicketsOnce } from "../domain/engine/writing/with-tickets-once.ts";
import type { ItineraryDay } from "../domain/trip/trip.ts";

/**
 * Timed days in the trip document's words, a ticket for several places priced once; an empty day stays empty.
 *
 * @param first the number of the first of them.
 */
export function describeGuideDays(
  days: readonly TimedDay[],
  first: number,
  hotelName: string,
  city: KnownCity,
): ItineraryDay[] {
  const places = new Map(placesOf(city).map((place) => [place.id, place]));
  const described = days.map((day, index) => {
    const texts = day.visits.map(({ candidate: { place } }) => {
      const known = places.get(place.id);
      if (known === undefined) throw new Error(`${place.id} is not in ${city.name}`);
      return describePlace(known, city);
    });
    const { plan, ...rest } = describeDay(day, { day: `Day ${first + index}` }, hotelName, texts);
    return { ...rest, plan: plan.map((place) => withPricesThen(place, city, day.date)) };
  });
  return withTicketsOnce(described, city);
}
