import { expect, test } from "vitest";
import { localTime } from "./local-time.ts";

const AT = Date.parse("2026-12-31T23:30:00Z");

test.each([
  ["UTC", { date: "2026-12-31", minutes: 23 * 60 + 30 }],
  ["Europe/Rome", { date: "2027-01-01", minutes: 30 }],
  ["Asia/Kathmandu", { date: "2027-01-01", minutes: 5 * 60 + 15 }],
  ["America/New_York", { date: "2026-12-31", minutes: 18 * 60 + 30 }],
])("in %s the clocks show their own day and time", (timeZone, shown) => {
  expect(localTime(AT, timeZone)).toEqual(shown);
});

test("midnight is the first minute of its day", () => {
  expect(localTime(Date.parse("2026-03-29T00:00:00Z"), "UTC")).toEqual({
    date: "2026-03-29",
    minutes: 0,
  });
});

test("without a zone, or with one that nobody knows, it is this device's time", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(localTime(AT)).toEqual(localTime(AT, own));
  expect(localTime(AT, "Middle/Earth")).toEqual(localTime(AT, own));
});
