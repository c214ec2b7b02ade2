import { expect, test } from "vitest";
import { addDays, isCalendarDate, weekdayOf } from "./calendar-date.ts";

test.each(["2026-05-04", "2024-02-29", "2000-02-29", "2026-12-31", "1900-01-01", "2999-12-31"])(
  "%s is a date",
  (text) => {
    expect(isCalendarDate(text)).toBe(true);
  },
);

test.each(["2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-5-4", ""])(
  "%j is none",
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test.each(["9999-12-31", "3000-01-01", "1899-12-31", "0000-01-01"])(
  "%s is too far away for a trip",
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test.each(["04.05.2026", "2026-05-04T00:00:00Z", " 2026-05-04", "tomorrow"])(
  "%j is none, however readable",
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test.each([
  ["2026-05-04", 0, "2026-05-04"],
  ["2026-05-31", 1, "2026-06-01"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2026-12-30", 3, "2027-01-02"],
  // Clocks change in Europe and in New York in between.
  ["2026-03-07", 30, "2026-04-06"],
  ["2026-10-24", 2, "2026-10-26"],
])("%s and %i days are %s", (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

test("the week begins on a Monday", () => {
  const week = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays("2026-05-04", day)));
  expect(week).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
