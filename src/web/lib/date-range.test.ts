import { afterEach, expect, test, vi } from "vitest";
import { dateRange } from "./date-range.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["en-GB", "2026-12-04", 4, "Fri 4 – Mon 7 Dec 2026"],
  ["en-GB", "2026-11-29", 4, "Sun 29 Nov – Wed 2 Dec 2026"],
  ["en-GB", "2026-12-30", 4, "Wed 30 Dec 2026 – Sat 2 Jan 2027"],
  ["en-GB", "2026-12-04", 1, "Fri 4 Dec 2026"],
  ["de-DE", "2026-12-04", 4, "Fri 4 – Mon 7 Dec 2026"],
  ["en-US", "2026-12-04", 4, "Fri Dec 4 – Mon Dec 7, 2026"],
])("in %s, from %s for %i days it is %s", (language, startDate, noOfDays, text) => {
  vi.stubGlobal("navigator", { languages: [language] });
  expect(dateRange({ startDate, noOfDays })?.replaceAll(/\s/g, " ")).toBe(text);
});

test("a trip without dates has none", () => {
  expect(dateRange({ noOfDays: 3 })).toBeUndefined();
  expect(dateRange({ startDate: "soon", noOfDays: 3 })).toBeUndefined();
});
