import { parseCoordinates } from "../../places/coordinates.ts";
import type { Position } from "../../places/geo.ts";
import {
  type LegEnd,
  type LegEstimate,
  legBetween,
  type TravelStyle,
} from "../../places/travel.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownCity, KnownEatery } from "../known-city.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { meets } from "../visits/open-weekdays.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";

/** Nobody gets up sooner for the ways. */
const SHORTEST_MEAL_MINUTES = 40;

type Setting = {
  readonly hotel: Position | undefined;
  readonly style: TravelStyle;
  /** Whose tables may be on an island or a hill. */
  readonly city?: Pick<KnownCity, "eateries"> | undefined;
};

/**
 * The day with the ways to its tables and on from there. Who still walks to the table when a meal begins sits down later, and gets up
 * in time for the way on; where that leaves too little of the meal, it stays as it is and has no ways.
 */
export function withWaysToTables(day: TimedDay, setting: Setting): TimedDay {
  const meals: Meal[] = [];
  for (const meal of day.meals) meals.push(withWays(meal, meals.at(-1), day, setting));
  return { ...day, meals };
}

function withWays(
  { there: _, on: __, ...meal }: Meal,
  former: Meal | undefined,
  { visits, wayBack }: TimedDay,
  { hotel, style, city }: Setting,
): Meal {
  const table = tableOf(meal, city?.eateries);
  const before = visits.findLast(({ endMinutes }) => endMinutes <= meal.startMinutes);
  const next = visits.find(({ startMinutes }) => startMinutes >= meal.endMinutes);
  const isWithin = visits.some((visit) => meets(visit, meal));
  if (table === undefined || isWithin || isOut(before) || isOut(next)) return meal;
  const isBack = next === undefined && meal.isAfterRide === true;
  // Who has just come, or gets up late, sets off from the hotel when the meal begins.
  const freeFrom = before?.endMinutes ?? meal.startMinutes;
  const isAfterFormer = former !== undefined && former.endMinutes > freeFrom;
  const from =
    isBack || before === undefined
      ? { at: hotel }
      : ((isAfterFormer ? tableOf(former, city?.eateries) : undefined) ?? before.candidate.place);
  const there = legBetween(from, table, style);
  const goal = isBack ? { at: hotel } : next?.candidate.place;
  const on = goal && legBetween(table, goal, style);
  if (there === undefined || (goal !== undefined && on === undefined)) return meal;
  const left = Math.max(freeFrom, isAfterFormer ? former.endMinutes : 0);
  const arrives = left + (isBack ? (wayBack?.minutes ?? 0) : 0) + there.minutes;
  const leaves =
    next === undefined ? meal.endMinutes : next.startMinutes - DOOR_MINUTES - (on?.minutes ?? 0);
  const isHeld = meal.isChosen === true || meal.isBooked === true;
  const startMinutes = isHeld ? meal.startMinutes : Math.max(meal.startMinutes, arrives);
  const endMinutes = isHeld ? meal.endMinutes : Math.min(meal.endMinutes, leaves);
  const least = Math.min(SHORTEST_MEAL_MINUTES, meal.endMinutes - meal.startMinutes);
  if (endMinutes - startMinutes < least) return meal;
  return {
    ...{ ...meal, startMinutes, endMinutes, there: wayOf(there) },
    ...(on === undefined ? {} : { on: wayOf(on) }),
  };
}

/** Where a meal is had; undefined where that isn't known. */
export function tableOf(
  { geoCoordinates = "", guideId }: Meal,
  eateries: readonly KnownEatery[] = [],
): LegEnd | undefined {
  const read = parseCoordinates(geoCoordinates);
  if (!read.ok) return undefined;
  const known = eateries.find(({ id }) => id === guideId);
  return { at: read.at, reachedBy: known?.reachedBy };
}

/** A way as a meal and free time have it. */
export function wayOf({ mode, minutes, distanceKm }: LegEstimate) {
  return { mode, minutes, distanceKm };
}

function isOut(visit: TimedVisit | undefined): boolean {
  return visit?.candidate.place.way !== undefined;
}
