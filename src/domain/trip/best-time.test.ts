import { expect, test } from "vitest";
import { BEST_TIME_MINUTES, BEST_TIMES } from "./best-time.ts";

test.each(BEST_TIMES)("%s is a stretch of one day", (part) => {
  const [from, to] = BEST_TIME_MINUTES[part];
  expect(from).toBeGreaterThanOrEqual(0);
  expect(to).toBeGreaterThan(from);
  expect(to).toBeLessThanOrEqual(24 * 60);
});

test("the parts of the day begin in the order they are listed", () => {
  const starts = BEST_TIMES.filter((part) => part !== "any").map(
    (part) => BEST_TIME_MINUTES[part][0],
  );
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test("at every minute from eight to ten some part of the day is at its best", () => {
  for (let minute = 8 * 60; minute <= 22 * 60; minute += 1) {
    const fitting = BEST_TIMES.filter((part) => {
      const [from, to] = BEST_TIME_MINUTES[part];
      return part !== "any" && from <= minute && minute <= to;
    });
    expect(fitting, String(minute)).not.toEqual([]);
  }
});
