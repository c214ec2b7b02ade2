/** From 1900 to 2999: the days of a trip that begins then have years of four digits, too. */
const ISO_DATE = /^(?:19|2\d)\d\d-\d\d-\d\d$/;
const DAY_MS = 24 * 3_600_000;

/** Whether a text is a day of the calendar as "2026-05-04", from 1900 to 2999. */
export function isCalendarDate(text: string): boolean {
  if (!ISO_DATE.test(text)) return false;
  const atMs = Date.parse(`${text}T00:00:00Z`);
  // Date.parse takes the 31st of a short month for the 1st of the next.
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}

/** Whether a text is a month of the calendar as "2027-05", from 1900 to 2999. */
export function isCalendarMonth(text: string): boolean {
  return isCalendarDate(middleOf(text));
}

/** A day that stands for a month, "2027-05-15" for "2027-05": its season, daylight and weather. */
export function middleOf(month: string): string {
  return `${month}-15`;
}

/** The date that many days later; both as "2026-05-04". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days later the second date is; both as "2026-05-04". */
export function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY_MS);
}

/** 0 for a Monday to 6 for a Sunday: the order of WeeklyHours. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
