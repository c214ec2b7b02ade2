import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { dateFormat } from "../../lib/date-format.ts";

const DAY = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
} as const;

/** "Monday 4 May 2026", or "Monday, May 4, 2026", for a day that has a date. */
export function DayDate({ date, className }: { date: string | undefined; className: string }) {
  if (date === undefined || !isCalendarDate(date)) return null;
  return (
    <time dateTime={date} className={className}>
      {dateFormat(DAY).format(new Date(date))}
    </time>
  );
}
