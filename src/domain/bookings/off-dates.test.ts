import { expect, test } from "vitest";
import type { Booking } from "./booking.ts";
import { bookingsOffDates } from "./off-dates.ts";

const booking = (id: string, kind: Booking["kind"], date: string, until = date): Booking => ({
  ...{ id, kind, name: id, state: "booked", source: "hand" },
  ...{ starts: { date, time: "18:00" }, ends: { date: until } },
});
const OUT = booking("out", "flight", "2027-05-12");
const HOME = booking("home", "flight", "2027-05-17");
const TABLE = booking("table", "table", "2027-05-14");
const FLAT = booking("flat", "stay", "2027-05-12", "2027-05-17");
const ALL = [OUT, HOME, TABLE, FLAT];
const MAY_12 = { startDate: "2027-05-12", days: 6 };
const idsOff = (...args: Parameters<typeof bookingsOffDates>) =>
  bookingsOffDates(...args).map(({ id }) => id);

test("a day later the flights there and home are left behind, a table in between isn't", () => {
  expect(idsOff(ALL, MAY_12, { ...MAY_12, startDate: "2027-05-13" })).toEqual(["out", "home"]);
});

test("months later nothing fits; on its own dates everything does, and what is cancelled doesn't count", () => {
  expect(idsOff(ALL, MAY_12, { ...MAY_12, startDate: "2027-09-01" })).toHaveLength(4);
  expect(idsOff(ALL, MAY_12, MAY_12)).toEqual([]);
  const cancelled = ALL.map((one) => ({ ...one, state: "cancelled" as const }));
  expect(idsOff(cancelled, MAY_12, { ...MAY_12, startDate: "2027-09-01" })).toEqual([]);
});

test("a trip that had no dates leaves behind only what is outside of them", () => {
  expect(idsOff(ALL, undefined, { startDate: "2027-05-13", days: 6 })).toEqual(["out"]);
});
