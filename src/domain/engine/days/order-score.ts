import { distanceKm } from "../../places/geo.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { windowAt } from "../visits/start-windows.ts";
import { chosenWindows } from "../visits/visit-windows.ts";
import type { DayRules } from "./days-task.ts";
import { findCrossings } from "./find-crossings.ts";
import {
  bestTimePoints,
  CROSSING_POINTS,
  coreOf,
  halfDayPoints,
  IDLE_POINTS,
  legPoints,
  REENTERED_POINTS,
  RETURN_POINTS,
  TRAVEL_POINTS,
  UNKNOWN_LEG_MINUTES,
} from "./objective.ts";
import { legsOf, type TimedDay } from "./timed-day.ts";

/** Next door one may be in another quarter and come back. */
const ANOTHER_QUARTER_KM = 0.6;

/** So much longer than the way without it, in kilometres and as a ratio, a visit is one to come back from. */
const RETURN_KM = 2;
const RETURN_RATIO = 2;

/** The points of a day's order: those of `plainScore`, less what crosses, and what one goes far out for and comes back. */
export function orderScore(day: TimedDay, rules: DayRules): number {
  return (
    plainScore(day, rules) -
    CROSSING_POINTS * crossingsOf(day, rules).length -
    RETURN_POINTS * returnsOf(day).length -
    REENTERED_POINTS * reenteredIn(day).length
  );
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

/** The visits from which one comes back to where one was, far off in town: by the leg there and the one back, 0 from the hotel. */
export function returnsOf({ visits }: TimedDay): [leg: number, later: number][] {
  const places = visits.map(({ candidate }) => candidate.place);
  return places.flatMap((there, index): [number, number][] => {
    const [a, b, c] = [places[index - 1]?.at, there.at, places[index + 1]?.at];
    if (a === undefined || b === undefined || c === undefined || there.way !== undefined) return [];
    const around = distanceKm(a, b) + distanceKm(b, c);
    const straight = distanceKm(a, c);
    const isReturn = around - straight >= RETURN_KM && around >= RETURN_RATIO * straight;
    return isReturn ? [[index, index + 1]] : [];
  });
}

/** The legs out of a quarter that the day has left for what is far from it, and back into it. */
export function reenteredIn({ visits }: TimedDay): [leg: number, later: number][] {
  const places = visits.map(({ candidate }) => candidate.place);
  return places.flatMap((place, to): [number, number][] => {
    const { quarter } = place;
    const from = places.slice(0, to).findLastIndex((one) => one.quarter === quarter);
    if (quarter === undefined || from < 0 || from === to - 1) return [];
    const isFar = places.slice(from + 1, to).some(({ at, way }) => {
      const ends = [places[from]?.at, place.at];
      return (
        way === undefined &&
        ends.every((end) => end && at && distanceKm(end, at) >= ANOTHER_QUARTER_KM)
      );
    });
    return isFar ? [[from + 1, to]] : [];
  });
}

/** What all legs of a day cost, from the hotel and back to it. */
function travelPoints(day: TimedDay, { hotel }: DayRules): number {
  const { visits } = day;
  if (visits.length === 0) return 0;
  const stops = [undefined, ...visits.map(({ candidate }) => candidate.place), undefined];
  return legsOf(day).reduce((sum, leg, index) => {
    const minutes = leg?.minutes ?? (hotel === undefined ? 0 : UNKNOWN_LEG_MINUTES);
    return sum + TRAVEL_POINTS * minutes + legPoints(leg, stops[index], stops[index + 1]);
  }, 0);
}

/**
 * Minutes in which nothing is done, from the first visit to the last. A day that ends before its core does
 * counts as no shorter than that, a longer one as begun with it at the latest.
 */
function idleMinutes({ visits, meals }: TimedDay, { pace }: DayRules): number {
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
