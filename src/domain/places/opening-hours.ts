/** When a place is open on one day: minutes after midnight; a close past 1440 is after midnight. */
export type OpenWindow = readonly [openMinutes: number, closeMinutes: number];

/** Seven lists of windows, Monday first; an empty list is a closed day. */
export type WeeklyHours = readonly (readonly OpenWindow[])[];

const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
export const WEEKDAY_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const DAY_MINUTES = 24 * 60;
const RULE = /^(?:([A-Z][A-Za-z,-]*)\s+)?(off|\d\d:\d\d-\d\d:\d\d(?:\s*,\s*\d\d:\d\d-\d\d:\d\d)*)$/;

/**
 * Reads opening hours in a subset of OpenStreetMap's `opening_hours` notation: `24/7`, or rules
 * separated by `;`, each an optional list of weekdays (`Mo-Fr`, `Sa,Su`) and one or more times
 * (`09:00-12:30,14:00-18:00`) or `off`. A later rule replaces an earlier one on its days, days no
 * rule names are closed, and a time that ends before it starts runs past midnight.
 *
 * @returns the windows of each weekday, Monday first, or undefined when the text is not in the subset.
 */
export function parseOpeningHours(text: string): WeeklyHours | undefined {
  if (text.trim() === "24/7") return WEEKDAYS.map(() => [[0, DAY_MINUTES]]);
  const week: OpenWindow[][] = WEEKDAYS.map(() => []);
  for (const rule of text.split(";")) {
    const match = RULE.exec(rule.trim());
    if (match === null) return undefined;
    const days = parseDays(match[1]);
    const windows = parseWindows(match[2] ?? "");
    if (days === undefined || windows === undefined) return undefined;
    for (const day of days) week[day] = windows;
  }
  return week;
}

function parseDays(text: string | undefined): number[] | undefined {
  if (text === undefined) return WEEKDAYS.map((_, day) => day);
  const days: number[] = [];
  for (const part of text.split(",")) {
    const [first = "", last = first, ...more] = part.split("-");
    if (more.length > 0) return undefined;
    const from = WEEKDAYS.indexOf(first as (typeof WEEKDAYS)[number]);
    const to = WEEKDAYS.indexOf(last as (typeof WEEKDAYS)[number]);
    if (from < 0 || to < 0) return undefined;
    for (let day = from; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

function parseWindows(text: string): OpenWindow[] | undefined {
  if (text === "off") return [];
  const windows: OpenWindow[] = [];
  for (const part of text.split(",")) {
    const [open, close] = part.trim().split("-").map(parseClock);
    if (open === undefined || close === undefined) return undefined;
    windows.push([open, close <= open ? close + DAY_MINUTES : close]);
  }
  return windows;
}

function parseClock(text: string): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(":").map(Number);
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY_MINUTES ? total : undefined;
}

/** "09:30" for 570; minutes past midnight wrap to the next day's clock. */
export function clockText(minutes: number): string {
  const wrapped = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = String(Math.floor(wrapped / 60)).padStart(2, "0");
  return `${hours}:${String(wrapped % 60).padStart(2, "0")}`;
}
