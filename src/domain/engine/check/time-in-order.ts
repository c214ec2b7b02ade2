import type { Position } from "../../places/geo.ts";
import { estimateTravel, type TravelStyle } from "../../places/travel.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import type { Span } from "../visits/open-weekdays.ts";

export type PlainVisit = {
  /** Undefined where it is unknown: then its legs take no time. */
  readonly at: Position | undefined;
  readonly minutes: number;
};

export type PlainDay = {
  readonly base: Position | undefined;
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
  { base, style, startMinutes }: PlainDay,
): Span[] {
  let clock = startMinutes;
  let from = base;
  return visits.map(({ at, minutes }) => {
    if (from !== undefined && at !== undefined) clock += estimateTravel(from, at, style).minutes;
    from = at ?? from;
    const span = { startMinutes: clock, endMinutes: clock + minutes };
    clock = span.endMinutes + DOOR_MINUTES;
    return span;
  });
}
