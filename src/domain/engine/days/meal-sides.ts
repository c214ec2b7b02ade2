import { distanceKm, type Position } from "../../places/geo.ts";
import { type LegEstimate, type TravelStyle, walkMinutes } from "../../places/travel.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import type { TimedDay } from "./timed-day.ts";

/** Nobody waits longer for dinner where the last visit was: one goes back first. */
const WAITS_MINUTES = 45;
/** Who comes back from out of town is a moment at the hotel. */
const REST_MINUTES = 15;
/** The latest starts; dinner after the last visit has those of the pace. */
const LATEST = { lunch: 15 * 60, dinner: 21 * 60 } as const;
const STEP_MINUTES = 15;

/** One of the two places that a meal may be near: where the visit before it was, or where the way from there leads. */
export type MealSide = {
  readonly at: Position | undefined;
  /** What is there; undefined: the hotel. */
  readonly name: string | undefined;
  readonly isAfterRide: boolean;
  /** When one may sit down, the soonest first, in minutes after midnight. */
  readonly starts: readonly number[];
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
  { hotel, style, pace }: { hotel: Position | undefined; style: TravelStyle; pace: Pace },
): MealSide[] {
  const { visits, wayBack } = day;
  const next = visits.findIndex(({ startMinutes }) => startMinutes >= meal.endMinutes);
  const count = next < 0 ? visits.length : next;
  const isAtEnd = count === visits.length;
  const [before, after] = [visits[count - 1]?.candidate.place, visits[count]?.candidate.place];
  const leg = isAtEnd ? wayBack : visits[count]?.leg;
  const ends = { from: before === undefined ? hotel : before.at, to: isAtEnd ? hotel : after?.at };
  const detourOver = (table: Position) => walkedDetour(ends, table, leg, style);
  const here = { at: ends.from, name: before?.name, isAfterRide: false, detourOver };
  const there = { at: ends.to, name: after?.name, isAfterRide: true, detourOver };
  const way = leg?.minutes ?? 0;
  if (before === undefined) return [{ ...here, starts: [meal.startMinutes] }];
  if (!isAtEnd || meal.kind === "lunch") {
    const start = meal.isAfterRide === true ? meal.startMinutes - way : meal.startMinutes;
    const later = start + way;
    return [
      { ...here, starts: [start] },
      ...(leg !== undefined && later <= LATEST[meal.kind] && !isAtEnd
        ? [{ ...there, starts: [later] }]
        : []),
    ];
  }
  const ended = visits.at(-1)?.endMinutes ?? 0;
  const first = Math.max(pace.dinner.first, onGrid(ended));
  const back = Math.max(
    pace.dinner.first,
    onGrid(ended + DOOR_MINUTES + way + (before.way === undefined ? 0 : REST_MINUTES)),
  );
  const sides = [
    { ...here, starts: stepsFrom(first, pace.dinner.last) },
    { ...there, starts: stepsFrom(back, pace.dinner.last) },
  ];
  const isEarly = ended < pace.dinner.first - WAITS_MINUTES;
  const isBackInTime = leg !== undefined && back <= pace.dinner.last;
  if (isEarly && leg !== undefined) return sides.slice(1);
  if (!isBackInTime) return sides.slice(0, 1);
  return before.way === undefined ? sides : sides.toReversed();
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

function onGrid(minutes: number): number {
  return Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES;
}
