import { isCalendarDate } from "../../../domain/calendar-date.ts";

const FORMAT = new Intl.DateTimeFormat("en", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** "Monday, May 4" for a day that has a date. */
export function DayDate({ date, className }: { date: string | undefined; className: string }) {
  if (date === undefined || !isCalendarDate(date)) return null;
  return (
    <time dateTime={date} className={className}>
      {FORMAT.format(new Date(date))}
    </time>
  );
}
