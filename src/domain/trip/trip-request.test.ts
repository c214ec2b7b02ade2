import { describe, expect, test } from "vitest";
import { checkTripRequest, type TripRequestInput } from "./trip-request.ts";

const MAX_DAYS = 30;
const CHOSEN = { traveler: "2", budget: "Standard" } as const;
const PARIS = { label: "Paris, France" };

const check = (input: TripRequestInput) => checkTripRequest({ ...CHOSEN, ...input }, MAX_DAYS);

function requestOf(input: TripRequestInput) {
  const checked = check(input);
  if (!checked.ok) throw new Error(`refused: ${checked.problem}`);
  return checked.request;
}

const MISSING = { ok: false, problem: "required_selection_missing" };
const OUT_OF_RANGE = { ok: false, problem: "days_out_of_range" };

describe("a request without a location", () => {
  test.each([1, 2, 3, 4, 5, "1", "5", " 5 "])("may be planned for %j days", (noOfDays) => {
    const request = requestOf({ noOfDays });
    expect(request).toMatchObject({ location: undefined, days: Number(noOfDays) });
  });

  test("may be planned when the number of days is missing too", () => {
    expect(requestOf({})).toEqual({ ...CHOSEN, location: undefined, days: 3, daysAssumed: true });
  });

  test.each([6, 7, 30, "6", " 6 ", 5.5, 31, "1e3"])("is blocked for %j days", (noOfDays) => {
    expect(check({ noOfDays })).toEqual(MISSING);
  });

  test.each(["", "   ", "\n\t", "\u202e\u200f", "\u0000"])(
    "is what a label of %j amounts to",
    (label) => {
      expect(check({ location: { label }, noOfDays: 6 })).toEqual(MISSING);
      expect(requestOf({ location: { label }, noOfDays: 5 }).location).toBeUndefined();
    },
  );

  test("stays without one when only the suggestion's id came along", () => {
    const location = { label: " ", value: { place_id: "guide:paris" } };
    expect(requestOf({ location, noOfDays: 5 }).location).toBeUndefined();
  });
});

describe("the number of days", () => {
  test.each([
    [1, 1],
    [30, 30],
    ["30", 30],
    [" 3 ", 3],
    ["\t7\n", 7],
    ["3.0", 3],
  ])("typed as %j is %d", (noOfDays, days) => {
    expect(requestOf({ location: PARIS, noOfDays })).toMatchObject({ days, daysAssumed: false });
  });

  test.each(["", "   ", undefined])("left as %j is three, and known to be assumed", (left) => {
    const input = left === undefined ? {} : { noOfDays: left };
    const request = requestOf({ location: PARIS, ...input });
    expect(request).toMatchObject({ days: 3, daysAssumed: true });
  });

  test("ends at the limit the server is set to", () => {
    const input = { location: PARIS, ...CHOSEN };
    expect(checkTripRequest({ ...input, noOfDays: 7 }, 7).ok).toBe(true);
    expect(checkTripRequest({ ...input, noOfDays: 8 }, 7)).toEqual(OUT_OF_RANGE);
  });
});

describe("the destination", () => {
  test("comes out as one line of visible text", () => {
    const label = "  \u202eParis\u202c,\r\n\tFrance\u0000 \u2028 \u200f";
    expect(requestOf({ location: { label } }).location).toEqual({ label: "Paris , France" });
  });

  test.each([
    ["right-to-left override", "\u202e"],
    ["isolate", "\u2066"],
    ["left-to-right mark", "\u200e"],
    ["byte order mark", "\ufeff"],
    ["escape", "\u001b"],
    ["next line", "\u0085"],
    ["line separator", "\u2028"],
    ["paragraph separator", "\u2029"],
    ["tag, which spells words that only a model reads", "\u{e0049}"],
    ["filler", "\u3164"],
    ["blank of braille", "\u2800"],
    ["half character", "\ud83d"],
  ])("loses a %s wherever it stands", (_, character) => {
    const label = `${character}New${character}York${character}`;
    expect(requestOf({ location: { label } }).location).toEqual({ label: "New York" });
  });

  test.each(["São Paulo", "القاهرة", "東京", "Xi’an", "St. John's", "Kraków (Poland) #1"])(
    "keeps %j as it was written",
    (label) => {
      expect(requestOf({ location: { label } }).location).toEqual({ label });
    },
  );

  test("loses the variants that may be hidden behind a letter, and stays one word", () => {
    const label = "Pa\ufe0fr\u{e0141}\u{e0142}is";
    expect(requestOf({ location: { label } }).location).toEqual({ label: "Paris" });
  });

  test("keeps the suggestion it was chosen from", () => {
    const location = { label: "Paris, France", value: { place_id: "guide:paris" } };
    expect(requestOf({ location }).location).toEqual(location);
  });
});
