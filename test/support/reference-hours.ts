// Opening hours as the reference implementation of OpenStreetMap's notation reads them.
import OpeningHours from "opening_hours";
import { addDays, weekdayOf } from "../../src/domain/calendar-date.ts";
import { type OpenWindow, parseOpeningHours } from "../../src/domain/places/opening-hours.ts";

const YEAR = 2026;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** A week of each month, in France with a public holiday in May, July and November, and single days. */
const DATES = [
  `${YEAR}-01-01`,
  ...MONTHS.flatMap((month) =>
    [0, 1, 2, 3, 4, 5, 6].map((later) =>
      addDays(`${YEAR}-${String(month).padStart(2, "0")}-08`, later),
    ),
  ),
  `${YEAR}-04-05`,
  `${YEAR}-12-25`,
];
const DAY_MINUTES = 24 * 60;
/** Public holidays are those of one country: here only the notation is compared. */
const PLACE = {
  lat: 48.85,
  lon: 2.35,
  address: { country_code: "fr", state: "Île-de-France" },
};

/**
 * The first date on which a text is not open in the same minutes as the reference says of `written`.
 *
 * @param hours as `parseOpeningHours` reads them.
 * @param written what the hours are from.
 * @returns the date with both readings, undefined where all dates agree, "unread" where the reference refuses.
 */
export function hoursDifference(hours: string, written = hours) {
  let reference: OpeningHours;
  try {
    reference = new OpeningHours(written, PLACE);
  } catch {
    return "unread";
  }
  const holidays = new OpeningHours("PH open", PLACE);
  const from = nightEnd(hours);
  for (const date of DATES) {
    const isHoliday = holidays.getState(clock(date, DAY_MINUTES / 2));
    const week = parseOpeningHours(hours, date, isHoliday) ?? [];
    const ours = during(week[weekdayOf(date)] ?? [], from);
    const theirs = during(referenceSpans(reference, date), from);
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) return { date, ours, theirs };
  }
  return undefined;
}

/**
 * When the last night before is over. The reference ends a night out at midnight where another rule holds
 * for the day after, which no guest would believe.
 */
function nightEnd(text: string): number {
  const windows = DATES.flatMap((date) => (parseOpeningHours(text, date) ?? []).flat());
  return Math.max(0, ...windows.map(([, close]) => close - DAY_MINUTES));
}

/** The parts of the windows between then and midnight, touching ones joined. */
function during(windows: readonly OpenWindow[], from: number): OpenWindow[] {
  const joined: OpenWindow[] = [];
  for (const [open, close] of windows) {
    const [start, end] = [Math.max(open, from), Math.min(close, DAY_MINUTES)];
    const last = joined.at(-1);
    if (last !== undefined && last[1] === start) joined[joined.length - 1] = [last[0], end];
    else if (start < end) joined.push([start, end]);
  }
  return joined;
}

function referenceSpans(reference: OpeningHours, date: string): OpenWindow[] {
  const midnight = clock(date, 0);
  const next = clock(date, DAY_MINUTES);
  const minutesOf = (at: Date) =>
    +at === +next ? DAY_MINUTES : at.getHours() * 60 + at.getMinutes();
  return reference
    .getOpenIntervals(midnight, next)
    .filter(([, , isUnknown]) => !isUnknown)
    .map(([open, close]) => [minutesOf(open), minutesOf(close)]);
}

function clock(date: string, minutes: number): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 0, minutes);
}
