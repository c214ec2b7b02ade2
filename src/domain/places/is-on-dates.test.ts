import { expect, test } from "vitest";
import { isOnDates } from "./is-on-dates.ts";

test.each<[dates: string[], on: string[], notOn: string[]]>([
  [["12-24/12-26"], ["2026-12-24", "2027-12-26"], ["2026-12-27", "2026-12-23"]],
  [["12-31/01-03"], ["2026-12-31", "2027-01-03"], ["2027-01-04", "2026-12-30"]],
  [["05-01"], ["2027-05-01"], ["2027-05-02"]],
  [["2027-02-08/2027-03-09"], ["2027-02-08", "2027-03-09"], ["2027-03-10", "2028-02-20"]],
  [["easter +1", "easter -2"], ["2027-03-29", "2027-03-26", "2026-04-06"], ["2027-03-28"]],
])("%s", (dates, on, notOn) => {
  expect(on.filter((date) => !isOnDates(dates, date))).toEqual([]);
  expect(notOn.filter((date) => isOnDates(dates, date))).toEqual([]);
});
