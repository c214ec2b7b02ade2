import { distanceKm, type Position } from "../places/geo.ts";
import type { KnownCity } from "./known-city.ts";

/**
 * The cities of a trip with several bases as one, for what is looked up by id or name; `bases` has each by itself,
 * for all that is planned and judged. What lies between them belongs to the nearest one alone, and no two things have
 * the same id. Of its own bases it makes the same again.
 *
 * @param cities in the order of the trip's bases, one at least.
 */
export function cityOfBases<City extends KnownCity>(
  cities: readonly City[],
): KnownCity & { readonly bases: readonly City[] } {
  const bases = citiesApart(cities);
  const [first] = bases;
  if (first === undefined) throw new Error("a trip has a base");
  return {
    ...first,
    isOpenData: bases.some(({ isOpenData }) => isOpenData === true),
    hotels: bases.flatMap(({ hotels }) => hotels),
    places: bases.flatMap(({ places }) => places),
    dayTrips: bases.flatMap(({ dayTrips = [] }) => dayTrips),
    eateries: bases.flatMap(({ eateries = [] }) => eateries),
    bases,
  };
}

function citiesApart<City extends KnownCity>(cities: readonly City[]): City[] {
  const taken = new Set<string>();
  return cities.map((city, base) => {
    const own = <Item extends { readonly id: string; readonly at: Position }>(
      items: readonly Item[],
    ): Item[] =>
      items
        .filter(({ at }) => nearestOf(at, cities) === base)
        .map((item) => {
          const id = taken.has(item.id) ? `${item.id}-base-${base + 1}` : item.id;
          taken.add(id);
          return id === item.id ? item : { ...item, id };
        });
    const { hotels, places, dayTrips, eateries } = city;
    return {
      ...city,
      hotels: own(hotels),
      places: own(places),
      ...(dayTrips === undefined ? {} : { dayTrips: own(dayTrips) }),
      ...(eateries === undefined ? {} : { eateries: own(eateries) }),
    };
  });
}

/** Which of the cities has its middle nearest to a point. */
function nearestOf(at: Position, cities: readonly KnownCity[]): number {
  const km = cities.map(({ centre }) => distanceKm(at, centre));
  return km.indexOf(Math.min(...km));
}
