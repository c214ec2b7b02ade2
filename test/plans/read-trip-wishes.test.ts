import { describe, expect, test } from "vitest";
import { clockText } from "../../src/domain/clock-text.ts";
import { placesOf } from "../../src/domain/engine/known-city.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import type { MeantWish } from "../../src/domain/trip/meant-wish.ts";
import type { TripWish, WishedDays } from "../../src/domain/trip/trip-wish.ts";
import { sentWishesSchema } from "../../src/domain/trip/trip-wish.ts";
import { readFormWishes } from "../../src/domain/wishes/read-form-wishes.ts";
import { WEEKDAY_NAMES } from "../../src/domain/wishes/weekday-names.ts";
import { isTripWish } from "../../src/domain/wishes/with-meant.ts";
import { namesOfPlaces } from "../../src/guide/place-names.ts";
import { CREATION_SENTENCES } from "../fixtures/wishes/creation-sentences.ts";
import { cityNamed } from "../support/guide.ts";

const namesIn = (city: string) => namesOfPlaces(placesOf(cityNamed(city)));
const NAMES = namesIn("Rome");

describe.each(Object.entries(CREATION_SENTENCES))("%s", (_, sentences) => {
  test.each(sentences)("%s", (text, expected) => {
    const { read, asked } = readFormWishes(text, NAMES);
    const unread = asked.map((part) => part.text);
    const notation = [...read.map(({ meant }) => notationOf(meant)), ...unread.map(() => "?")].join(
      "; ",
    );
    expect(notation).toBe(expected);
    sentWishesSchema.parse(read.flatMap(({ meant }) => meant.filter(isTripWish)));
    // Whatever isn't understood is quoted as it stands in the text.
    for (const part of unread) expect(text).toContain(part);
  });
});

test.each([
  ["no elephant riding maybe", ["leaveOut elephant riding", "note"]],
  [
    "a gladiator parade if that is allowed",
    ["add gladiator parade", "leaveOut gladiator parade", "note"],
  ],
])("only what may be there is on a button: %s", (text, expected) => {
  const { asked } = readFormWishes(text, NAMES, undefined, "Rome, Italy");
  const buttons = asked.flatMap(({ choices }) =>
    choices.map(({ label, name }) => `${label} ${name}`.trim()),
  );
  expect(buttons).toEqual(expected);
});

test.each([
  ["churches = mid", ["none churches", "note "]],
  ["the Pantheon or the Colosseum, whichever", ["add Pantheon", "add Colosseum"]],
])("the first buttons are what is said, and never its opposite: %s", (text, expected) => {
  const { asked } = readFormWishes(text, NAMES);
  const buttons = asked.flatMap(({ choices }) =>
    choices.map(({ label, name }) => `${label} ${name}`),
  );
  expect(buttons.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
});

test("a text without end is read in a moment, and no further than it may be", () => {
  const text = "no museums and see the Louvre, ".repeat(500);
  expect(readFormWishes(text, NAMES).read.length).toBeLessThan(LIMITS.text.wish / 12);
  const { read } = readFormWishes(text.slice(0, LIMITS.text.wish), NAMES);
  sentWishesSchema.parse(read.flatMap(({ meant }) => meant.filter(isTripWish)));
});

function notationOf(meant: readonly MeantWish[]): string {
  return [
    ...meant.flatMap((wish) => (wish.kind === "pace" ? [`pace ${wish.pace}`] : [])),
    ...meant.flatMap((wish) =>
      wish.kind === "like" ? wish.interests.map((one) => `like ${one}`) : [],
    ),
    ...meant.flatMap((wish) =>
      wish.kind === "children" ? [`children ${wish.childAges.join()}`] : [],
    ),
    ...meant.filter(isTripWish).map(wishText),
  ].join(" + ");
}

function wishText(wish: TripWish): string {
  // Of a kind without days there are none.
  const on = wish as WishedDays;
  const days = [
    ...(on.days ?? []).map(String),
    ...(on.dates ?? []).map((date) => `${date}.`),
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
      return `${wish.categories.join()} ${wish.count}`;
    case "most":
      return `${wish.categories.join()} ${wish.count}${wish.isADay === 1 ? " a day" : ""}`;
    case "see":
    case "without":
      return wish.names;
    case "start":
    case "end":
      return clockText(wish.minutes);
    case "need":
      return wish.need;
    case "indoors":
    case "free":
      return `${clockText(wish.fromMinutes)}-${clockText(wish.toMinutes)}`;
    case "dayPace":
      return wish.pace;
    case "mostADay":
      return String(wish.count);
    case "change":
      return `“${wish.words}”`;
    case "walkLess":
      return wish.km === undefined ? "" : `${wish.km} km`;
  }
}

test("a part of a name is not the place where words stand beside it that nobody knows", () => {
  const { read, asked } = readFormWishes("harry potter studio", [
    { name: "Potters Fields and the Tower" },
  ]);
  expect(JSON.stringify([read, asked])).not.toContain("Potters Fields");
  expect(read.map(({ text }) => text)).toEqual(["harry potter studio"]);
});
