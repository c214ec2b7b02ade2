import { addDays } from "../calendar-date.ts";
import { easterMs } from "./easter.ts";

/**
 * Whether a day is one of an event's.
 *
 * @param dates "12-24/12-26" each year, which may run over New Year; "2027-02-08/2027-03-09" in that year;
 *   "easter -2" by the Easter Sunday of the western churches. A single day has no second date.
 * @param date "2027-02-10".
 */
export function isOnDates(dates: readonly string[], date: string): boolean {
  return dates.some((text) => {
    if (text.startsWith("easter")) return date === byEaster(Number(text.slice(6)), date);
    const [from = "", to = from] = text.split("/");
    // Dates of each year have no year: "05-04" compares as "2026-05-04" does.
    const day = date.slice(-from.length);
    return from <= to ? day >= from && day <= to : day >= from || day <= to;
  });
}

function byEaster(daysLater: number, date: string): string {
  const sunday = new Date(easterMs(Number(date.slice(0, 4)))).toISOString().slice(0, 10);
  return addDays(sunday, daysLater);
}
