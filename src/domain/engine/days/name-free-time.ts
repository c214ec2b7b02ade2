import { weekdayOf } from "../../calendar-date.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { namesHolidays, parseOpeningHours } from "../../places/opening-hours.ts";
import {
  type LegEnd,
  type LegEstimate,
  legBetween,
  type TravelStyle,
} from "../../places/travel.ts";
import type { Pace } from "../../trip/pace.ts";
import type { FreeTime, Meal } from "../../trip/trip.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { kmOnFoot } from "../../trip/ways-of-day.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../known-city.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import { fastUntil } from "../visits/fast-until.ts";
import { isBestTime } from "../visits/is-best-time.ts";
import { isUnwanted } from "../visits/is-unwanted.ts";
import { isOpenFor, meets, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { windowAt } from "../visits/start-windows.ts";
import { weekOf } from "../visits/visit-starts.ts";
import { belongsToEvening, visitWindows } from "../visits/visit-windows.ts";
import { legsOf, type TimedDay, type TimedVisit } from "./timed-day.ts";
import { tableOf, wayOf, withWaysToTables } from "./ways-to-tables.ts";

/** What is left between two visits is free time where it is more; a part before or after a meal from so many on. */
const LONGEST_WAIT_MINUTES = 45;
const SHORTEST_PART_MINUTES = 20;
/** Who would be at the hotel for so long goes back there; with small children and in the heat sooner. No way there takes longer. */
const LONG_REST_MINUTES = 60;
const SHORTEST_REST_MINUTES = 30;
export const LONGEST_WAY_MINUTES = 25;
/** For so long at the hotel one rides farther. */
const HOURS_AT_HOTEL = { minutes: 90, wayMinutes: 40 } as const;
/** The hotel is on the way to what follows where it makes that no longer than this. */
const ON_THE_WAY_MINUTES = 25;
const NEAR_KM = 0.6;
const MAX_NEAR = 2;
/** Worth going there. */
const LOOK_MINUTES = 30;

export type FreeTimeSetting = {
  /** Whose places may be near; without it nothing is said to be. */
  readonly city?: Pick<KnownCity, "places" | "eateries"> | undefined;
  /** What the traveller wants no part of isn't named. */
  readonly tripWishes?: readonly TripWish[] | undefined;
  /** Ids of what other days of the trip have. */
  readonly elsewhere?: ReadonlySet<string | undefined>;
  readonly pace: Pace;
  readonly hotel: Position | undefined;
  readonly style: TravelStyle;
};

/**
 * Names what the days leave over between two visits, beyond the way, the door and meals: when, until
 * what, and what is near and open then that the plan doesn't have. Who has hours, or small children, spends them at
 * the hotel where it isn't far.
 */
export function nameFreeTime(days: readonly TimedDay[], setting: FreeTimeSetting): TimedDay[] {
  const { elsewhere = new Set(), pace } = setting;
  const city = setting.city && withoutUnwanted(setting.city, setting.tripWishes);
  const planned = new Set([
    ...elsewhere,
    ...days.flatMap(({ visits, meals }) => [
      ...visits.map(({ candidate }) => candidate.place.id),
      ...meals.map(({ guideId }) => guideId),
    ]),
  ]);
  return days.map((timed) => {
    const day = withWaysToTables(timed, setting);
    const free: FreeTime[] = [];
    const ways = new Map<Meal, Meal>();
    const visits = day.visits.map((next, index) => {
      const before = day.visits[index - 1];
      if (before === undefined) return next;
      let visit = next;
      for (const { from, to, meal, isThere, isToNext, ...part } of freeParts(
        before,
        next,
        day,
        pace,
        setting.city?.eateries,
      )) {
        const at = isThere ? next : before;
        const hasDined = hadDinner(day, part.startMinutes);
        const ends = { from: from ?? at.candidate.place, to: to ?? at.candidate.place };
        const span = to === undefined ? part : { ...part, endMinutes: meal?.startMinutes ?? 0 };
        const rest = restAtHotel(span, ends, next, { isToNext, hasDined }, setting);
        if (
          rest !== undefined &&
          (rest.isAsked || kmOnFoot(legsOf(day)) + rest.km <= pace.maxWalkKm)
        ) {
          const { startMinutes, endMinutes, there, leg } = rest;
          const isToTable = to !== undefined && meal !== undefined;
          free.push({
            ...{ startMinutes, endMinutes, rest: "hotel", there },
            ...(isToNext || isToTable ? {} : { on: wayOf(leg) }),
          });
          if (isToTable) ways.set(meal, { ...(ways.get(meal) ?? meal), there: wayOf(leg) });
          if (isToNext) {
            visit = { ...next, leg, isFromHotel: true };
            // From the table one goes to the hotel.
            const last = day.meals.findLast((one) => one.endMinutes <= startMinutes && one.on);
            if (last !== undefined && last.startMinutes >= before.endMinutes) {
              const { on: _, ...without } = ways.get(last) ?? last;
              ways.set(last, without);
            }
          }
          continue;
        }
        const until = isToNext ? endOf(next, day.date, pace) : undefined;
        const isRest = pace.restMinutes > 0 && minutesOf(part) >= SHORTEST_REST_MINUTES;
        const offers = isRest ? restingIn(city) : city;
        const here = from?.at ?? at.candidate.place.at;
        const near =
          offers === undefined || here === undefined
            ? []
            : openNear(part, here, day.date, offers, planned);
        free.push({
          ...part,
          ...(until === undefined ? {} : { until }),
          ...(near.length === 0 ? {} : { near }),
          ...(isRest ? { rest: "here" as const } : {}),
        });
      }
      return visit;
    });
    const evening = beforeDinner(day, setting);
    free.push(...evening.free);
    if (evening.dinner !== undefined) ways.set(...evening.dinner);
    const meals = day.meals.map((meal) => ways.get(meal) ?? meal);
    return { ...day, visits, meals, free };
  });
}

/** Whether dinner, at a table that is booked or any other, is over by then. */
function hadDinner({ visits, meals }: TimedDay, minutes: number): boolean {
  const tables = visits.filter(({ candidate }) => candidate.place.mealKind === "dinner");
  const dinners = meals.filter(({ kind }) => kind === "dinner");
  return [...tables, ...dinners].some(({ endMinutes }) => endMinutes <= minutes);
}

/**
 * The time before a dinner that ends the day, where it is long: at the hotel, by who goes back before a dinner near it or has
 * the time to; and the dinner with its way from there.
 */
function beforeDinner(
  day: TimedDay,
  setting: FreeTimeSetting,
): { readonly free: FreeTime[]; readonly dinner?: readonly [was: Meal, is: Meal] } {
  const { visits, meals, wayBack } = day;
  const last = visits.at(-1);
  const dinner = meals.at(-1);
  const { hotel, city: { eateries } = {} } = setting;
  if (last === undefined || dinner === undefined) return { free: [] };
  // Lunch may follow what is seen last.
  const eaten = meals.slice(0, -1).filter((meal) => meal.endMinutes > last.endMinutes);
  const left = Math.max(last.endMinutes, ...eaten.map((meal) => meal.endMinutes));
  const endMinutes = dinner.startMinutes - (dinner.there?.minutes ?? 0);
  if (dinner.isAfterRide === true) {
    const startMinutes = left + (wayBack?.minutes ?? 0);
    return endMinutes - startMinutes < SHORTEST_REST_MINUTES || hotel === undefined
      ? { free: [] }
      : { free: [{ startMinutes, endMinutes, rest: "hotel" }] };
  }
  const part = { startMinutes: left, endMinutes };
  if (minutesOf(part) <= LONGEST_WAIT_MINUTES) return { free: [] };
  const lunch = eaten.at(-1);
  const from = (lunch && tableOf(lunch, eateries)) ?? last.candidate.place;
  const table = dinner.there && tableOf(dinner, eateries);
  const ends = { from, to: table ?? last.candidate.place };
  const span = table === undefined ? part : { ...part, endMinutes: dinner.startMinutes };
  const rest = restAtHotel(span, ends, last, { isToNext: false, hasDined: false }, setting);
  if (rest === undefined || kmOnFoot(legsOf(day)) + rest.km > setting.pace.maxWalkKm)
    return { free: [part] };
  const { leg, there } = rest;
  const hours = { startMinutes: rest.startMinutes, endMinutes: rest.endMinutes };
  return table === undefined
    ? { free: [{ ...hours, rest: "hotel", there, on: wayOf(leg) }] }
    : {
        free: [{ ...hours, rest: "hotel", there }],
        dinner: [dinner, { ...dinner, there: wayOf(leg) }],
      };
}

/**
 * What is left at the hotel between the ways there and on, until when, the way on, and kilometres on foot; undefined where that isn't worth it.
 *
 * @param ends where one was, and where what follows is: a table, or without one where one was.
 * @param next where one goes from the hotel with `isToNext`.
 */
function restAtHotel(
  part: Span,
  ends: { readonly from: LegEnd; readonly to: LegEnd },
  next: TimedVisit,
  { isToNext, hasDined }: { readonly isToNext: boolean; readonly hasDined: boolean },
  { hotel, style, pace }: FreeTimeSetting,
):
  | (Span &
      Pick<FreeTime, "there"> & {
        readonly leg: LegEstimate;
        readonly km: number;
        readonly isAsked: boolean;
      })
  | undefined {
  const { from } = ends;
  const to = isToNext ? next.candidate.place : ends.to;
  if (hotel === undefined || from.way !== undefined || to.way !== undefined) return undefined;
  const there = legBetween(from, { at: hotel }, style);
  const on = legBetween({ at: hotel }, to, style);
  if (there === undefined || on === undefined) return undefined;
  const startMinutes = part.startMinutes + there.minutes;
  const endMinutes = (isToNext ? next.startMinutes - DOOR_MINUTES : part.endMinutes) - on.minutes;
  const stay = endMinutes - startMinutes;
  const isAsked = (pace.free ?? []).some(
    (hours) =>
      hours.isAtHotel === true && hours.fromMinutes < endMinutes && hours.toMinutes > startMinutes,
  );
  const { minutes, wayMinutes } = HOURS_AT_HOTEL;
  const usual = pace.restMinutes > 0 ? SHORTEST_REST_MINUTES : LONG_REST_MINUTES;
  // Who has dined goes on from the table.
  const least = isAsked ? SHORTEST_REST_MINUTES : hasDined ? minutes : usual;
  const isNear =
    isAsked ||
    there.minutes <= (stay >= minutes ? wayMinutes : LONGEST_WAY_MINUTES) ||
    (isToNext && there.minutes + on.minutes <= minutesTo(next) + ON_THE_WAY_MINUTES);
  // Nobody is longer on the way than there.
  if (!isNear || stay < Math.max(least, isAsked ? 0 : there.minutes + on.minutes)) return undefined;
  return {
    ...{ startMinutes, endMinutes, leg: on, isAsked, there: wayOf(there) },
    km: kmOnFoot([there, on]),
  };
}

/**
 * A stretch of free time: whether one is where the next visit is by then, and whether the way there follows. `from` and `to` are
 * tables, of the meal before it and of the one after it, `meal`.
 */
type FreePart = Span & {
  readonly from?: LegEnd | undefined;
  readonly to?: LegEnd | undefined;
  readonly meal?: Meal | undefined;
  readonly isThere: boolean;
  readonly isToNext: boolean;
};

/** The stretches before and after the meals of a gap; none where they come to little. */
function freeParts(
  before: TimedVisit,
  next: TimedVisit,
  { meals }: TimedDay,
  { restMinutes }: Pace,
  eateries: readonly KnownEatery[] | undefined,
): FreePart[] {
  const parts: FreePart[] = [];
  let startMinutes = before.endMinutes;
  let isThere = false;
  let from: LegEnd | undefined;
  let on: Meal["on"];
  for (const meal of meals) {
    if (meal.startMinutes < before.endMinutes || meal.endMinutes > next.startMinutes) continue;
    const { there } = meal;
    const to = there && tableOf(meal, eateries);
    const ride: number = meal.isAfterRide === true && !isThere ? minutesTo(next) : 0;
    const endMinutes = meal.startMinutes - (there?.minutes ?? ride);
    parts.push({ startMinutes, endMinutes, from, to, meal, isThere, isToNext: false });
    startMinutes = meal.endMinutes;
    isThere = to === undefined && (isThere || ride > 0);
    from = to;
    on = meal.on;
  }
  const way = isThere ? 0 : (on?.minutes ?? minutesTo(next));
  const endMinutes = next.startMinutes - way - DOOR_MINUTES;
  parts.push({ startMinutes, endMinutes, from, isThere, isToNext: !isThere });
  const total = parts.reduce((sum, part) => sum + Math.max(0, minutesOf(part)), 0);
  // Who has to rest does so in what is left, if that is enough for it.
  const isEnough = restMinutes > 0 ? total >= SHORTEST_REST_MINUTES : total > LONGEST_WAIT_MINUTES;
  if (!isEnough) return [];
  return parts.filter(
    (part) => minutesOf(part) >= SHORTEST_PART_MINUTES && !meals.some((meal) => meets(part, meal)),
  );
}

function minutesOf({ startMinutes, endMinutes }: Span): number {
  return endMinutes - startMinutes;
}

function minutesTo({ leg }: TimedVisit): number {
  return leg?.minutes ?? 0;
}

function endOf(
  { candidate: { place }, startMinutes, endMinutes }: TimedVisit,
  date: string | undefined,
  pace: Pace,
): FreeTime["until"] {
  if (place.bestTime === "sunset" && isBestTime(place, startMinutes, date)) return "sunset";
  if (belongsToEvening(place, date)) return "evening";
  const stay = { ...place, visitMinutes: endMinutes - startMinutes };
  const { windows } = visitWindows(stay, date, pace, 0);
  return windowAt(windows, startMinutes - GRID_MINUTES) === undefined ? "opening" : undefined;
}

/** Where one sits down without a meal: parks, cafés and halls. */
function restingIn(city: FreeTimeSetting["city"]): FreeTimeSetting["city"] {
  const places = city?.places.filter(({ category }) => category === "park");
  const eateries = city?.eateries?.filter(({ kind }) => kind === "cafe" || kind === "food-hall");
  return places && { places, ...(eateries && { eateries }) };
}

function withoutUnwanted(
  { places, eateries }: NonNullable<FreeTimeSetting["city"]>,
  wishes: readonly TripWish[] = [],
): NonNullable<FreeTimeSetting["city"]> {
  const wanted = places.filter((place) => !isUnwanted(place, wishes));
  return { places: wanted, ...(eateries && { eateries }) };
}

/** Places of the guide that take no longer, the best known first, then places to eat, the nearest first. */
function openNear(
  part: Span,
  at: Position,
  date: string | undefined,
  { places, eateries = [] }: Pick<KnownCity, "places" | "eateries">,
  planned: ReadonlySet<string | undefined>,
): string[] {
  const look = { ...part, endMinutes: part.startMinutes + LOOK_MINUTES };
  const km = (place: { readonly at: Position }) => distanceKm(at, place.at);
  const isThere = (place: KnownPlace | KnownEatery) =>
    !planned.has(place.id) && km(place) <= NEAR_KM && isOpen(place, look, date);
  return [
    ...places
      .filter((place) => isThere(place) && place.visitMinutes <= minutesOf(part))
      .sort((a, b) => b.popularity - a.popularity || km(a) - km(b)),
    ...eateries.filter(isThere).sort((a, b) => km(a) - km(b)),
  ]
    .map(({ name }) => name)
    .slice(0, MAX_NEAR);
}

/** Only what is known to be open. */
function isOpen(place: KnownPlace | KnownEatery, look: Span, date: string | undefined): boolean {
  const { hours, holidays } = place;
  if (hours === undefined) return false;
  if ("kind" in place && look.startMinutes < fastUntil(place, date)) return false;
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  if (isHoliday && hours !== "24/7" && !namesHolidays(hours)) return false;
  const week =
    "category" in place ? weekOf(place, date) : (parseOpeningHours(hours, date, isHoliday) ?? []);
  return date === undefined
    ? openWeekdays(week, look).every(Boolean)
    : isOpenFor(week, weekdayOf(date), look);
}
