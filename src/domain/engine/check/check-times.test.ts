import { describe, expect, test } from "vitest";
import {
  checked,
  cityOf,
  figureOf,
  middle,
  NINE,
  near,
  rawVisit,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import { sunsetMinutes } from "../../places/sunset-minutes.ts";
import type { Meal, Place } from "../../trip/trip.ts";
import type { KnownEatery, KnownPlace } from "../known-city.ts";

describe("opening hours", () => {
  // 2026-05-04 is a Monday.
  const gallery = knownPlace({ id: "gallery", hours: "Tu-Su 10:00-12:00,14:00-18:00" });
  const openings = (
    place: KnownPlace,
    start: number,
    date: string | undefined,
    given: Partial<Place> = {},
  ) =>
    figureOf("openingHours", {
      city: cityOf(place),
      days: [[visitTo(place, start, given)]],
      dayFields: date === undefined ? {} : { date },
    });

  test("openingHours: holds a dated visit against that weekday's hours", () => {
    expect(openings(gallery, 10 * 60, "2026-05-05")).toEqual([0, true]);
    expect(openings(gallery, 14 * 60, "2026-05-05")).toEqual([0, true]);
    expect(openings(gallery, 11 * 60 + 30, "2026-05-05")).toEqual([1, false]);
    expect(openings(gallery, 10 * 60, "2026-05-04")).toEqual([1, false]);
  });

  test("openingHours: lets an undated visit stand that says when it doesn't hold", () => {
    expect(openings(gallery, 10 * 60, undefined, { notOn: [0] })).toEqual([0, true]);
    expect(openings(gallery, 10 * 60, undefined)).toEqual([1, false]);
    expect(openings(gallery, 12 * 60, undefined, { notOn: [0] })).toEqual([1, false]);
  });

  test("openingHours: knows nights, places that never close, never open, or keep their hours to themselves", () => {
    const bar = knownPlace({ id: "bar", hours: "Fr,Sa 20:00-03:00" });
    expect(openings(bar, 25 * 60, "2026-05-08")).toEqual([0, true]);
    expect(openings(bar, 60, "2026-05-10")).toEqual([0, true]);
    expect(openings(bar, 25 * 60, "2026-05-07")).toEqual([1, false]);
    expect(openings(middle, 23 * 60 + 30, "2026-05-04")).toEqual([0, true]);
    const ruin = knownPlace({ id: "ruin", hours: "off" });
    expect(openings(ruin, 600, undefined)).toEqual([1, false]);
    expect(openings(knownPlace({ id: "alley", hours: undefined }), 600, undefined)).toEqual([
      0,
      true,
    ]);
  });

  test("openingHours: counts what an event closes, whether its hours are known or not, and says which", () => {
    const closedOn = ["05-05"];
    expect(openings({ ...gallery, closedOn }, 10 * 60, "2026-05-05")).toEqual([1, false]);
    expect(openings({ ...gallery, closedOn }, 10 * 60, "2026-05-06")).toEqual([0, true]);
    const square = knownPlace({ id: "square", hours: undefined, closedOn });
    expect(openings(square, 10 * 60, "2026-05-05")).toEqual([1, false]);
    const note = "Trams stand still and most squares are closed for the parade.";
    const events = [{ name: "Parade", dates: closedOn, note, closes: ["square"] }];
    const { watch } = checked({
      city: { ...cityOf(square), events },
      days: [[visitTo(square, 600)]],
      dayFields: { date: "2026-05-05" },
    });
    expect(watch.map(({ code, values }) => [code, values?.event])).toEqual(
      expect.arrayContaining([
        ["closedThatDay", "Parade"],
        ["event", "Parade"],
      ]),
    );
  });

  test("daylight: counts visits in the open that end in the dark, on a date, where nothing is lit", () => {
    const rio = { at: { lat: -22.98, lon: -43.19 }, timeZone: "America/Sao_Paulo" };
    const street = knownPlace({ id: "street", ...rio, category: "old-town" });
    const daylight = (place: KnownPlace, start: number, date?: string) =>
      figureOf("daylight", {
        city: cityOf(place),
        days: [[visitTo(place, start)]],
        dayFields: date === undefined ? {} : { date },
      });
    // The sun sets at 17:24 on that day; a visit takes an hour.
    expect(daylight(street, 16 * 60, "2026-05-04")).toEqual([0, true]);
    expect(daylight(street, 18 * 60, "2026-05-04")).toEqual([1, false]);
    expect(daylight({ ...street, isLit: true }, 18 * 60, "2026-05-04")).toEqual([0, true]);
    expect(daylight(street, 18 * 60)).toBeUndefined();
  });

  test("what is closed is told first, with a day of the trip that finds it open", () => {
    const days = [[visitTo(gallery, 600)], [visitTo(near, 600)]];
    const selection = { startDate: "2026-05-04" };
    expect(checked({ city: cityOf(gallery, near), days, selection }).watch[0]).toEqual({
      day: 1,
      code: "closedThatDay",
      values: { name: "The gallery", day: 1, weekday: 0, openDay: 2 },
    });
    const tooEarly = checked({ city: cityOf(gallery), days: [[visitTo(gallery, 570)]] });
    expect(tooEarly.watch[0]).toEqual({
      day: 1,
      code: "neverOpenThen",
      values: {
        name: "The gallery",
        day: 1,
        startMinutes: 570,
        endMinutes: 630,
        goAt: 600,
        hours: [600, 720, 840, 1080],
      },
    });
    const undated = checked({
      city: cityOf(gallery, near),
      days: [[visitTo(gallery, 600, { notOn: [0] })]],
    });
    expect(undated.watch).toContainEqual({
      code: "closedOn",
      values: { weekday: 0, names: ["The gallery"], more: 0 },
    });
  });
});

describe("the clock", () => {
  test("transferTimes: counts ways that take longer than the plan leaves, the one from the hotel too", () => {
    const city = cityOf(middle, near);
    // 0.8 km is 1.0 km on foot: 14 minutes, rounded up to 15.
    const days = (start: number, second: number) => [
      [visitTo(near, start), visitTo(middle, second)],
    ];
    expect(figureOf("transferTimes", { city, days: days(NINE + 15, NINE + 90) })).toEqual([
      0,
      true,
    ]);
    expect(figureOf("transferTimes", { city, days: days(NINE + 15, NINE + 89) })).toEqual([
      1,
      false,
    ]);
    expect(figureOf("transferTimes", { city, days: days(NINE + 14, NINE + 60) })).toEqual([
      2,
      false,
    ]);
    expect(checked({ city, days: days(NINE + 15, NINE + 80) }).watch[0]).toEqual({
      day: 1,
      code: "tooLate",
      values: {
        from: "The tower",
        to: "The hall",
        mode: "walk",
        minutes: 15,
        distanceKm: 1,
        leftMinutes: 5,
      },
    });
  });

  test("dayHours: wants days between the pace's hours, but for a single evening out", () => {
    const city = cityOf(middle, near);
    const until = (end: number) => visitTo(middle, end - 60);
    const twoDays = [[visitTo(near, NINE + 15), until(22 * 60)], [until(12 * 60)]];
    expect(figureOf("dayHours", { city, days: twoDays })).toEqual([100, true]);
    const late = [[visitTo(near, NINE + 15), until(22 * 60 + 5)], [until(12 * 60)]];
    expect(figureOf("dayHours", { city, days: late })).toEqual([50, false]);
    expect(figureOf("dayHours", { city, days: [[until(23 * 60)]] })).toEqual([100, true]);
  });

  test("visitLengths: wants visits to last about as long as is usual", () => {
    const lasting = (minutes: number) => [
      [visitTo(middle, NINE, { visit: { startMinutes: NINE, endMinutes: NINE + minutes } })],
    ];
    const city = cityOf(middle);
    expect(
      [30, 90].map((minutes) => figureOf("visitLengths", { city, days: lasting(minutes) })),
    ).toEqual([
      [100, true],
      [100, true],
    ]);
    expect(figureOf("visitLengths", { city, days: lasting(91) })).toEqual([0, false]);
    expect(figureOf("visitLengths", { city, days: [[rawVisit(middle)]] })).toBeUndefined();
  });

  test("meals: looks for a lunch on days over noon, and for a dinner on every day", () => {
    const visit = (from: number, to: number) =>
      visitTo(middle, 0, { visit: { startMinutes: from * 60, endMinutes: to * 60 } });
    const meal = (kind: "lunch" | "dinner", from: number) => ({
      kind,
      startMinutes: from * 60,
      endMinutes: from * 60 + 60,
    });
    const figure = (
      meals: Meal[],
      spans: (readonly [number, number])[] = [
        [9, 12],
        [13, 18],
      ],
    ) => {
      const days = [spans.map(([from, to]) => visit(from, to))];
      return figureOf("meals", { city: cityOf(middle), days, dayFields: { meals } });
    };
    expect(figure([meal("lunch", 12), meal("dinner", 18)])).toEqual([100, true]);
    expect(figure([meal("dinner", 18)])).toEqual([50, false]);
    expect(figure([])).toEqual([0, false]);
    // Tea is no dinner, and nobody eats during a visit.
    expect(figure([meal("lunch", 12), meal("dinner", 16)])).toEqual([50, false]);
    expect(figure([meal("lunch", 12), meal("dinner", 17.5)])).toEqual([50, false]);
    expect(figure([meal("dinner", 18)], [[15, 18]])).toEqual([100, true]);
    expect(figureOf("meals", { city: cityOf(middle), days: [[rawVisit(middle)]] })).toBeUndefined();
  });

  test("mealNames and mealHours: want a place for each meal, when the kitchens cook", () => {
    const meal = (kind: "lunch" | "dinner", hour: number, given: Partial<Meal> = {}): Meal => ({
      kind,
      startMinutes: hour * 60,
      endMinutes: hour * 60 + 60,
      placeName: "The hut",
      eateryKind: "restaurant",
      ...given,
    });
    const mealHours = { lunch: "12:30-14:30", dinner: "19:30-22:30" };
    const spans = [
      [9, 12],
      [15.5, 17],
    ] as const;
    const days = [
      spans.map(([from, to]) =>
        visitTo(middle, 0, { visit: { startMinutes: from * 60, endMinutes: to * 60 } }),
      ),
    ];
    const figures = (meals: Meal[], city = cityOf(middle)) =>
      (["mealNames", "mealHours"] as const).map(
        (id) => figureOf(id, { city, days, dayFields: { meals } })?.[0],
      );
    expect(figures([meal("lunch", 12), meal("dinner", 18)])).toEqual([100, 100]);
    expect(figures([meal("lunch", 12, { placeName: undefined }), meal("dinner", 18)])).toEqual([
      50, 100,
    ]);
    expect(figures([meal("lunch", 14.25), meal("dinner", 17)])).toEqual([100, 0]);
    const south = { ...cityOf(middle), mealHours };
    expect(figures([meal("lunch", 12), meal("dinner", 18)], south)).toEqual([100, 0]);
    expect(figures([meal("lunch", 13), meal("dinner", 20)], south)).toEqual([100, 100]);
    const unnamed = { placeName: undefined };
    const none = [meal("lunch", 12, unnamed), meal("dinner", 18, unnamed)];
    expect(figures(none)).toEqual([undefined, 100]);
    const hut: KnownEatery = {
      id: "hut",
      name: "The hut",
      details: "",
      at: middle.at,
      kind: "restaurant",
      meals: ["dinner"],
      price: "middle",
    };
    expect(figures(none, { ...cityOf(middle), eateries: [hut] })).toEqual([0, 100]);
    // A market cooks all day.
    const early = meal("dinner", 18, { eateryKind: "market" });
    expect(figures([meal("lunch", 13), early], south)).toEqual([100, 100]);
  });

  test("sunsets and heat: count views left shortly before sunset, and the open in the heat", () => {
    const highC = (degrees: number) => Array.from({ length: 12 }, () => degrees);
    const figure = (
      id: "sunsets" | "heat",
      given: Partial<KnownPlace>,
      end: number,
      selection: { traveler?: string; childAges?: number[] } = {},
    ) => {
      const view = knownPlace({ id: "view", category: "viewpoint", timeZone: "Etc/UTC", ...given });
      const visit = { startMinutes: end - 60, endMinutes: end };
      return figureOf(id, {
        city: cityOf(view),
        days: [[visitTo(view, 0, { visit })]],
        dayFields: { date: "2027-03-20" },
        selection: { startDate: "2027-03-20", ...selection },
      })?.[0];
    };
    const sunset = sunsetMinutes("2027-03-20", middle.at, "Etc/UTC") ?? 0;
    expect(figure("sunsets", {}, sunset - 30)).toBe(1);
    expect(figure("sunsets", {}, sunset + 10)).toBe(0);
    expect(figure("sunsets", {}, sunset - 120)).toBe(0);
    expect(figure("heat", { highC: highC(34) }, 14 * 60)).toBe(1);
    expect(figure("heat", { highC: highC(34) }, 11 * 60)).toBe(0);
    expect(figure("heat", { highC: highC(30) }, 14 * 60)).toBe(0);
    expect(figure("heat", { highC: highC(40), category: "market", indoor: false }, 14 * 60)).toBe(
      1,
    );
    expect(figure("heat", { highC: highC(40), indoor: true }, 14 * 60)).toBe(0);
    const small = { traveler: "4", childAges: [4] };
    expect(figure("heat", { highC: highC(30) }, 14 * 60, small)).toBe(1);
  });

  test("a plan without hours is laid out as it stands", () => {
    const gate = knownPlace({ id: "gate", hours: "10:00-18:00" });
    const given = (hours: string) => ({
      city: cityOf(middle, { ...gate, hours }),
      days: [[rawVisit(middle), rawVisit(gate)]],
    });
    // From nine an hour in the hall and five minutes at the door: at the gate at 10:05.
    expect(figureOf("openingHours", given("10:05-11:05"))?.[0]).toBe(0);
    expect(figureOf("openingHours", given("10:10-18:00"))?.[0]).toBe(1);
    expect(figureOf("transferTimes", given("24/7"))).toEqual([0, true]);
  });
});
