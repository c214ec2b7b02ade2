import { distanceKm, type Position } from "../../places/geo.ts";
import {
  type LegEnd,
  type LegEstimate,
  type TravelStyle,
  walkMinutes,
} from "../../places/travel.ts";
import { isEndFixed } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import { DOOR_MINUTES, onGridUp } from "../visits/day-hours.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { isOneGroup } from "./objective.ts";
import type { TimedDay } from "./timed-day.ts";

/** Who would wait longer for dinner where the last visit was goes back first; at most so long where only there is a table. */
const WAITS_MINUTES = { usual: 45, most: 90 } as const;
/** Who comes back from out of town is a moment at the hotel. */
const REST_MINUTES = 15;
/** More than any walk. */
const UNLIKELY_MINUTES = 60;
/** After a ride dinner may begin so much later than the pace has it, and by so late after one from out of town. */
const LATER_MINUTES = { lunch: 0, dinner: 30 } as const;
const LATE_DINNER_MINUTES = 21 * 60;
/** How far a table may be from where one is, and from what takes the day. */
const WITHIN_KM = { usual: 0.8, outOfTown: 3 } as const;
const STEP_MINUTES = 15;
const STALLS_FROM = 18 * 60;

/** One of the two places that a meal may be near: where the visit before it was, or where the way from there leads. */
export type MealSide = {
  readonly at: Position | undefined;
  /** What is there; undefined: the hotel. */
  readonly name: string | undefined;
  /** How one goes there, to an island or a hill. */
  readonly reachedBy?: LegEnd["reachedBy"];
  readonly isAfterRide: boolean;
  /** A table may be so far from there. */
  readonly withinKm: number;
  /** When one may sit down, the soonest first, in minutes after midnight. */
  readonly starts: readonly number[];
  /** The same at stalls, which don't wait for the kitchens' hours. */
  readonly stallStarts?: readonly number[];
  /** One is there from then on, and leaves by then: for what follows, the way to it off. */
  readonly free: Span;
  /** Of a dinner that ends the day: one may take a ride to the table. */
  readonly mayRide: boolean;
  /** What is against it, in minutes on foot. */
  readonly costMinutes: number;
  /** What the way over a table takes longer than the way without it, where both are walked. */
  readonly detourOver: (table: Position) => number;
};

/**
 * Where and when a meal of a day may be: before the way to what follows, or at its other end. The likelier one is first.
 * The way is the same time whichever end the table is at.
 */
export function mealSides(
  meal: Meal,
  day: TimedDay,
  {
    hotel,
    style,
    pace,
    leavesAt,
  }: {
    hotel: Position | undefined;
    style: TravelStyle;
    pace: Pace;
    /** When one leaves for good that day. */
    leavesAt?: number | undefined;
  },
): MealSide[] {
  const { visits, wayBack } = day;
  const next = visits.findIndex(({ startMinutes }) => startMinutes >= meal.endMinutes);
  const count = next < 0 ? visits.length : next;
  const isAtEnd = count === visits.length;
  const [before, after] = [visits[count - 1]?.candidate.place, visits[count]?.candidate.place];
  const leg = isAtEnd ? wayBack : visits[count]?.leg;
  const ends = { from: before === undefined ? hotel : before.at, to: isAtEnd ? hotel : after?.at };
  const side = { costMinutes: 0, withinKm: WITHIN_KM.usual, mayRide: false };
  const here = {
    ...side,
    at: ends.from,
    name: before?.name,
    reachedBy: before?.reachedBy,
    isAfterRide: false,
    detourOver: (table: Position) => walkedDetour(ends, table, leg, style),
    ...(before?.way === undefined ? {} : { withinKm: WITHIN_KM.outOfTown }),
  };
  const there = {
    ...here,
    ...side,
    ...{ at: ends.to, name: after?.name, reachedBy: after?.reachedBy, isAfterRide: true },
  };
  const way = leg?.minutes ?? 0;
  const leaves = visits[count]?.startMinutes ?? Number.POSITIVE_INFINITY;
  const ended = visits[count - 1]?.endMinutes ?? 0;
  const freeHere = { startMinutes: ended, endMinutes: leaves - way };
  const freeThere = { startMinutes: ended + way, endMinutes: leaves };
  const asItIs = { starts: [meal.startMinutes], free: meal };
  if (before === undefined) return [{ ...here, ...asItIs }];
  if (meal.startMinutes < ended) return [{ ...here, ...asItIs, detourOver: () => 0 }];
  if (!isAtEnd || meal.kind === "lunch") {
    const start = meal.isAfterRide === true ? meal.startMinutes - way : meal.startMinutes;
    const later = start + way;
    const isSoonEnough = later <= pace[meal.kind].last + LATER_MINUTES[meal.kind];
    const isThereToo = leg !== undefined && isSoonEnough && !isAtEnd;
    // Nobody who goes up a mountain goes down for lunch before the last part of the way.
    const isOnTheWay = isThereToo && leg.mode !== "walk" && isOneGroup(before, after);
    return [
      ...(isOnTheWay ? [] : [{ ...here, starts: [start], free: freeHere }]),
      ...(isThereToo ? [{ ...there, starts: [later], free: freeThere }] : []),
    ];
  }
  if (leavesAt !== undefined) {
    const free = { startMinutes: ended, endMinutes: leavesAt - way };
    const stays = { ...here, starts: [meal.startMinutes], free };
    // The bags are at the hotel.
    const soonest = Math.max(meal.startMinutes, onGridUp(ended + way));
    const waits = meal.startMinutes - ended;
    const isInTime = soonest + meal.endMinutes - meal.startMinutes <= leavesAt;
    if (leg === undefined || waits <= WAITS_MINUTES.usual || !isInTime) return [stays];
    const freeBack = { startMinutes: ended + way, endMinutes: leavesAt };
    const back = { ...there, starts: [soonest], free: freeBack };
    return waits > WAITS_MINUTES.most ? [back] : likelierFirst([back, stays]);
  }
  const isOut = before.way !== undefined;
  const { first, last } = pace.dinner;
  const back = Math.max(first, onGridUp(ended + DOOR_MINUTES + way + (isOut ? REST_MINUTES : 0)));
  const sides = [
    {
      ...here,
      mayRide: !isOut,
      starts: stepsFrom(Math.max(first, onGridUp(ended)), last),
      stallStarts: stepsFrom(Math.max(Math.min(first, STALLS_FROM), onGridUp(ended)), last),
      free: freeHere,
    },
    { ...there, mayRide: true, starts: stepsFrom(back, last), free: freeThere },
  ];
  const waits = first - ended;
  const backBy = Math.max(last + LATER_MINUTES.dinner, isOut ? LATE_DINNER_MINUTES : 0);
  if (leg === undefined || back > backBy) return sides.slice(0, 1);
  const home = onGridUp(Math.max(first, ended)) + meal.endMinutes - meal.startMinutes + way;
  const isLateHome = isEndFixed(pace) && home > pace.endMinutes + DOOR_MINUTES;
  if (waits > WAITS_MINUTES.most || isLateHome) return sides.slice(1);
  const isLikelyBack = isOut || waits > WAITS_MINUTES.usual;
  return likelierFirst(isLikelyBack ? sides.toReversed() : sides);
}

/** The second counts only where the first has no table. */
function likelierFirst(sides: readonly MealSide[]): MealSide[] {
  return sides.map((side, nth) => ({ ...side, costMinutes: nth * UNLIKELY_MINUTES }));
}

/** At least the first of them. */
function stepsFrom(first: number, last: number): number[] {
  const count = Math.max(0, Math.floor((last - first) / STEP_MINUTES));
  return Array.from({ length: count + 1 }, (_, nth) => first + nth * STEP_MINUTES);
}

function walkedDetour(
  { from, to }: { from: Position | undefined; to: Position | undefined },
  table: Position,
  leg: LegEstimate | undefined,
  style: TravelStyle,
): number {
  if (leg?.mode !== "walk" || from === undefined || to === undefined) return 0;
  const walk = (a: Position, b: Position) => walkMinutes(distanceKm(a, b), style);
  return walk(from, table) + walk(table, to) - walk(from, to);
}
