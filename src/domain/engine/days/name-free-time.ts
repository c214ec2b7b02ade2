import { weekdayOf } from "../../calendar-date.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { namesHolidays, parseOpeningHours } from "../../places/opening-hours.ts";
import type { Pace } from "../../trip/pace.ts";
import type { FreeTime } from "../../trip/trip.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../known-city.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import { fastUntil } from "../visits/fast-until.ts";
import { isBestTime } from "../visits/is-best-time.ts";
import { isOpenFor, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { isClosedByEvent } from "../visits/visit-starts.ts";
import { belongsToEvening, visitWindows, windowAt } from "../visits/visit-windows.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";

/** What is left between two visits is free time where it is more; a part before or after a meal from so many on. */
const LONGEST_WAIT_MINUTES = 45;
const SHORTEST_PART_MINUTES = 20;
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
};

/**
 * Names what the days leave over between two visits, beyond the way, the door and meals: when, until
 * what, and what is near and open then that the plan doesn't have.
 */
export function nameFreeTime(
  days: readonly TimedDay[],
  { city, elsewhere = new Set(), pace }: FreeTimeSetting,
): TimedDay[] {
  const planned = new Set([
    ...elsewhere,
    ...days.flatMap(({ visits, meals }) => [
      ...visits.map(({ candidate }) => candidate.place.id),
      ...meals.map(({ guideId }) => guideId),
    ]),
  ]);
  return days.map((day) => {
    const free = day.visits.slice(1).flatMap((next, index) => {
      const before = day.visits[index];
      if (before === undefined) return [];
      const parts = freeParts(before, next, day);
      return parts.map((part): FreeTime => {
        const isToNext = part.endMinutes === leavingFor(next);
        const until = isToNext ? endOf(next, day.date, pace) : undefined;
        const near = city === undefined ? [] : openNear(part, before, day.date, city, planned);
        return {
          ...part,
          ...(until === undefined ? {} : { until }),
          ...(near.length === 0 ? {} : { near }),
        };
      });
    });
    return { ...day, free };
  });
}

/** The stretches before and after the meals of a gap; none where they come to little. */
function freeParts(before: TimedVisit, next: TimedVisit, { meals }: TimedDay): Span[] {
  const leaving = leavingFor(next);
  const parts: Span[] = [];
  let startMinutes = before.endMinutes;
  let isThere = false;
  for (const meal of meals) {
    if (meal.startMinutes < before.endMinutes || meal.endMinutes > next.startMinutes) continue;
    const way: number = meal.isAfterRide === true && !isThere ? minutesTo(next) : 0;
    parts.push({ startMinutes, endMinutes: meal.startMinutes - way });
    startMinutes = meal.endMinutes;
    isThere ||= way > 0;
  }
  parts.push({ startMinutes, endMinutes: isThere ? next.startMinutes - DOOR_MINUTES : leaving });
  const total = parts.reduce((sum, part) => sum + Math.max(0, minutesOf(part)), 0);
  if (total <= LONGEST_WAIT_MINUTES) return [];
  return parts.filter((part) => minutesOf(part) >= SHORTEST_PART_MINUTES);
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
