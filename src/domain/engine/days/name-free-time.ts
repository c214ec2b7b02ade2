import { weekdayOf } from "../../calendar-date.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { namesHolidays, parseOpeningHours } from "../../places/opening-hours.ts";
import { type LegEstimate, legBetween, type TravelStyle } from "../../places/travel.ts";
import type { Pace } from "../../trip/pace.ts";
import type { FreeTime } from "../../trip/trip.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../known-city.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import { fastUntil } from "../visits/fast-until.ts";
import { isBestTime } from "../visits/is-best-time.ts";
import { isOpenFor, meets, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { isClosedByEvent } from "../visits/visit-starts.ts";
import { belongsToEvening, visitWindows, windowAt } from "../visits/visit-windows.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";

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
  const { city, elsewhere = new Set(), pace } = setting;
  const planned = new Set([
    ...elsewhere,
    ...days.flatMap(({ visits, meals }) => [
      ...visits.map(({ candidate }) => candidate.place.id),
      ...meals.map(({ guideId }) => guideId),
    ]),
  ]);
  return days.map((day) => {
    const free: FreeTime[] = [];
    const visits = day.visits.map((next, index) => {
      const before = day.visits[index - 1];
      if (before === undefined) return next;
      let visit = next;
      for (const { isThere, isToNext, ...part } of freeParts(before, next, day)) {
        const at = isThere ? next : before;
        const hasDined = hadDinner(day, part.startMinutes);
        const rest = restAtHotel(part, at, isToNext ? next : at, { isToNext, hasDined }, setting);
        if (rest !== undefined && (rest.isAsked || kmOnFoot(day) + rest.km <= pace.maxWalkKm)) {
          free.push({
            startMinutes: rest.startMinutes,
            endMinutes: rest.endMinutes,
            rest: "hotel",
            there: rest.there,
          });
          if (isToNext) visit = { ...next, leg: rest.leg, isFromHotel: true };
          continue;
        }
        const until = isToNext ? endOf(next, day.date, pace) : undefined;
        const isRest = pace.restMinutes > 0 && minutesOf(part) >= SHORTEST_REST_MINUTES;
        const offers = isRest ? restingIn(city) : city;
        const near = offers === undefined ? [] : openNear(part, at, day.date, offers, planned);
        free.push({
          ...part,
          ...(until === undefined ? {} : { until }),
          ...(near.length === 0 ? {} : { near }),
          ...(isRest ? { rest: "here" as const } : {}),
        });
      }
      return visit;
    });
    free.push(...restBeforeDinner(day, setting));
    return { ...day, visits, free };
  });
}

/** Whether dinner, at a table that is booked or any other, is over by then. */
function hadDinner({ visits, meals }: TimedDay, minutes: number): boolean {
  const tables = visits.filter(({ candidate }) => candidate.place.mealKind === "dinner");
  const dinners = meals.filter(({ kind }) => kind === "dinner");
  return [...tables, ...dinners].some(({ endMinutes }) => endMinutes <= minutes);
}

/** Who goes back before a dinner near the hotel has the time until then there. */
function restBeforeDinner(
  { visits, meals, wayBack }: TimedDay,
  { hotel }: FreeTimeSetting,
): FreeTime[] {
  const last = visits.at(-1);
  const dinner = meals.at(-1);
  if (last === undefined || hotel === undefined || dinner?.isAfterRide !== true) return [];
  // Lunch may follow what is seen last.
  const eaten = meals.slice(0, -1).map((meal) => meal.endMinutes);
  const startMinutes = Math.max(last.endMinutes, ...eaten) + (wayBack?.minutes ?? 0);
  const endMinutes = dinner.startMinutes;
  return endMinutes - startMinutes < SHORTEST_REST_MINUTES
    ? []
    : [{ startMinutes, endMinutes, rest: "hotel" }];
}

/**
 * What is left at the hotel between the ways there and on, until when, the way on, and kilometres on foot; undefined where that isn't worth it.
 *
 * @param next where one goes from the hotel; without `isToNext` what follows, a meal or the visit itself, is where one was.
 */
function restAtHotel(
  part: Span,
  before: TimedVisit,
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
  const isFar = before.candidate.place.way !== undefined || next.candidate.place.way !== undefined;
  if (hotel === undefined || isFar) return undefined;
  const there = legBetween(before.candidate.place, { at: hotel }, style);
  const on = legBetween({ at: hotel }, next.candidate.place, style);
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
  const { mode, minutes: onTheWay, distanceKm: km } = there;
  return {
    ...{ startMinutes, endMinutes, leg: on, isAsked },
    km: kmWalked([there, on]),
    there: { mode, minutes: onTheWay, distanceKm: km },
  };
}

function kmOnFoot({ visits, wayBack }: TimedDay): number {
  return kmWalked([...visits.map(({ leg }) => leg), wayBack]);
}

function kmWalked(legs: readonly (LegEstimate | undefined)[]): number {
  return legs.reduce((sum, leg) => sum + (leg?.mode === "walk" ? leg.distanceKm : 0), 0);
}

/** A stretch of free time: whether one is where the next visit is by then, and whether the way there follows. */
type FreePart = Span & { readonly isThere: boolean; readonly isToNext: boolean };

/** The stretches before and after the meals of a gap; none where they come to little. */
function freeParts(before: TimedVisit, next: TimedVisit, { meals }: TimedDay): FreePart[] {
  const parts: FreePart[] = [];
  let startMinutes = before.endMinutes;
  let isThere = false;
  for (const meal of meals) {
    if (meal.startMinutes < before.endMinutes || meal.endMinutes > next.startMinutes) continue;
    const way: number = meal.isAfterRide === true && !isThere ? minutesTo(next) : 0;
    const endMinutes = meal.startMinutes - way;
    parts.push({ startMinutes, endMinutes, isThere, isToNext: false });
    startMinutes = meal.endMinutes;
    isThere ||= way > 0;
  }
  const endMinutes = isThere ? next.startMinutes - DOOR_MINUTES : leavingFor(next);
  parts.push({ startMinutes, endMinutes, isThere, isToNext: !isThere });
  const total = parts.reduce((sum, part) => sum + Math.max(0, minutesOf(part)), 0);
  if (total <= LONGEST_WAIT_MINUTES) return [];
  return parts.filter(
    (part) => minutesOf(part) >= SHORTEST_PART_MINUTES && !meals.some((meal) => meets(part, meal)),
  );
}

function minutesOf({ startMinutes, endMinutes }: Span): number {
  return endMinutes - startMinutes;
}

function leavingFor(next: TimedVisit): number {
  return next.startMinutes - minutesTo(next) - DOOR_MINUTES;
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

/** Places of the guide, the best known first, then places to eat, the nearest first. */
function openNear(
  part: Span,
  { candidate }: TimedVisit,
  date: string | undefined,
  { places, eateries = [] }: Pick<KnownCity, "places" | "eateries">,
  planned: ReadonlySet<string | undefined>,
): string[] {
  const { at } = candidate.place;
  if (at === undefined) return [];
  const look = { ...part, endMinutes: part.startMinutes + LOOK_MINUTES };
  const km = (place: { readonly at: Position }) => distanceKm(at, place.at);
  const isThere = (place: KnownPlace | KnownEatery) =>
    !planned.has(place.id) && km(place) <= NEAR_KM && isOpen(place, look, date);
  return [
    ...places.filter(isThere).sort((a, b) => b.popularity - a.popularity || km(a) - km(b)),
    ...eateries.filter(isThere).sort((a, b) => km(a) - km(b)),
  ]
    .map(({ name }) => name)
    .slice(0, MAX_NEAR);
}

/** Only what is known to be open. */
function isOpen(place: KnownPlace | KnownEatery, look: Span, date: string | undefined): boolean {
  const { hours, holidays } = place;
  if (hours === undefined) return false;
  const isShut = date !== undefined && "category" in place && isClosedByEvent(place, date);
  const isFast = "kind" in place && look.startMinutes < fastUntil(place, date);
  if (isShut || isFast) return false;
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  if (isHoliday && hours !== "24/7" && !namesHolidays(hours)) return false;
  const week = parseOpeningHours(hours, date, isHoliday) ?? [];
  return date === undefined
    ? openWeekdays(week, look).every(Boolean)
    : isOpenFor(week, weekdayOf(date), look);
}
