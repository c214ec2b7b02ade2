import fc from "fast-check";
import { expect, test } from "vitest";
import { isOpenFor, openWindows } from "./open-weekdays.ts";

const HALF_HOURS = fc.integer({ min: 0, max: 60 }).map((halves) => halves * 30);
const WINDOW = fc
  .tuple(HALF_HOURS, fc.integer({ min: 1, max: 48 }))
  .map(([open, halves]) => [open, open + halves * 30] as const);
const WEEK = fc.array(fc.array(WINDOW, { maxLength: 3 }), { minLength: 7, maxLength: 7 });

test("a visit finds a place open where one of its windows, joined over midnight, holds all of it", () => {
  fc.assert(
    fc.property(
      WEEK,
      fc.integer({ min: 0, max: 6 }),
      HALF_HOURS,
      fc.integer({ min: 0, max: 20 }),
      (week, weekday, startMinutes, halves) => {
        const endMinutes = startMinutes + halves * 30;
        const isHeld = openWindows(week, weekday).some(
          ([open, close]) => open <= startMinutes && endMinutes <= close,
        );
        expect(isOpenFor(week, weekday, { startMinutes, endMinutes })).toBe(isHeld);
      },
    ),
    { numRuns: 2_000 },
  );
});
