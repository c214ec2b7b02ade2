import { distanceKm } from "../../places/geo.ts";
import type { AskedHour } from "../../trip/asked-hour.ts";
import type { Pace } from "../../trip/pace.ts";
import { eventsOn } from "../events-on.ts";
import { type CityEvent, type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import { isEveningEvent } from "./event-of-place.ts";
import { hasWordsOf, isTheme } from "./places-about.ts";
import { askedSpan, openStarts } from "./visit-windows.ts";

/** What one comes for at an event, and on which day of the trip. */
export type EventVisit = { readonly id: string; readonly day: number };

/**
 * What one comes for at the events that words name, "New Year's fireworks", on the days of a trip on which they are: of those that
 * are called so the one with the shortest name first, or else of those of which the guide says so.
 *
 * @param dates of each day; none of an event is on a day without one.
 */
export function eventVisits(
  topic: string,
  city: Pick<KnownCity, "events"> | undefined,
  dates: readonly (string | undefined)[],
): readonly EventVisit[] {
  const events = city === undefined ? [] : dates.flatMap((date, day) => onDay(date, day, city));
  const called = events
    .filter(({ event }) => hasWordsOf(topic, event.name))
    .toSorted((a, b) => a.event.name.length - b.event.name.length);
  const told = events.filter(
    ({ event, day }) =>
      (!isTheme(topic) && hasWordsOf(topic, `${event.name} ${event.note}`)) ||
      (OF_NEW_YEAR.test(topic) && dates[day]?.endsWith("-12-31") && OF_NEW_YEAR.test(event.name)),
  );
  return (called.length > 0 ? called : told).flatMap(({ event: { visits = [] }, day }) =>
    visits.map(({ id }) => ({ id, day })),
  );
}

/** Whatever it is called: people are out at midnight. */
const OF_NEW_YEAR = /\b(?:fireworks?|countdown|new year)/i;

function onDay(date: string | undefined, day: number, city: Pick<KnownCity, "events">) {
  return eventsOn(date, city)
    .filter(({ visits = [] }) => visits.length > 0)
    .map((event: CityEvent) => ({ event, day }));
}

/**
 * Where one is instead of a place that is shut at the hour that was asked for: on the square during the mass of that day, since the
 * church opens after it, and at sunset on another boat where this one is back by then. Undefined where the place itself will do.
 */
export function standInFor(
  place: KnownPlace,
  hour: AskedHour | undefined,
  city: KnownCity,
  { date, pace }: { readonly date: string | undefined; readonly pace: Pace },
): KnownPlace | undefined {
  if (hour === "sunset") return alikeAtSunset(place, city, date, pace);
  const isThen = (one: KnownPlace) =>
    askedSpan({ ...one, askedHour: hour }, date, pace) !== undefined;
  if (hour === undefined || place.visitGroup === undefined || isThen(place)) return undefined;
  const ids = eventsOn(date, city)
    .map(({ visits = [] }) => visits.map(({ id }) => id))
    .filter((visits) => visits.includes(place.id))
    .flatMap((visits) => visits.slice(0, visits.indexOf(place.id)));
  return placesOf(city).find(
    (one) => ids.includes(one.id) && one.visitGroup === place.visitGroup && isThen(one),
  );
}

function alikeAtSunset(
  place: KnownPlace,
  city: KnownCity,
  date: string | undefined,
  pace: Pace,
): KnownPlace | undefined {
  const isThen = (one: KnownPlace) => {
    const [from = 0, to = 0] = askedSpan({ ...one, askedHour: "sunset" }, date, pace) ?? [];
    return openStarts(one, date).ranges.some(([first, last]) => first <= to && last >= from);
  };
  if (place.experience === undefined || isThen(place)) return undefined;
  return placesOf(city).find((one) => one.experience === place.experience && isThen(one));
}

const SAME_SPOT_KM = 0.4;
const OF_NIGHT = /\b(?:night|evening)\b/i;

/** "One night at the Sambadrome", on dates on which an evening is there that is at no other time. */
export function nightAt(
  place: KnownPlace,
  text: string,
  city: KnownCity,
  dates: readonly (string | undefined)[],
): { readonly place: KnownPlace; readonly days: readonly number[] } | undefined {
  if (!OF_NIGHT.test(text) || place.hours === "off") return undefined;
  return placesOf(city)
    .filter((one) => one.hours === "off" && distanceKm(one.at, place.at) <= SAME_SPOT_KM)
    .map((one) => ({
      place: one,
      days: [...dates.keys()].filter((day) => isEveningEvent(one, dates[day])),
    }))
    .find(({ days }) => days.length > 0);
}
