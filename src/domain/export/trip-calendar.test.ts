import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { anyTrip } from "../../../test/support/plans/any-trip.ts";
import { checkedTripDraft } from "../../../test/support/plans/checked-trip.ts";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { addDays } from "../calendar-date.ts";
import { wordsIn } from "../messages/words.ts";
import type { Meal, Trip } from "../trip/trip.ts";
import { calendarText } from "./calendar-line.ts";
import { tripCalendar } from "./trip-calendar.ts";
import { tripGpx } from "./trip-gpx.ts";
import { tripKml } from "./trip-kml.ts";

const WORDS = wordsIn();

const CHANGED_AT_MS = Date.UTC(2026, 1, 3, 4, 5, 6);

const ZONES = [
  "Europe/Lisbon",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/St_Johns",
];
/** Days on which clocks change here or there, and days far from that. */
const DATES = ["2026-03-28", "2026-10-24", "2026-04-04", "2026-09-05", "2026-02-14", "2026-07-14"];

function trip(startDate?: string): Trip {
  const draft = checkedTripDraft();
  return savedTrip({
    ...draft,
    userSelection: {
      ...draft.userSelection,
      ...(startDate === undefined ? {} : { startDate }),
    },
    id: "1700000000000",
    userEmail: "ada@example.com",
    version: 7,
  });
}

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  ICAL.TimezoneService.reset();
  return { calendar, events };
}

test("a dinner that is had during a visit is no second event", () => {
  const dated = trip("2026-03-28");
  const [day, ...others] = dated.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place?.visit === undefined) throw new Error("a day with a visit");
  const { startMinutes, endMinutes } = place.visit;
  const dinner: Meal = { kind: "dinner", startMinutes, endMinutes, placeName: place.placeName };
  const eventsWith = (meal: Meal) => {
    const itinerary = [{ ...day, meals: [meal] }, ...others];
    const text = tripCalendar({ ...dated, tripData: { ...dated.tripData, itinerary } }, WORDS, {
      timeZone: "Europe/Lisbon",
      changedAtMs: CHANGED_AT_MS,
    });
    return readBack(text ?? "").events.length;
  };
  expect(eventsWith({ ...dinner, placeName: "A tavern" }) - eventsWith(dinner)).toBe(1);
});

/** The moment at which a zone's clocks show a date and an hour, found by what `Intl` shows. */
function momentOf(date: string, minutes: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const day = addDays(date, Math.floor(minutes / 1440));
  const clock = new Date(Date.UTC(2000, 0, 1, 0, minutes % 1440)).toISOString().slice(11, 16);
  const wantedMs = Date.parse(`${day}T${clock}:00Z`);
  for (let offset = -15 * 60; offset <= 15 * 60; offset += 15) {
    const atMs = wantedMs - offset * 60_000;
    if (format.format(atMs) === `${day} ${clock}`) return atMs;
  }
  throw new Error(`${timeZone} has no ${day} ${clock}`);
}

describe("the calendar of a trip", () => {
  test("reminds of what is to be booked and done by a day, until it is", () => {
    const draft = trip("2027-05-04");
    const [day, ...days] = draft.tripData.itinerary;
    const [place, other, ...places] = day?.plan ?? [];
    if (day === undefined || place === undefined || other === undefined) throw new Error("places");
    const booking = { need: "must", daysAhead: 30, url: "https://tickets.example/a" } as const;
    const dated = { ...day, date: "2027-05-04" };
    const booked = { ...other, booking, isBooked: true as const };
    const plan = [{ ...place, booking }, booked, ...places];
    const calendar = tripCalendar(
      {
        ...draft,
        tripData: { ...draft.tripData, itinerary: [{ ...dated, plan }, ...days] },
        listItems: [
          { id: "a", list: "do", text: "Visa, for Ben", dueDate: "2027-03-01" },
          { id: "b", list: "do", text: "Done", dueDate: "2027-03-01", isDone: true },
          { id: "c", list: "pack", text: "Tent" },
        ],
      },
      WORDS,
      { timeZone: "Europe/Lisbon", changedAtMs: CHANGED_AT_MS },
    );
    const reminders = readBack(calendar ?? "").events.flatMap(({ component, summary, startDate }) =>
      component.getAllSubcomponents("valarm").map((alarm) => {
        const before = alarm.getFirstPropertyValue("trigger") as ICAL.Duration;
        const at = startDate.clone();
        at.isDate = false;
        at.addDuration(before);
        return `${summary}: ${at}`;
      }),
    );
    expect(reminders).toEqual([
      `${other.placeName}: 2027-05-04T13:35:00`,
      `Book ${place.placeName}: 2027-04-04T09:00:00`,
      "Visa, for Ben: 2027-03-01T09:00:00",
    ]);
  });

  test("alarms a day before a journey and when to leave for what is booked", () => {
    const draft = trip("2027-05-04");
    const [day, ...days] = draft.tripData.itinerary;
    const [place, other, ...places] = day?.plan ?? [];
    if (day === undefined || place === undefined || other === undefined) throw new Error("places");
    const leg = { mode: "walk", minutes: 25, distanceKm: 1, from: "hotel" } as const;
    const plan = [{ ...place, isBooked: true as const, leg }, other, ...places];
    const booked = { state: "booked", source: "hand" } as const;
    const starts = { date: "2027-05-04", time: "07:30", zone: "Europe/Berlin" };
    const text =
      tripCalendar(
        {
          ...draft,
          tripData: { ...draft.tripData, itinerary: [{ ...day, plan }, ...days] },
          bookings: [
            { ...booked, id: "a", kind: "flight", name: "LH 1172", starts },
            { ...booked, id: "b", kind: "train", name: "IC 5", starts: { date: "2027-05-06" } },
            { ...booked, id: "c", kind: "stay", name: "Hotel", starts: { date: "2027-05-04" } },
            { ...booked, id: "d", kind: "flight", name: "Off", starts, state: "cancelled" },
          ],
        },
        WORDS,
        { timeZone: "Europe/Lisbon", changedAtMs: CHANGED_AT_MS },
      ) ?? "";
    const expected = [
      [`Time to leave: ${place.placeName}`, "2027-05-04T08:55:00"],
      ["Flight LH 1172", "2027-05-03T07:30:00"],
      ["Time to leave: Flight LH 1172", "2027-05-04T04:45:00"],
      ["Train IC 5", "2027-05-05T09:00:00"],
    ];
    const alarms = readBack(text).events.flatMap(({ component, startDate }) =>
      component.getAllSubcomponents("valarm").map((alarm) => {
        const at = startDate.clone();
        at.isDate = false;
        at.addDuration(alarm.getFirstPropertyValue("trigger") as ICAL.Duration);
        return [alarm.getFirstPropertyValue("description"), `${at}`];
      }),
    );
    expect(alarms).toEqual(expected);
  });

  test("has each meal that has a place at its hours, and each hotel over its nights but those that are booked", () => {
    const draft = trip("2027-05-04");
    const [day] = draft.tripData.itinerary;
    const [hotel] = draft.tripData.hotels;
    if (day === undefined || hotel === undefined) throw new Error("a day and a hotel");
    const lunch: Meal = { kind: "lunch", startMinutes: 750, endMinutes: 810, near: "Sé" };
    const dinner: Meal = {
      ...{ startMinutes: 1200, endMinutes: 1290, kind: "dinner" as const },
      ...{ placeName: "Casa Nanda", placeDetails: "Tripe, and what else there is." },
      geoCoordinates: "41.15, -8.6",
    };
    const days = [0, 0, 0, 1, 1].map((base, at) => ({
      ...day,
      ...{ id: `day-${at}`, base, plan: at === 0 ? day.plan : [] },
      ...(at === 0 ? { meals: [lunch, dinner] } : {}),
    }));
    const hotels = [
      { ...hotel, id: "a", hotelName: "Pensão", hotelAddress: "Rua 1" },
      { ...hotel, id: "b", hotelName: "Quinta", base: 1 },
    ];
    const calendar = (bookings: Trip["bookings"], timeZone = "Europe/Lisbon") =>
      readBack(
        tripCalendar(
          { ...draft, bookings, tripData: { ...draft.tripData, hotels, itinerary: days } },
          WORDS,
          { timeZone, changedAtMs: CHANGED_AT_MS },
        ) ?? "",
      ).events;
    const found = calendar([]);
    const told = (of: typeof found) =>
      of.map(({ summary, startDate, endDate }) => `${summary}: ${startDate} ${endDate}`);
    expect(told(found)).toEqual(
      expect.arrayContaining([
        "Dinner at Casa Nanda: 2027-05-04T20:00:00 2027-05-04T21:30:00",
        "Pensão: 2027-05-04 2027-05-07",
        "Quinta: 2027-05-07 2027-05-08",
      ]),
    );
    expect(told(found).join()).not.toContain("Lunch");
    const [dined] = found.filter(({ summary }) => summary.startsWith("Dinner"));
    expect(dined).toMatchObject({ description: dinner.placeDetails });
    expect(dined?.location).toMatch(/^Casa Nanda, /);
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(found.length);
    const booked = calendar([
      {
        ...{ id: "c", kind: "stay", name: "Pensão", partId: "a", state: "booked", source: "hand" },
        ...{ starts: { date: "2027-05-04" }, ends: { date: "2027-05-06" } },
      },
    ]);
    expect(told(booked).filter((text) => text.includes("Pensão"))).toEqual([
      "Pensão: 2027-05-06 2027-05-07",
      expect.stringMatching(/Pensão: 2027-05-04 2027-05-07$/),
    ]);
    // Without a zone the day lists them.
    const [, first] = calendar([], "Not/AZone");
    expect(first?.description).toMatch(/\n20:00–21:30 Dinner at Casa Nanda$/);
  });

  test.each(ZONES)(
    "has every visit at its hour in %s, with and without summer time",
    (timeZone) => {
      for (const startDate of DATES) {
        const text =
          tripCalendar(trip(startDate), WORDS, { timeZone, changedAtMs: CHANGED_AT_MS }) ?? "";
        const { events } = readBack(text);
        const visits = events.filter(({ startDate: start }) => !start.isDate);
        expect(visits.map(({ summary }) => summary)).toEqual([
          "Livraria Lello",
          "The Moonlit Garden",
        ]);
        const hours = visits.flatMap(({ startDate: start, endDate: end }) =>
          [start, end].map((time) => time.toJSDate().getTime()),
        );
        expect(hours, `${timeZone} ${startDate}`).toEqual(
          [570, 615, 840, 900].map((minutes) => momentOf(startDate, minutes, timeZone)),
        );
      }
    },
  );

  test("quotes a zone that is an offset, and writes the smallest degrees as decimals", () => {
    const near = trip("2026-05-04");
    const [place] = near.tripData.itinerary[0]?.plan ?? [];
    if (place === undefined) throw new Error("a day without places");
    place.geoCoordinates = "0.0000001, 12.5";
    const text =
      tripCalendar(near, WORDS, { timeZone: "+05:30", changedAtMs: CHANGED_AT_MS }) ?? "";
    expect(text).toContain('DTSTART;TZID="+05:30":20260504T');
    expect(text).toContain("GEO:0;12.5\r\n");
    expect(text).not.toMatch(/\de-\d/);
    for (const written of [tripGpx(near, WORDS), tripKml(near, WORDS)])
      expect(written).not.toMatch(/\de-\d/);
    const [visit] = readBack(text).events.filter(({ startDate }) => !startDate.isDate);
    expect(visit?.startDate.toJSDate().toISOString()).toBe("2026-05-04T04:00:00.000Z");
  });

  test("ends a whole day at the next one, over years and summer time", () => {
    const facts = { timeZone: "Europe/Lisbon", changedAtMs: CHANGED_AT_MS };
    const text = tripCalendar(trip("2026-12-31"), WORDS, facts) ?? "";
    expect(text).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270102\r\n");
    const [whole] = readBack(text).events;
    expect(whole?.uid).toBe("1700000000000@tripwright");
    expect(whole?.duration.toSeconds()).toBe(2 * 86_400);
  });

  test("ends a visit until midnight on the next date", () => {
    const facts = { timeZone: "Europe/Lisbon", changedAtMs: CHANGED_AT_MS };
    const late = trip("2026-12-31");
    const [place] = late.tripData.itinerary[0]?.plan ?? [];
    if (place === undefined) throw new Error("a day without places");
    place.visit = { startMinutes: 23 * 60, endMinutes: 24 * 60 };
    expect(tripCalendar(late, WORDS, facts)).toContain(
      "DTSTART;TZID=Europe/Lisbon:20261231T230000\r\nDTEND;TZID=Europe/Lisbon:20270101T000000\r\n",
    );
  });

  test("is dated by the trip's last change and its version, the same each time", () => {
    const facts = { timeZone: "Europe/Lisbon", changedAtMs: CHANGED_AT_MS };
    const text = tripCalendar(trip("2026-05-04"), WORDS, facts) ?? "";
    expect(tripCalendar(trip("2026-05-04"), WORDS, facts)).toBe(text);
    const { calendar, events } = readBack(text);
    for (const event of events) {
      expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe(
        "2026-02-03T04:05:06Z",
      );
      expect(event.sequence).toBe(7);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events[1]?.uid).toBe("1700000000000-place-0-0@tripwright");
    expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT4H");
    expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT4H");
  });

  test("has summer time as a rule where it comes on the same weekday each year", () => {
    const rulesOf = (timeZone: string) =>
      (
        tripCalendar(trip("2026-05-04"), WORDS, { timeZone, changedAtMs: CHANGED_AT_MS }) ?? ""
      ).match(/^RRULE:.*$/gm) ?? [];
    expect(rulesOf("Europe/Lisbon").map((rule) => rule.trim())).toEqual([
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
    ]);
    expect(rulesOf("Asia/Tokyo")).toEqual([]);
    // Morocco's clocks follow the moon.
    expect(rulesOf("Africa/Casablanca")).toEqual([]);
  });

  test("has days without hours where the time zone is not known", () => {
    for (const timeZone of [undefined, "Not/AZone"]) {
      const facts = { timeZone, changedAtMs: CHANGED_AT_MS };
      const { events } = readBack(tripCalendar(trip("2026-05-04"), WORDS, facts) ?? "");
      expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
      expect(events[1]?.description).toBe(
        "09:30–10:15 Livraria Lello\n14:00–15:00 The Moonlit Garden",
      );
    }
  });

  test("is read back with the same names, whatever they are written in, in lines of 75 octets", () => {
    fc.assert(
      fc.property(anyTrip, (any) => {
        const facts = { timeZone: any.timeZone, changedAtMs: CHANGED_AT_MS };
        const text = tripCalendar(any, WORDS, facts);
        expect(text === undefined).toBe(any.userSelection.startDate === undefined);
        if (text === undefined) return;
        const lines = text.split("\r\n");
        expect(lines.pop()).toBe("");
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(line.isWellFormed()).toBe(true);
        }
        const { events } = readBack(text);
        if (any.timeZone === "Not/AZone" || any.timeZone === undefined) return;
        const places = any.tripData.itinerary.flatMap(({ plan }) => plan);
        const due = (any.listItems ?? []).filter(
          ({ isDone, dueDate }) => isDone === undefined && dueDate !== undefined,
        );
        const [hotel] = any.tripData.hotels;
        const names = [
          ...places.map(({ placeName }) => placeName),
          ...(hotel === undefined ? [] : [hotel.hotelName]),
          ...due.map(({ text }) => text),
        ];
        expect(events.slice(1).map(({ summary }) => calendarText(summary))).toEqual(
          names.map(calendarText),
        );
      }),
      { numRuns: 200 },
    );
  });
});
