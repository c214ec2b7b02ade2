import type { Position } from "../../places/geo.ts";
import { type LegEnd, legBetween, type TravelStyle } from "../../places/travel.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import type { Span } from "../visits/open-weekdays.ts";

/** Where its position is unknown, its legs take no time. */
export type PlainVisit = LegEnd & {
  readonly minutes: number;
};

export type PlainDay = {
  readonly hotel: Position | undefined;
  readonly style: TravelStyle;
  readonly startMinutes: number;
};

/**
 * Gives a day without hours the hours it would have in its own order,
 * one visit after the other, waiting neither for doors to open nor for meals.
 *
 * @returns the span of each visit, in minutes after midnight.
 */
export function timeInOrder(
  visits: readonly PlainVisit[],
  { hotel, style, startMinutes }: PlainDay,
): Span[] {
  let clock = startMinutes;
  let from: LegEnd = { at: hotel };
  return visits.map((visit) => {
    clock += legBetween(from, visit, style)?.minutes ?? 0;
    if (visit.at !== undefined) from = visit;
    const span = { startMinutes: clock, endMinutes: clock + visit.minutes };
    clock = span.endMinutes + DOOR_MINUTES;
    return span;
  });
}
