import { isCalendarDate } from "../../../../domain/calendar-date.ts";
import type { TripDay } from "../../../../domain/trip/trip.ts";
import { dateFormat } from "../../../lib/date-format.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";

const WEEKDAY = { weekday: "short", timeZone: "UTC" } as const;

/** "Fri 4" for a day with a date; else what the day is called. */
export function dayName(day: Pick<TripDay, "day" | "date"> | undefined): string {
  if (day?.date === undefined || !isCalendarDate(day.date)) return storedWords.day(day?.day ?? "");
  const date = new Date(day.date);
  return `${dateFormat(WEEKDAY).format(date)} ${date.getUTCDate()}`;
}
