import { describe, expect, test } from "vitest";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import { paceFor } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { chosenWindows, plannedWindows, visitWindows, wrongTime } from "./visit-windows.ts";

const MONDAY = "2026-05-04";
const TUESDAY = "2026-05-05";
const SUNDAY = "2026-05-10";
const BONUS = 15;

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

function windowsOf(given: Partial<KnownPlace>, date: string | undefined, pace = paceFor("Couple")) {
  const place = knownPlace({ id: "p", ...given });
  return visitWindows(place, date, pace, BONUS);
}

/** First and last starts, whatever they are worth, where they touch in one. */
function startsOf(given: Partial<KnownPlace>, date: string | undefined, pace = paceFor("Couple")) {
  const { windows } = windowsOf({ bestTime: "any", ...given }, date, pace);
  return windows.map(({ first, last }) => [first, last]);
}

describe("on a given day", () => {
  test("a visit ends before the doors close", () => {
    expect(startsOf({ hours: "09:00-18:00" }, MONDAY)).toEqual([[at(9), at(17)]]);
    expect(startsOf({ hours: "09:00-18:00", visitMinutes: 540 }, MONDAY)).toEqual([[at(9), at(9)]]);
    expect(startsOf({ hours: "09:00-18:00", visitMinutes: 545 }, MONDAY)).toEqual([]);
  });

  test("we plan to be at the only performance of an evening when it begins", () => {
    const startsOfShow = (category: "show" | "museum", hours: string) => {
      const place = knownPlace({ id: "p", category, visitMinutes: 120, bestTime: "any", hours });
      const { windows } = plannedWindows(place, MONDAY, paceFor("Couple"), BONUS);
      return windows.map(({ first, last }) => [first, last]);
    };
    expect(startsOfShow("show", "19:30-22:00")).toEqual([[at(19, 30), at(19, 30)]]);
    expect(startsOfShow("show", "17:30-23:00")).toEqual([[at(17, 30), at(21)]]);
    expect(startsOfShow("museum", "19:30-22:00")).toEqual([[at(19, 30), at(20)]]);
  });

  test("on New Year's Eve we plan to be out of a museum by four, unless its hours say what holds that day", () => {
    const holidays = new Map([["2027-01-01", { name: "New Year's Day", hasTransit: true }]]);
    const lastStart = (hours: string, date: string, category: "museum" | "monument" = "museum") => {
      const place = knownPlace({ id: "p", category, visitMinutes: 60, hours, holidays });
      const { windows } = chosenWindows(place, date, paceFor("Couple"), 0);
      return Math.max(...windows.map(({ last }) => last));
    };
    expect(lastStart("09:00-20:00", "2026-12-31")).toBe(at(15));
    expect(lastStart("09:00-20:00", "2026-12-30")).toBe(at(19));
    expect(lastStart("09:00-20:00; Dec 31 09:00-18:00", "2026-12-31")).toBe(at(17));
    expect(lastStart("09:00-20:00", "2026-12-31", "monument")).toBe(at(19));
  });

  test("starts are on five-minute marks", () => {
    expect(startsOf({ hours: "09:03-17:59" }, MONDAY)).toEqual([[at(9, 5), at(16, 55)]]);
  });

  test("with a siesta there are two openings, and no visit over it", () => {
    const hours = "09:00-12:30,14:00-18:00";
    expect(startsOf({ hours }, MONDAY)).toEqual([
      [at(9), at(11, 30)],
      [at(14), at(17)],
    ]);
    expect(startsOf({ hours, visitMinutes: 220 }, MONDAY)).toEqual([[at(14), at(14, 20)]]);
  });

  test("a square that is for the evening, and open all day, is too late after midnight", () => {
    const square = knownPlace({ id: "p", bestTime: "evening", hours: "00:00-24:00" });
    expect(wrongTime(square, MONDAY, at(25, 15), paceFor("Couple"))).toBe("pastMidnight");
    expect(wrongTime(square, MONDAY, at(10), paceFor("Couple"))).toBe("beforeEvening");
  });

  test("on a day off there is no start, on the next there is", () => {
    const hours = "Tu-Su 10:00-18:00";
    expect(startsOf({ hours }, MONDAY)).toEqual([]);
    expect(startsOf({ hours }, TUESDAY)).toEqual([[at(10), at(17)]]);
    expect(startsOf({ hours }, SUNDAY)).toEqual([[at(10), at(17)]]);
  });

  test("closed all week is never", () => {
    expect(startsOf({ hours: "off" }, MONDAY)).toEqual([]);
    expect(startsOf({ hours: "Mo-Su off" }, SUNDAY)).toEqual([]);
  });
});

describe("without dates", () => {
  test("the starts hold on as many weekdays as any can, and the others are told", () => {
    const { windows, notOn } = windowsOf({ hours: "Tu-Su 10:00-18:00; Fr 10:00-22:00" }, undefined);
    expect(windows.map(({ first, last }) => [first, last])).toEqual([[at(10), at(17)]]);
    expect(notOn).toEqual([0]);
  });

  test("what is open on one evening only is planned for it", () => {
    const { windows, notOn } = windowsOf({ hours: "Fr 19:00-22:00" }, undefined);
    expect(windows.map(({ first, last }) => [first, last])).toEqual([[at(19), at(21)]]);
    expect(notOn).toEqual(WEEKDAYS.filter((weekday) => weekday !== 4));
  });

  test("both openings of a siesta count, where they hold on the same days", () => {
    expect(startsOf({ hours: "09:00-12:00,15:00-18:00" }, undefined)).toEqual([
      [at(9), at(11)],
      [at(15), at(17)],
    ]);
  });

  test("closed all week is never", () => {
    expect(windowsOf({ hours: "off" }, undefined)).toEqual({ windows: [], notOn: WEEKDAYS });
  });
});

describe("the night", () => {
  test("nobody is sent into it before dinner, unless the day ends early", () => {
    const bar = { hours: "24/7", category: "nightlife" } as const;
    expect(startsOf(bar, MONDAY)[0]?.[0]).toBe(at(19, 30));
    expect(startsOf(bar, undefined)[0]?.[0]).toBe(at(19, 30));
    expect(startsOf(bar, MONDAY, paceFor("Group"))[0]?.[0]).toBe(at(18));
    expect(startsOf({ ...bar, hours: "09:00-17:00" }, MONDAY)).toEqual([]);
  });

  test("a place of the evening comes sooner for those whose day ends early", () => {
    const show = { hours: "10:00-23:00", bestTime: "evening" } as const;
    expect(startsOf(show, MONDAY, paceFor("Family"))[0]?.[0]).toBe(
      paceFor("Family").endMinutes - 150,
    );
    expect(startsOf(show, MONDAY, paceFor("Friends"))[0]?.[0]).toBe(at(18));
  });

  test("an old street of the evening is there in the afternoon too, at a loss; a show isn't", () => {
    const street = { hours: "24/7", bestTime: "evening", category: "old-town" } as const;
    const place = knownPlace({ id: "p", ...street });
    const [afternoon, evening] = chosenWindows(place, MONDAY, paceFor("Couple"), 15).windows;
    expect(afternoon).toMatchObject({ first: at(14), bonus: -200 });
    expect(evening).toMatchObject({ first: at(18), bonus: 15 });
    expect(startsOf({ ...street, category: "show" }, MONDAY)[0]?.[0]).toBe(at(18));
  });

  test("what an event lights in the evening is there by day as on any day", () => {
    const event = { dates: [MONDAY], hours: "19:00-23:00", ahead: [], isMajor: true };
    const gate = { hours: "09:00-17:00", eventHours: [event] };
    expect(startsOf(gate, MONDAY)).toEqual([
      [at(9), at(16)],
      [at(19), at(22)],
    ]);
  });
});

describe("the dark", () => {
  const rio = { at: { lat: -22.98, lon: -43.19 }, timeZone: "America/Sao_Paulo", hours: "24/7" };

  test("ends a visit to a beach half an hour after the sun has set, without a date at half past six", () => {
    const beach = { ...rio, category: "beach" } as const;
    const [, lastInMay = 0] = startsOf(beach, MONDAY)[0] ?? [];
    // The sun sets at 17:24 on that day.
    expect(lastInMay + 60).toBeGreaterThan(at(17, 45));
    expect(lastInMay + 60).toBeLessThanOrEqual(at(18));
    expect(startsOf(beach, undefined)).toEqual([[0, at(17, 30)]]);
  });

  test("does not end what is at its best then, or lit, or indoors", () => {
    const park = { ...rio, category: "park", bestTime: "evening" } as const;
    const street = { ...rio, category: "old-town" } as const;
    expect(startsOf(park, MONDAY).at(-1)?.[1]).toBe(at(23));
    expect(startsOf({ ...street, isLit: true }, MONDAY).at(-1)?.[1]).toBe(at(23));
    expect(startsOf({ ...street, indoor: true }, MONDAY).at(-1)?.[1]).toBe(at(23));
  });

  test("ends a walk in a street on a date, and nobody knows it without one", () => {
    const street = { ...rio, category: "old-town" } as const;
    expect(startsOf(street, MONDAY).at(-1)?.[1]).toBeLessThanOrEqual(at(17));
    expect(startsOf(street, undefined).at(-1)?.[1]).toBe(at(23));
  });
});

describe("the best time of day", () => {
  test("is worth more, and splits the day without a gap", () => {
    const { windows } = windowsOf({ hours: "08:00-20:00", bestTime: "midday" }, MONDAY);
    expect(windows).toEqual([
      { first: at(8), last: at(10, 55), bonus: 0 },
      { first: at(11), last: at(14), bonus: BONUS },
      { first: at(14, 5), last: at(19), bonus: 0 },
    ]);
  });

  test("that the doors don't allow is worth nothing", () => {
    const { windows } = windowsOf({ hours: "08:00-10:00", bestTime: "afternoon" }, MONDAY);
    expect(windows).toEqual([{ first: at(8), last: at(9), bonus: 0 }]);
  });

  test("any time is always the best", () => {
    const { windows } = windowsOf({ hours: "08:00-10:00", bestTime: "any" }, MONDAY);
    expect(windows).toEqual([{ first: at(8), last: at(9), bonus: BONUS }]);
  });
});

test("unknown hours are taken for usual ones", () => {
  expect(startsOf({ hours: undefined }, MONDAY)).toEqual([[at(10), at(16)]]);
  expect(startsOf({ hours: undefined, category: "park" }, MONDAY)).toEqual([[at(8), at(17, 30)]]);
  expect(startsOf({ hours: undefined, category: "nightlife" }, MONDAY)).toEqual([
    [at(19, 30), at(22)],
  ]);
});

test("what begins at hours of its own is begun at one of them, on a date or without", () => {
  const boat = { starts: ["09:00", "11:00", "19:00"], hours: "08:30-18:00" };
  const begins = [
    [at(9), at(9)],
    [at(11), at(11)],
  ];
  expect(startsOf(boat, MONDAY)).toEqual(begins);
  expect(startsOf(boat, undefined)).toEqual(begins);
  const ofUnknownHours = { starts: ["20:30"], hours: undefined, category: "show" } as const;
  expect(startsOf(ofUnknownHours, MONDAY)).toEqual([[at(20, 30), at(20, 30)]]);
});

test("what an event closes is closed on its dates only", () => {
  const palace = { hours: "09:00-18:00", closedOn: ["05-04", "easter +1"] };
  expect(startsOf(palace, MONDAY)).toEqual([]);
  expect(startsOf(palace, "2026-04-06")).toEqual([]);
  expect(startsOf(palace, TUESDAY)).toEqual([[at(9), at(17)]]);
});

test("in a hot month we plan nothing in the sun at noon, where there is another hour", () => {
  const highC = [20, 20, 20, 20, 32, 20, 38, 20, 20, 20, 20, 20];
  const windows = (given: Partial<KnownPlace>, date: string, pace = paceFor("Couple")) =>
    chosenWindows(knownPlace({ id: "p", highC, ...given }), date, pace, BONUS).windows;
  const planned = (given: Partial<KnownPlace>, date: string) =>
    windows(given, date).reduce<(readonly [number, number])[]>((spans, { first, last }) => {
      const before = spans.at(-1);
      return before?.[1] === first - 5
        ? spans.with(-1, [before[0], last])
        : spans.concat([[first, last]]);
    }, []);
  const ruin = { category: "monument", hours: "08:00-19:00" } as const;
  expect(planned(ruin, MONDAY)).toEqual([
    [at(8), at(11)],
    [at(15), at(18)],
  ]);
  expect(planned(ruin, "2026-06-01")).toEqual([[at(8), at(18)]]);
  expect(planned({ ...ruin, hours: "12:00-15:00" }, MONDAY)).toEqual([[at(12), at(14)]]);
  // Under a roof, or for a look, one is there at noon, but not in greater heat.
  const market = { ...ruin, category: "market", indoor: false } as const;
  const look = { ...ruin, visitMinutes: 20 };
  expect(planned(market, MONDAY)).toEqual([[at(8), at(18)]]);
  expect(planned(look, MONDAY)).toEqual([[at(8), at(18, 40)]]);
  expect(planned(market, "2026-07-06")).toEqual([
    [at(8), at(11)],
    [at(17), at(18)],
  ]);
  expect(planned(look, "2026-07-06")).toHaveLength(2);
  // It is cool before eleven and from five on; whom heat is hard on is out of it from 27 °C on.
  expect(windows(ruin, MONDAY).map(({ first, bonus }) => [first, bonus])).toEqual([
    [at(8), BONUS],
    [at(10, 5), BONUS - 25],
    [at(15), BONUS - 25],
    [at(17), BONUS],
  ]);
  const warm = { ...ruin, highC: highC.map(() => 28) };
  expect(windows(warm, MONDAY)).toHaveLength(1);
  expect(windows(warm, MONDAY, { ...paceFor("Couple"), avoidsHeat: true }).length).toBe(4);
  // The day begins at nine: nobody is there by half past eight.
  const long = { ...ruin, hours: "07:00-17:00", visitMinutes: 210 };
  expect(planned(long, MONDAY)).toEqual([[at(7), at(13, 30)]]);
});

test("on a date the best time of a sunset is over between it and dusk, later where it is lit", () => {
  const paris = { at: { lat: 48.8566, lon: 2.3522 }, timeZone: "Europe/Paris" };
  const bestOn = (date: string | undefined, isLit = false) =>
    windowsOf({ ...paris, category: "viewpoint", bestTime: "sunset", isLit }, date)
      .windows.filter(({ bonus }) => bonus > 0)
      .map(({ first, last }) => [first, last]);
  expect(bestOn("2026-06-21")).toEqual([[at(21), at(21, 25)]]);
  expect(bestOn("2026-12-21")).toEqual([[at(15, 55), at(16, 25)]]);
  expect(bestOn("2026-12-21", true)).toEqual([[at(15, 55), at(16, 35)]]);
  expect(bestOn(undefined)).toEqual([[at(16, 30), at(20)]]);
});
