import { positionIn } from "../../src/domain/places/coordinates.ts";
import { distanceKm, type Position } from "../../src/domain/places/geo.ts";
import type { Place, TripData } from "../../src/domain/trip/trip.ts";

/** The same places on the same days, each day from the hotel to whatever is nearest next; no hours. */
export function nearestNeighbour(plan: TripData): TripData {
  const hotel = positionIn(plan.hotels[0]?.geoCoordinates);
  return {
    ...plan,
    itinerary: plan.itinerary.map(({ day, date, plan: places }) => ({
      day,
      ...(date === undefined ? {} : { date }),
      plan: inOrder(places, hotel).map(withoutTimes),
    })),
  };
}

function inOrder(places: readonly Place[], hotel: Position | undefined): Place[] {
  const left = [...places];
  const order: Place[] = [];
  let from = hotel;
  while (left.length > 0) {
    const km = (place: Place) => {
      const at = positionIn(place.geoCoordinates);
      return from === undefined || at === undefined ? 0 : distanceKm(from, at);
    };
    const [next] = left.toSorted((a, b) => km(a) - km(b));
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    order.push(next);
    from = positionIn(next.geoCoordinates) ?? from;
  }
  return order;
}

function withoutTimes({ visit: _visit, leg: _leg, ...place }: Place): Place {
  return place;
}
