import { weekdayOf } from "../../../src/domain/calendar-date.ts";
import { type OpenWindow, parseOpeningHours } from "../../../src/domain/places/opening-hours.ts";

export type Windows = readonly OpenWindow[];

/** Opening hours on a date, or on a weekday of any season, 0 for Monday. */
export function openWindows(hours: string, when: string | number, isHoliday = false): Windows {
  const isDate = typeof when === "string";
  const week = parseOpeningHours(hours, isDate ? when : undefined, isHoliday);
  return week?.[isDate ? weekdayOf(when) : when] ?? [];
}
