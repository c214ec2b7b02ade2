import type { KnownCity, KnownEatery, KnownPlace } from "./known-city.ts";

/** Cities are large and asked for at each reading of a trip: of each, the one of the month that was asked for last. */
const inMonths = new WeakMap<KnownCity, { readonly month: string; readonly city: KnownCity }>();
const withoutMonth = new WeakMap<KnownCity, KnownCity>();

/**
 * A city as a trip without dates finds it in a month: its places, and its places to eat, have the hours, the daylight and the heat of that
 * month, on every weekday. Where a date is known, the date decides.
 *
 * @param city as it is known, or as this function answered it for another month.
 * @param month "2027-05"; undefined: the city as it is known.
 */
export function cityInMonth<City extends KnownCity | undefined>(
  city: City,
  month: string | undefined,
): City {
  if (city === undefined) return city;
  const known = withoutMonth.get(city) ?? city;
  if (month === undefined) return known as City;
  const last = inMonths.get(known);
  if (last?.month === month) return last.city as City;
  const then = <Known extends KnownPlace | KnownEatery>(place: Known): Known => ({
    ...place,
    month,
  });
  const { places, dayTrips, eateries } = known;
  const found: KnownCity = {
    ...known,
    places: places.map(then),
    ...(dayTrips === undefined ? {} : { dayTrips: dayTrips.map(then) }),
    ...(eateries === undefined ? {} : { eateries: eateries.map(then) }),
  };
  inMonths.set(known, { month, city: found });
  withoutMonth.set(found, known);
  return found as City;
}
