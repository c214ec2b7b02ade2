import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/domain/limits.ts";
import { clockText } from "../../src/domain/places/clock-text.ts";
import type { TripWish, WishedDays } from "../../src/domain/trip/trip-wish.ts";
import { sentWishesSchema } from "../../src/domain/trip/trip-wish.ts";
import {
  type ReadTripWish,
  readTripWishes,
} from "../../src/domain/wishes/creation/read-trip-wishes.ts";
import { WEEKDAY_NAMES } from "../../src/domain/wishes/weekday-names.ts";
import { CREATION_SENTENCES } from "../fixtures/wishes/creation-sentences.ts";

describe.each(Object.entries(CREATION_SENTENCES))("%s", (_, sentences) => {
  test.each(sentences)("%s", (text, expected) => {
    const { read, unread } = readTripWishes(text);
    const notation = [...read.map(notationOf), ...unread.map(() => "?")].join("; ");
    expect(notation).toBe(expected);
    sentWishesSchema.parse(read.flatMap(({ wishes }) => wishes));
    // Whatever isn't understood is quoted as it stands in the text.
    for (const part of unread) expect(text).toContain(part);
  });
});

test("a text without end is read in a moment, and no further than it may be", () => {
  const { read } = readTripWishes("no museums and see the Louvre, ".repeat(500));
  expect(read.length).toBeLessThan(LIMITS.text.wish / 12);
  sentWishesSchema.parse(read.flatMap(({ wishes }) => wishes));
});

function notationOf({ wishes, pace, interests }: ReadTripWish): string {
  return [
    ...(pace === undefined ? [] : [`pace ${pace}`]),
    ...interests.map((interest) => `like ${interest}`),
    ...wishes.map(wishText),
  ].join(" + ");
}

function wishText(wish: TripWish): string {
  // Of a kind without days there are none.
  const on = wish as WishedDays;
  const days = [
    ...(on.days ?? []).map(String),
    ...(on.weekdays ?? []).map((day) => (WEEKDAY_NAMES[day] ?? "").slice(0, 3)),
  ];
  const parts = [wish.kind, whatOf(wish), days.length === 0 ? "" : `@${days.join()}`];
  return parts.filter((part) => part !== "").join(" ");
}

function whatOf(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return wish.categories.join();
    case "have":
    case "most":
      return `${wish.categories.join()} ${wish.count}`;
    case "see":
    case "without":
      return wish.names;
    case "start":
    case "end":
      return clockText(wish.minutes);
    case "need":
      return wish.need;
    case "walkLess":
      return "";
  }
}
