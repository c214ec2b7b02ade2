import { middleOf, weekdayOf } from "../../calendar-date.ts";
import { clockMinutes } from "../../clock-text.ts";
import { isOnDates } from "../../places/is-on-dates.ts";
import { parseOpeningHours, type WeeklyHours } from "../../places/opening-hours.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import type { KnownPlace } from "../known-city.ts";
import { DAY_MINUTES, GRID_MINUTES, onGridDown, onGridUp } from "./day-hours.ts";
import { eventOn, isEveningEvent } from "./event-of-place.ts";
import { isBestTime } from "./is-best-time.ts";
import { hasNoDoors } from "./open-air.ts";

/** Assumed where the guide does not know the hours; the plan says so. */
const ASSUMED_HOURS = "10:00-17:00";
const ASSUMED_EVENING_HOURS = "18:30-23:00";
const ASSUMED_OPEN_AIR_HOURS = "08:00-20:00";

/** Where a visit that holds on all days may only start within so short a time, one day less counts for less. */
const NARROW_STEPS = 60 / GRID_MINUTES;

/** When a visit may start, and on which weekdays such a visit finds the place open. */
export type VisitStarts = {
  /** Minutes after midnight, both ends included. */
  readonly ranges: readonly (readonly [firstMinutes: number, lastMinutes: number])[];
  /** Weekdays on which a visit started in a range does not hold, 0 for Monday. */
  readonly notOn: readonly number[];
};

/**
 * The starts that hold on as many weekdays as any start can: with no dates a plan must hold on
 * every weekday the place lets it. All hold on the same weekdays; where others would hold on as many,
 * those with a start at the place's best time win, then the earlier ones. Where that leaves less than an hour to start in, those
 * that hold on one weekday less count instead.
 */
export function visitStarts(place: Omit<KnownPlace, "at">): VisitStarts {
  const { visitMinutes, bestTime, bestStarts = [], starts = [], month = "" } = place;
  const hours = place.hours ?? assumedHours(place);
  const key = `${hours}|${visitMinutes}|${bestTime}|${bestStarts}|${starts}|${month}`;
  const found = known.get(key) ?? findStarts(place);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** A plan asks for the same many times: found anew each time it takes a tenth longer. */
const known = new Map<string, VisitStarts>();
const MAX_KNOWN = 4_000;

function findStarts(place: Omit<KnownPlace, "at">): VisitStarts {
  const week = weekOf(place);
  const openFrom = openByStart(week, place);
  const counts = [...openFrom].map(countDays);
  const most = Math.max(...counts);
  if (most === 0) return { ranges: [], notOn: WEEKDAYS };
  const stepsOn = (days: number) => [...counts.keys()].filter((step) => counts[step] === days);
  const onMost = stepsOn(most);
  const isNarrow = place.starts === undefined && onMost.length < NARROW_STEPS;
  const onOneLess = isNarrow && most > 1 ? stepsOn(most - 1) : [];
  const widest = onOneLess.length >= NARROW_STEPS ? onOneLess : onMost;
  const chosen = widest.find((step) => isBestTime(place, step * GRID_MINUTES)) ?? widest[0] ?? 0;
  const weekdays = openFrom[chosen] ?? 0;
  const ranges: [number, number][] = [];
  for (const step of widest) {
    if (openFrom[step] !== weekdays) continue;
    const startMinutes = step * GRID_MINUTES;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] + GRID_MINUTES === startMinutes) last[1] = startMinutes;
    else ranges.push([startMinutes, startMinutes]);
  }
  return { ranges, notOn: WEEKDAYS.filter((weekday) => (weekdays & (1 << weekday)) === 0) };
}

/** For each step of the day, the weekdays on which a visit started then holds: Monday the lowest bit. */
function openByStart(week: WeeklyHours, place: Omit<KnownPlace, "at">): Uint8Array {
  const open = new Uint8Array(DAY_MINUTES / GRID_MINUTES);
  for (const weekday of week.keys()) {
    for (const [first, last] of startsOn(week, weekday, place)) {
      const lastStep = Math.min(last / GRID_MINUTES, open.length - 1);
      for (let step = first / GRID_MINUTES; step <= lastStep; step += 1) {
        open[step] = (open[step] ?? 0) | (1 << weekday);
      }
    }
  }
  return open;
}

/**
 * When a visit may start on a weekday, on marks of the grid, both ends included. Only hours that begin on
 * that weekday count, so every start holds for `isOpenFor` too, which joins hours over midnight. Where the place
 * has starts of its own it is one of these.
 */
export function startsOn(
  week: WeeklyHours,
  weekday: number,
  { visitMinutes, starts }: Pick<KnownPlace, "visitMinutes" | "starts">,
): (readonly [firstMinutes: number, lastMinutes: number])[] {
  const ranges = (week[weekday] ?? [])
    .map(([open, close]) => [onGridUp(open), onGridDown(close - visitMinutes)] as const)
    .filter(([first, last]) => first <= last);
  if (starts === undefined) return ranges;
  return starts
    .map((start) => onGridUp(clockMinutes(start)))
    .filter((start) => ranges.some(([first, last]) => start >= first && start <= last))
    .map((start) => [start, start] as const);
}

function countDays(weekdays: number): number {
  let count = 0;
  for (let left = weekdays; left > 0; left >>= 1) count += left & 1;
  return count;
}

/**
 * The opening hours of a place, or likely ones where they are not known.
 *
 * @param date "2026-05-04": those around that day; without it those of the trip's month, or else of every season.
 */
export function weekOf(place: Omit<KnownPlace, "at">, date?: string): WeeklyHours {
  const isHoliday = date !== undefined && place.holidays?.has(date) === true;
  const day = date ?? (place.month && middleOf(place.month));
  const weekOfHours = (hours: string) => parseOpeningHours(hours, day, isHoliday) ?? [];
  const event = eventOn(place, date)?.hours;
  const usual = place.hours ?? assumedHours(place);
  const week =
    event === undefined || !isEveningEvent(place, date)
      ? weekOfHours(event ?? usual)
      : joined(weekOfHours(usual), weekOfHours(event));
  if (date === undefined) return week;
  const weekday = weekdayOf(date);
  if (isClosedByEvent(place, date)) return week.with(weekday, []);
  const from = opensLateFrom(place, date);
  if (from === undefined) return week;
  const later = (week[weekday] ?? []).flatMap(([open, close]) =>
    close <= from ? [] : [[Math.max(open, from), close] as const],
  );
  return week.with(weekday, later);
}

/** From when on an event of the city lets a place open on that day; undefined where it opens as usual. */
function opensLateFrom(
  { opensLateOn = [] }: Pick<KnownPlace, "opensLateOn">,
  date: string,
): number | undefined {
  const late = opensLateOn.find(({ dates }) => isOnDates(dates, date));
  return late && clockMinutes(late.from);
}

/** Open whenever one of two is. */
function joined(a: WeeklyHours, b: WeeklyHours): WeeklyHours {
  return WEEKDAYS.map((weekday) => {
    const spans = [...(a[weekday] ?? []), ...(b[weekday] ?? [])].sort((x, y) => x[0] - y[0]);
    return spans.reduce<[number, number][]>((all, [open, close]) => {
      const last = all.at(-1);
      if (last !== undefined && open <= last[1]) last[1] = Math.max(last[1], close);
      else all.push([open, close]);
      return all;
    }, []);
  });
}

/** Whether an event of the city shuts it on that day. */
export function isClosedByEvent({ closedOn }: Pick<KnownPlace, "closedOn">, date: string): boolean {
  return closedOn !== undefined && isOnDates(closedOn, date);
}

/** Hours in which a place of unknown hours is likely to be open; what begins at hours of its own is open for them. */
function assumedHours({
  bestTime,
  category,
  starts,
}: Pick<KnownPlace, "bestTime" | "category" | "starts">): string {
  if (starts !== undefined) return "24/7";
  if (bestTime === "evening" || category === "nightlife") return ASSUMED_EVENING_HOURS;
  return hasNoDoors({ category }) ? ASSUMED_OPEN_AIR_HOURS : ASSUMED_HOURS;
}

/** Whether nobody knows what is on there, and when: a hall that opens for its shows. */
export function isProgramUnknown({
  category,
  bestTime,
  starts,
}: Pick<KnownPlace, "category" | "bestTime" | "starts">): boolean {
  return category === "show" && bestTime === "evening" && starts === undefined;
}
