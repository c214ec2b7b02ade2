import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "../calendar-date.ts";
import { clockText } from "../clock-text.ts";
import { changesOverYear, namesHolidays, parseOpeningHours } from "./opening-hours.ts";
import { WEEKDAYS } from "./weekdays.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

const DAY = [[540, 1020]];
const CLOSED: unknown[] = [];

describe("opening hours in the guide's notation", () => {
  test.each([
    ["09:00-17:00", [DAY, DAY, DAY, DAY, DAY, DAY, DAY]],
    ["Mo-Fr 09:00-17:00", [DAY, DAY, DAY, DAY, DAY, CLOSED, CLOSED]],
    ["Sa,Su 09:00-17:00", [CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, DAY, DAY]],
    ["Mo,We-Fr,Su 09:00-17:00", [DAY, CLOSED, DAY, DAY, DAY, CLOSED, DAY]],
    ["Sa-Mo 09:00-17:00", [DAY, CLOSED, CLOSED, CLOSED, CLOSED, DAY, DAY]],
    ["We-We 09:00-17:00", [CLOSED, CLOSED, DAY, CLOSED, CLOSED, CLOSED, CLOSED]],
    ["09:00-17:00; Tu off", [DAY, CLOSED, DAY, DAY, DAY, DAY, DAY]],
    ["off", [CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED]],
  ])("%j names its weekdays, Monday first", (text, week) => {
    expect(parseOpeningHours(text)).toEqual(week);
  });

  test("a weekday of a month holds on that date only, and in no usual week", () => {
    const text = "Tu-Sa 09:00-17:00; Su[1] 10:00-14:00";
    expect(parseOpeningHours(text, "2026-11-01")?.[6]).toEqual([[600, 840]]);
    expect(parseOpeningHours(text, "2026-11-08")?.[6]).toEqual([]);
    expect(parseOpeningHours("Su[2] off; 09:00-17:00", "2026-11-14")?.[6]).toEqual(DAY);
    expect(parseOpeningHours(text)?.[6]).toEqual([]);
    expect(parseOpeningHours("Su[5] off")).toBeUndefined();
  });

  test("24/7 is every day from midnight to midnight", () => {
    expect(parseOpeningHours(" 24/7 ")).toEqual(WEEKDAYS.map(() => [[0, 1440]]));
    expect(parseOpeningHours("00:00-24:00")).toEqual(parseOpeningHours("24/7"));
  });

  test("a midday break makes two openings", () => {
    expect(parseOpeningHours("Tu 09:00-12:30, 14:00-18:00")?.[1]).toEqual([
      [540, 750],
      [840, 1080],
    ]);
  });

  test("a later rule replaces an earlier one on its days only", () => {
    const week = parseOpeningHours("Mo-Su 09:00-12:00,13:00-17:00; Fr 14:00-16:00");
    expect(week?.[3]).toEqual([
      [540, 720],
      [780, 1020],
    ]);
    expect(week?.[4]).toEqual([[840, 960]]);
  });

  test.each([
    ["21:00-02:00", [1260, 1560]],
    ["18:00-00:00", [1080, 1440]],
    ["18:00-24:00", [1080, 1440]],
    ["09:00-09:00", [540, 1980]],
  ])("%s closes after it opens, past midnight where it must", (text, window) => {
    expect(parseOpeningHours(text)?.[0]).toEqual([window]);
  });

  test.each([
    "",
    ";",
    "Mo-Fr",
    "9:00-17:00",
    "09:00",
    "09:00-17:60",
    "09:00-25:00",
    "24:01-25:00",
    "Mo-Xx 09:00-17:00",
    "Foo 09:00-17:00",
    "Apr-Foo 09:00-17:00",
    "Apr 32 off",
    "Mar 15-Oct 09:00-17:00",
    "easter 2 days off",
    "Apr-easter off",
    "Mo, 09:00-17:00",
    "sunrise-sunset",
    "09:00-17:00 || 18:00-20:00",
    "Mo-Fr 09:00-17:00;",
    "closed",
  ])("%j is refused rather than guessed at", (text) => {
    expect(parseOpeningHours(text)).toBeUndefined();
  });

  describe("with seasons", () => {
    const acropolis = "Apr-Oct 08:00-20:00; Nov-Mar 08:00-17:00; Jan 01,May 01,Dec 25 off";

    test.each([
      ["2026-07-01", 1200],
      ["2026-11-01", 1020],
      ["2027-03-31", 1020],
      ["2026-04-01", 1200],
    ])("on %s it closes at minute %i", (date, close) => {
      expect(parseOpeningHours(acropolis, date)?.[weekdayOf(date)]).toEqual([[480, close]]);
    });

    test("a single day of the year closes that day alone", () => {
      const week = parseOpeningHours(acropolis, "2026-12-25");
      expect(week?.[4]).toEqual([]);
      expect(week?.[3]).toEqual([[480, 1020]]);
    });

    test("without a date only what every season has counts", () => {
      expect(parseOpeningHours(acropolis)?.[0]).toEqual([[480, 1020]]);
    });

    test("a season without any hours is no season to come in", () => {
      const tulips = "Mar 20-May 10 08:00-19:30";
      expect(parseOpeningHours(tulips)?.[0]).toEqual([[480, 1170]]);
      expect(parseOpeningHours(tulips, "2026-07-06")?.[0]).toEqual([]);
    });

    test("a week of repairs doesn't count without a date", () => {
      const hours = "09:00-17:00; Jan 07-Jan 14 off";
      expect(parseOpeningHours(hours)?.[0]).toEqual([[540, 1020]]);
      expect(parseOpeningHours(hours, "2026-01-08")?.[3]).toEqual([]);
    });
  });

  test.each([
    ["2026-04-05", []],
    ["2026-04-03", [[540, 720]]],
    ["2027-03-28", []],
    ["2027-03-26", [[540, 720]]],
    ["2038-04-25", []],
    ["2026-04-06", DAY],
  ])("Easter moves: %s", (date, windows) => {
    const hours = "09:00-17:00; easter off; easter -2 days 09:00-12:00";
    expect(parseOpeningHours(hours, date)?.[weekdayOf(date)]).toEqual(windows);
    expect(parseOpeningHours(hours)?.[6]).toEqual(DAY);
  });

  test.each([
    ["Mo-Fr 09:00-17:00, Sa 10:00-12:00", 5, [[600, 720]]],
    [
      "Mo-Sa 10:00-13:00, Mo-Fr 16:00-19:00",
      0,
      [
        [600, 780],
        [960, 1140],
      ],
    ],
    ["Mo-Su 10:00-13:00, We 12:00-15:00", 2, [[600, 900]]],
    ["Mo-Su 10:00-13:00, We off", 2, []],
    ["Mo-Su 10:00-13:00, We 12:00-15:00; We 08:00-09:00", 2, [[480, 540]]],
  ])("a rule behind a comma adds its hours: %s", (text, weekday, windows) => {
    expect(parseOpeningHours(text)?.[weekday]).toEqual(windows);
  });

  test.each([
    ["Mo-Fr 09:00-17:00; PH off", []],
    ["Mo-Fr 09:00-17:00; PH 10:00-12:00", [[600, 720]]],
    ["Mo-Fr 09:00-17:00; Sa,PH 10:00-12:00", [[600, 720]]],
    ["PH 10:00-12:00; Mo-Fr 09:00-17:00", [[540, 1020]]],
    ["Mo-Fr 09:00-17:00", [[540, 1020]]],
  ])("%s on a public holiday", (text, windows) => {
    // A Wednesday.
    expect(parseOpeningHours(text, "2026-05-06", true)?.[2]).toEqual(windows);
    expect(parseOpeningHours(text, "2026-05-06", false)?.[2]).toEqual([[540, 1020]]);
    expect(parseOpeningHours(text, "2026-05-06", true)?.[1]).toEqual([[540, 1020]]);
  });

  test("any text at all is read or refused, never a throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const week = parseOpeningHours(text);
        expect(week === undefined || week.length === 7).toBe(true);
      }),
      { numRuns: 300, seed: SEED },
    );
  });

  test("what a clock writes is what the reader reads", () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minutes, minutes, (open, close) => {
        const week = parseOpeningHours(`Th ${clockText(open)}-${clockText(close)}`);
        expect(week?.[3]).toEqual([[open, close > open ? close : close + 1440]]);
      }),
      { seed: SEED },
    );
  });
});

test.each([
  ["Apr-Oct 08:00-20:00; Nov-Mar 08:00-17:00", true],
  ["10:00-18:00; Jul-Aug 10:00-22:00", true],
  ["10:00-18:00; Jan 07-Jan 14 off", false],
  ["Tu-Su 10:00-18:00; PH off", false],
])("%s changes over the year: %s", (text, changes) => {
  expect(changesOverYear(text)).toBe(changes);
});

test.each([
  ["Mo-Sa 09:00-18:00; PH off", true],
  ["Mo-Su,PH 10:00-17:00", true],
  ["Mo-Su 10:00-17:00; Dec 25 off", false],
])("%s says what holds on public holidays: %s", (text, isSaid) => {
  expect(namesHolidays(text)).toBe(isSaid);
});

test.each([
  [0, "00:00"],
  [65, "01:05"],
  [570, "09:30"],
  [1439, "23:59"],
  [1440, "24:00"],
  [1530, "01:30"],
  [-30, "23:30"],
])("%i minutes after midnight are %s on the clock", (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
