import { expect, test } from "vitest";
import { guidePlace } from "../../../../test/support/plans/guide-place.ts";
import { openSpan } from "./open-span.ts";

const MONDAY = "2026-05-04";
const clock = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};
const span = (text: string) => {
  const [startMinutes = 0, endMinutes = 0] = text.split("-").map(clock);
  return { startMinutes, endMinutes };
};
const holidays = new Map([[MONDAY, { name: "a holiday", hasTransit: true }]]);

test.each([
  ["10:00-18:00", MONDAY, "11:00-12:00", "10:00-18:00"],
  ["10:00-18:00", MONDAY, "17:00-18:00", "10:00-18:00"],
  // Over noon it is shut.
  ["09:00-12:30,14:00-18:00", MONDAY, "10:00-11:00", "09:00-12:30"],
  ["09:00-12:30,14:00-18:00", MONDAY, "15:00-16:00", "14:00-18:00"],
  ["Tu-Su 10:00-18:00; Mo 10:00-14:00", MONDAY, "11:00-12:00", "10:00-14:00"],
  ["24/7", MONDAY, "11:00-12:00", "00:00-24:00"],
  ["24/7", undefined, "11:00-12:00", "00:00-24:00"],
  // A night belongs to the day on which it begins, and its end to the early hours of the next.
  ["18:00-02:00", MONDAY, "22:00-23:30", "18:00-26:00"],
  ["18:00-02:00", MONDAY, "00:30-01:30", "00:00-02:00"],
  // A day that runs so late is in the next one's hours, as far as a trip document goes.
  ["18:00-06:00", MONDAY, "43:00-44:00", "42:00-48:00"],
  ["06:00-00:00", MONDAY, "22:00-23:30", "06:00-24:00"],
  ["Apr-Sep 09:00-19:00; Oct-Mar 10:00-17:00", MONDAY, "11:00-12:00", "09:00-19:00"],
  ["Apr-Sep 09:00-19:00; Oct-Mar 10:00-17:00", "2026-12-01", "11:00-12:00", "10:00-17:00"],
  // Without dates: in each season, on each weekday on which the visit holds.
  ["Apr-Sep 09:00-19:00; Oct-Mar 10:00-17:00", undefined, "11:00-12:00", "10:00-17:00"],
  ["Tu-Su 10:00-18:00; Fr 10:00-21:00; Sa 11:00-17:00", undefined, "12:00-13:00", "11:00-17:00"],
  ["Tu-Su 10:00-18:00; Fr 10:00-21:00", undefined, "19:00-20:00", "10:00-21:00"],
])("%j on %s is open around %s from %s", (hours, date, visit, open) => {
  expect(openSpan(guidePlace({ id: "it", hours }), date, span(visit))).toEqual(span(open));
});

test("a public holiday has hours of its own", () => {
  const visit = span("11:00-12:00");
  const place = guidePlace({ id: "it", hours: "09:00-18:00; PH 10:00-14:00", holidays });
  expect(openSpan(place, MONDAY, visit)).toEqual(span("10:00-14:00"));
  expect(openSpan(place, "2026-05-05", visit)).toEqual(span("09:00-18:00"));
});

test.each([
  ["10:00-18:00", MONDAY, "17:30-18:30"],
  ["Tu-Su 10:00-18:00", MONDAY, "11:00-12:00"],
  ["10:00-18:00", undefined, "08:00-09:00"],
])("there is none around a visit for which it is closed: %j on %s, %s", (hours, date, visit) => {
  expect(openSpan(guidePlace({ id: "it", hours }), date, span(visit))).toBeUndefined();
});

test("there is none where the hours are not known", () => {
  const { hours: _, ...unknown } = guidePlace({ id: "it" });
  expect(openSpan(unknown, MONDAY, span("11:00-12:00"))).toBeUndefined();
});
