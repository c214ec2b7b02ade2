// Our parser beside the reference implementation of OpenStreetMap's notation, on every text of the guide.
import OpeningHours from "opening_hours";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../../src/domain/calendar-date.ts";
import { type OpenWindow, parseOpeningHours } from "../../src/domain/places/opening-hours.ts";
import { GUIDE_CITIES } from "../../src/guide/guide-cities.ts";

const YEAR = 2026;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** A week of each month, in France with a public holiday in May, July and November. */
const DATES = [
  `${YEAR}-01-01`,
  ...MONTHS.flatMap((month) =>
    [0, 1, 2, 3, 4, 5, 6].map((later) =>
      addDays(`${YEAR}-${String(month).padStart(2, "0")}-08`, later),
    ),
  ),
  `${YEAR}-12-25`,
];
const DAY_MINUTES = 24 * 60;
/** Public holidays are those of one country: here only the notation is compared. */
const PLACE = {
  lat: 48.85,
  lon: 2.35,
  address: { country_code: "fr", state: "Île-de-France" },
};

/** Many cities have the same ones: each is read once. */
const seen = new Set<string>();

describe.each(GUIDE_CITIES)("the opening hours of $name", (city) => {
  const { places, dayTrips = [], eateries = [] } = city;
  const said = [...places, ...dayTrips, ...eateries].flatMap(({ hours }) => hours ?? []);
  const texts = new Set(said.filter((text) => !seen.has(text)));
  for (const text of texts) seen.add(text);

  test("are read as the reference reads them", () => {
    const holidays = new OpeningHours("PH open", PLACE);
    for (const text of texts) {
      const reference = new OpeningHours(text, PLACE);
      const from = nightEnd(text);
      for (const date of DATES) {
        const isHoliday = holidays.getState(clock(date, DAY_MINUTES / 2));
        const week = parseOpeningHours(text, date, isHoliday) ?? [];
        const spans = referenceSpans(reference, date);
        expect([text, date, during(week[weekdayOf(date)] ?? [], from)]).toEqual([
          text,
          date,
          during(spans, from),
        ]);
      }
    }
  });
});

/**
 * When the last night before is over. The reference ends a night out at midnight where another rule holds
 * for the day after, which no guest would believe.
 */
function nightEnd(text: string): number {
  const windows = DATES.flatMap((date) => (parseOpeningHours(text, date) ?? []).flat());
  return Math.max(0, ...windows.map(([, close]) => close - DAY_MINUTES));
}

/** What of the windows lies between then and midnight, touching ones joined. */
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
    .map(([open, close]) => [minutesOf(open), minutesOf(close)]);
}

function clock(date: string, minutes: number): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 0, minutes);
}
