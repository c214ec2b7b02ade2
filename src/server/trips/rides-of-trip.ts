import timeZoneAt from "@photostructure/tz-lookup";
import { addDays, daysBetween, weekdayOf } from "../../domain/calendar-date.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../../domain/engine/reading/planned-trip.ts";
import { atLocalTime, localTime } from "../../domain/local-time.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Leg } from "../../domain/places/leg.ts";
import type { Ride, TripRides } from "../../domain/places/ride.ts";
import { tableAtEnd } from "../../domain/trip/table-at-end.ts";
import { ServiceError } from "../lib/service-error.ts";
import type { RideQuestion, TransitRides } from "../ways/transit-rides.ts";

/** A long trip's rides; more are never asked about. */
const MOST_RIDES = 120;
/** A day without a date is taken for a Wednesday. */
const USUAL_WEEKDAY = 2;
/** Without hours: a usual one for a ride by day. */
const USUAL_MINUTES = 12 * 60;
const DAY_MINUTES = 24 * 60;
/** In the morning after. */
const NIGHT_ENDS_MINUTES = DAY_MINUTES + 4 * 60;

type RiddenLeg = {
  readonly dayId: string;
  readonly fromId: string | undefined;
  readonly placeId: string | undefined;
  readonly city: KnownCity;
  readonly question: RideQuestion;
};

/**
 * The rides of a trip by public transport, one after the other: those that are kept, and as many new ones as come before
 * the signal. Each is noted for all who plan in its town.
 */
export async function ridesOfTrip(
  trip: SavedTrip,
  transitRides: TransitRides,
  { nowMs, signal }: { readonly nowMs: number; readonly signal: AbortSignal },
): Promise<TripRides> {
  const legs = riddenLegs(trip, nowMs).slice(0, MOST_RIDES);
  const found: { readonly leg: RiddenLeg; readonly ride: Ride | null }[] = [];
  let isAsking = true;
  for (const leg of legs) {
    const ride = isAsking
      ? await asked(leg.question, transitRides, signal)
      : await transitRides.kept(leg.question);
    if (ride === undefined) isAsking = false;
    else found.push({ leg, ride });
  }
  for (const [city, ofCity] of Map.groupBy(found, ({ leg }) => leg.city)) {
    const rides = ofCity.flatMap(({ leg: { question }, ride }) =>
      ride === null ? [] : [{ from: question.from, to: question.to, minutes: ride.minutes }],
    );
    if (rides.length > 0) await transitRides.note(city, rides);
  }
  return {
    source: transitRides.source,
    rides: found.map(({ leg: { dayId, fromId, placeId }, ride }) => ({
      dayId,
      fromId,
      placeId,
      ride,
    })),
    left: legs.length - found.length,
  };
}

/** Undefined where it can't be had now. */
async function asked(question: RideQuestion, transitRides: TransitRides, signal: AbortSignal) {
  try {
    return await transitRides.find(question, { signal });
  } catch (error) {
    // The circuit breaker has logged why.
    if (error instanceof ServiceError || signal.aborted) return undefined;
    throw error;
  }
}

function riddenLegs({ towns }: SavedTrip, nowMs: number): RiddenLeg[] {
  return towns.flatMap(({ city, days }) =>
    city === undefined ? [] : days.flatMap((day) => legsOn(day, city, nowMs)),
  );
}

function legsOn(day: SavedDay, city: KnownCity, nowMs: number): RiddenLeg[] {
  const { text, hotel, places } = day;
  const stops = [
    ...places.map(({ at, text: { id, leg, visit } }) => ({ at, id, leg, visit })),
    { at: hotel?.at, id: undefined, leg: text.wayBack, visit: undefined },
  ];
  return stops.flatMap(({ at, id, leg, visit }, index) => {
    const before = stops[index - 1];
    const isHome = id === undefined;
    const table = isHome ? tableAtEnd(text.meals, before?.visit?.endMinutes) : undefined;
    const from = index === 0 ? hotel?.at : (table?.at ?? before?.at);
    if (!isRidden(leg) || from === undefined || at === undefined) return [];
    // A way that has a meal or free time before it begins later; the visit says when it has ended.
    const leaves =
      id === undefined
        ? (table?.endMinutes ?? before?.visit?.endMinutes)
        : visit && Math.max(0, visit.startMinutes - leg.minutes);
    const when = { date: day.date, minutes: leaves ?? USUAL_MINUTES, isHome };
    const question = questionOf({ from, to: at }, when, nowMs);
    return [{ dayId: text.id, fromId: before?.id, placeId: id, city, question }];
  });
}

/** By public transport, in town or out of it. */
function isRidden(leg: Leg | undefined): leg is Leg {
  return leg?.mode === "transit";
}

/** On the next day of that weekday that timetables are sure to have. */
function questionOf(
  ends: { readonly from: Position; readonly to: Position },
  when: { readonly date: string | undefined; readonly minutes: number; readonly isHome: boolean },
  nowMs: number,
): RideQuestion {
  const timeZone = timeZoneAt(ends.from.lat, ends.from.lon);
  const { date: today } = localTime(nowMs, timeZone);
  const minutes = when.minutes % DAY_MINUTES;
  const late = Math.floor(when.minutes / DAY_MINUTES);
  const wanted = when.date === undefined ? undefined : addDays(when.date, late);
  const weekday = wanted === undefined ? USUAL_WEEKDAY : weekdayOf(wanted);
  const ahead = wanted === undefined ? -1 : daysBetween(today, wanted);
  const isNear = ahead >= 1 && ahead <= 7;
  const next = addDays(today, 1 + ((weekday - weekdayOf(today) + 13) % 7));
  const date = isNear && wanted !== undefined ? wanted : next;
  const hour = Math.floor(minutes / 60);
  const night = { nightEndsMs: atLocalTime(date, NIGHT_ENDS_MINUTES, timeZone) };
  return {
    ...ends,
    weekday,
    hour,
    atMs: atLocalTime(date, hour * 60, timeZone),
    ...(when.isHome && late === 0 ? night : {}),
    timeZone,
  };
}
