import { type OpenWindow, parseOpeningHours, WEEKDAY_NAMES } from "../domain/opening-hours.ts";
import type { GuidePlace } from "./guide-city.ts";

const STEP_MINUTES = 5;
const DAY_MINUTES = 24 * 60;
/** Where the guide does not know the hours, nobody is sent outside these; the plan says so. */
const ASSUMED_HOURS = "10:00-17:00";
const ASSUMED_EVENING_HOURS = "18:30-23:00";

/** When a visit may start, and on which weekdays such a visit finds the place open. */
export type VisitStarts = {
  /** Minutes after midnight, both ends included. */
  readonly ranges: readonly (readonly [firstMinutes: number, lastMinutes: number])[];
  /** Weekdays on which a visit started in a range does not hold. */
  readonly notOn: readonly string[];
};

/**
 * The starts that hold on as many weekdays as any start can: with no dates a plan must stand on
 * every weekday the place lets it.
 */
export function visitStarts(place: GuidePlace): VisitStarts {
  const week = parseOpeningHours(place.hours ?? assumedHours(place)) ?? [];
  const held = (startMinutes: number) =>
    week.map((windows) => holds(windows, startMinutes, place.visitMinutes));
  const steps = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) => {
    const startMinutes = step * STEP_MINUTES;
    return { startMinutes, days: held(startMinutes).filter(Boolean).length };
  });
  const most = Math.max(...steps.map(({ days }) => days));
  const ranges: [number, number][] = [];
  for (const { startMinutes, days } of steps) {
    if (days < most || most === 0) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] + STEP_MINUTES === startMinutes) last[1] = startMinutes;
    else ranges.push([startMinutes, startMinutes]);
  }
  const example = held(ranges[0]?.[0] ?? 0);
  return { ranges, notOn: WEEKDAY_NAMES.filter((_, day) => !example[day]) };
}

function assumedHours(place: GuidePlace): string {
  return place.bestTime === "evening" ? ASSUMED_EVENING_HOURS : ASSUMED_HOURS;
}

function holds(windows: readonly OpenWindow[], startMinutes: number, minutes: number): boolean {
  return windows.some(([open, close]) => open <= startMinutes && startMinutes + minutes <= close);
}
