import { weekdayOf } from "../../calendar-date.ts";
import { clockText } from "../../clock-text.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import { asksForPrayers, FRIDAY } from "../../trip/prayer-wish.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { onGridDown } from "./day-hours.ts";
import { sunriseOn, sunsetOn } from "./is-best-time.ts";
import { namedPlaces } from "./named-places.ts";

/** One is there before the call at noon by the sun, and for the sermon and the prayer (editorial). */
const BEFORE_NOON_MINUTES = 10;
const PRAYERS_MINUTES = 60;

/** Of a city, as it is for the last wishes of that kind: a trip whose city is another object is read anew. */
const atPrayers = new WeakMap<KnownCity, { readonly key: string; readonly city: KnownCity }>();

/** A city whose mosques that the traveller wants to pray at on Friday are open for that, and seen at no other hour. */
export function cityAtPrayers<City extends KnownCity | undefined>(
  city: City,
  { wishes = [], startDate }: PlanRequest,
): City {
  const asked = wishes.filter(asksForPrayers);
  if (city === undefined || startDate === undefined || asked.length === 0) return city;
  const found = new Set(
    asked.flatMap(({ names }) => namedPlaces(names, city.places).found.map(({ place }) => place)),
  );
  const key = [startDate, ...[...found].map(({ id }) => id)].join();
  const last = atPrayers.get(city);
  if (last?.key === key) return last.city as City;
  const places = city.places.map((place) =>
    found.has(place) ? (withPrayers(place, startDate) ?? place) : place,
  );
  const then: KnownCity = { ...city, places };
  atPrayers.set(city, { key, city: then });
  atPrayers.set(then, { key, city: then });
  return then as City;
}

/** Whether one is there while they pray. */
export function isAtPrayers(
  place: KnownPlace,
  date: string | undefined,
  { startMinutes, endMinutes }: { readonly startMinutes: number; readonly endMinutes: number },
): boolean {
  const noon = date === undefined ? undefined : noonOn(place, date);
  return (
    date !== undefined &&
    noon !== undefined &&
    weekdayOf(date) === FRIDAY &&
    startMinutes <= noon &&
    endMinutes >= noon + PRAYERS_MINUTES - 2 * BEFORE_NOON_MINUTES
  );
}

function withPrayers(place: KnownPlace, date: string): KnownPlace | undefined {
  const noon = place.category === "worship" ? noonOn(place, date) : undefined;
  if (noon === undefined) return undefined;
  const from = onGridDown(noon - BEFORE_NOON_MINUTES);
  const start = clockText(from);
  return {
    ...place,
    hours: `Fr ${start}-${clockText(from + PRAYERS_MINUTES)}`,
    starts: [start],
    visitMinutes: PRAYERS_MINUTES,
  };
}

/** When the sun is highest, in minutes after midnight. */
function noonOn(place: KnownPlace, date: string): number | undefined {
  const [rise, set] = [sunriseOn(place, date), sunsetOn(place, date)];
  return rise === undefined || set === undefined ? undefined : (rise + set) / 2;
}
