import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { chosenWindows, windowAt } from "../visits/visit-windows.ts";
import type { DayRules } from "./days-task.ts";
import { findCrossings } from "./find-crossings.ts";
import {
  bestTimePoints,
  CROSSING_POINTS,
  coreOf,
  halfDayPoints,
  IDLE_POINTS,
  legPoints,
  TRAVEL_POINTS,
  UNKNOWN_LEG_MINUTES,
} from "./objective.ts";
import type { TimedDay } from "./timed-day.ts";

/** The points of a day's order: those of `plainScore`, less what crosses. */
export function orderScore(day: TimedDay, rules: DayRules): number {
  return plainScore(day, rules) - CROSSING_POINTS * crossingsOf(day, rules).length;
}

/** The points of a day's order by the weights of the search: good hours, less idle time and the legs. */
export function plainScore(day: TimedDay, rules: DayRules): number {
  const hours = day.visits.reduce((points, { candidate, startMinutes }) => {
    const { place } = candidate;
    const { windows } = chosenWindows(place, day.date, rules.pace, bestTimePoints(place));
    const bonus = windowAt(windows, startMinutes)?.bonus ?? 0;
    return points + bonus + halfDayPoints(place, startMinutes, rules.pace);
  }, 0);
  return hours - IDLE_POINTS * idleMinutes(day, rules) - travelPoints(day, rules);
}

/** The legs of a day that cross each other: 0 is the one from the hotel. None where not all are known, or one is out of town. */
export function crossingsOf({ visits }: TimedDay, { hotel }: Pick<DayRules, "hotel">) {
  const stops = [hotel, ...visits.map(({ candidate }) => candidate.place.at), hotel];
  const isInTown = visits.every(({ candidate }) => candidate.place.way === undefined);
  return findCrossings(isInTown && stops.every((at) => at !== undefined) ? stops : []);
}

/** What all legs of a day cost, from the hotel and back to it. */
function travelPoints({ visits, wayBack }: TimedDay, { hotel }: DayRules): number {
  if (visits.length === 0) return 0;
  const stops = [undefined, ...visits.map(({ candidate }) => candidate.place), undefined];
  const legs = [...visits.map(({ leg }) => leg), wayBack];
  return legs.reduce((sum, leg, index) => {
    const minutes = leg?.minutes ?? (hotel === undefined ? 0 : UNKNOWN_LEG_MINUTES);
    return sum + TRAVEL_POINTS * minutes + legPoints(leg, stops[index], stops[index + 1]);
  }, 0);
}

/**
 * Minutes in which nothing is done, from the first visit to the last. A day that ends before its core does
 * counts as no shorter than that, a longer one as begun with it at the latest.
 */
function idleMinutes(
  { visits, meals }: Pick<TimedDay, "visits" | "meals">,
  { pace }: DayRules,
): number {
  const core = coreOf(pace);
  const from = visits[0]?.startMinutes ?? core.from;
  const to = visits.at(-1)?.endMinutes ?? core.from;
  const usable =
    to < core.to ? Math.max(to - from, core.to - core.from) : to - Math.min(from, core.from);
  const legs = visits.slice(1).map(({ leg }) => DOOR_MINUTES + (leg?.minutes ?? 0));
  const between = meals.filter(
    ({ startMinutes, endMinutes }) => startMinutes >= from && endMinutes <= to,
  );
  const busy = [...visits, ...between].map((span) => span.endMinutes - span.startMinutes);
  return [...legs, ...busy].reduce((left, minutes) => left - minutes, usable);
}
