import { describe, expect, test } from "vitest";
import { clockText } from "../../src/domain/clock-text.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import type { When } from "../../src/domain/wishes/language/said-times.ts";
import { readWishes } from "../../src/domain/wishes/read-wishes.ts";
import type { NamedPlaces, Wish, WishObject } from "../../src/domain/wishes/wish.ts";
import { dayIdsOf } from "../../src/domain/wishes/wishes-of.ts";
import { DAYS_SENTENCES } from "../fixtures/wishes/days-sentences.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";
import { WISH_SENTENCES } from "../fixtures/wishes/wish-sentences.ts";

const { trip, city } = romeTrip();

describe.each(Object.entries({ ...WISH_SENTENCES, ...DAYS_SENTENCES }))("%s", (_, sentences) => {
  test.each(sentences)("%s", (text, expected) => {
    const { wishes, unmet, asked } = readWishes(trip, { text }, city);
    const read = [...wishes.map(notationOf), ...(asked.length + unmet.length === 0 ? [] : ["?"])];
    // Where a part is not understood, nothing is done.
    expect(expected === "?" ? read.at(-1) : read.join("; ")).toBe(expected);
  });
});

test("a day that a sheet was opened for is meant where none is named", () => {
  const read = (text: string) =>
    readWishes(trip, { text, dayId: "day-1" }, city).wishes.map(notationOf);
  expect(read("less walking")).toEqual(["less-walking @1"]);
  expect(read("less walking on day 3")).toEqual(["less-walking @2"]);
  expect(read("remove the Pantheon")).toEqual(["remove pantheon-rome"]);
});

test("a part of a name is enough where one place has it", () => {
  const { wishes } = readWishes(trip, { text: "remove St Peter's" }, city);
  expect(wishes).toMatchObject([
    { verb: "remove", what: { found: [{ name: "St Peter's Basilica" }] } },
  ]);
});

test("a word that every object of JavaScript has is a word like any other", () => {
  const { wishes, asked } = readWishes(trip, { text: "flurb the constructor" }, city);
  expect([wishes, asked]).toMatchObject([[], [{ text: "flurb the constructor" }]]);
});

test("a text without end is read in a moment, and no further than it may be", () => {
  const text = "remove the Pantheon and ".repeat(500);
  const { wishes } = readWishes(trip, { text }, city);
  expect(wishes.length).toBeLessThan(LIMITS.text.wish / 12);
});

function notationOf(wish: Wish): string {
  const extras = extrasOf(wish);
  const others = wish.verb === "swap-days" ? daysOf(wish.other) : [];
  const days = wish.dayIds && [...wish.dayIds, ...others].map(numberOf).join(",");
  const parts = [wish.verb, "what" in wish && wish.what ? objectText(wish.what) : "", ...extras];
  return [...parts, days === undefined ? "" : `@${days}`].filter((part) => part !== "").join(" ");
}

function extrasOf(wish: Wish): string[] {
  switch (wish.verb) {
    case "swap":
      return wish.by === undefined ? [] : [objectText(wish.by)];
    case "move":
      if (typeof wish.to === "string") return [wish.to];
      return "before" in wish.to
        ? [`<${objectText(wish.to.before)}`]
        : [`>${objectText(wish.to.after)}`];
    case "set-end":
      return [clockText(wish.minutes)];
    case "meal":
      return [
        wish.meal,
        wish.table?.id ?? "",
        wish.food ?? "",
        typeof wish.minutes === "number" ? clockText(wish.minutes) : (wish.minutes ?? ""),
        String(wish.length ?? ""),
        ...(["isGone", "isOther", "isCheap", "isNice"] as const).filter((flag) => wish[flag]),
      ];
    case "set-start":
      return [typeof wish.minutes === "number" ? clockText(wish.minutes) : wish.minutes];
    case "stay":
      return [String(wish.minutes)];
    case "not-on":
      return wish.toMinutes === undefined
        ? []
        : [`${clockText(wish.fromMinutes ?? 0)}-${clockText(wish.toMinutes)}`];
    case "add-day":
      return [wish.at];
    case "move-day":
      return [`to ${typeof wish.to === "string" ? wish.to : daysOf(wish.to).map(numberOf).join()}`];
    case "start-day":
    case "end-day":
      return [typeof wish.minutes === "number" ? clockText(wish.minutes) : wish.minutes];
    case "pace":
      return [wish.pace];
    case "free":
      return [wish.part];
    default:
      return [];
  }
}

function daysOf(when: When): readonly string[] {
  return dayIdsOf(when, trip.tripData.itinerary) ?? [];
}

function numberOf(id: string): string {
  return id.replace("day-", "");
}

function objectText(what: WishObject): string {
  if (what.kind === "category") return `[${what.categories.join()}]${what.isPlural ? "s" : ""}`;
  return guideIdOf(what);
}

function guideIdOf({ found }: NamedPlaces): string {
  const ids = found.map((place) => {
    if (place.in === "guide") return place.id;
    const places = trip.tripData.itinerary.flatMap((day) => day.plan);
    return places.find(({ id }) => id === place.id)?.guideId;
  });
  return ids.join("|");
}
