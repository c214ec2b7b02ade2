import { english } from "../../../domain/messages/en/english.ts";
import { clockText } from "../../../domain/places/clock-text.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import { WEEKDAY_NAMES } from "../../../domain/places/weekday-names.ts";
import { interestTitles } from "../../../domain/trip/interest.ts";
import type { PaceChoice } from "../../../domain/trip/pace.ts";
import type { TripWish, WishedDays } from "../../../domain/trip/trip-wish.ts";
import type { ReadTripWish } from "../../../domain/wishes/creation/read-trip-wishes.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["museum", "museums"],
  palace: ["palace or castle", "palaces or castles"],
  worship: ["church or temple", "churches or temples"],
  monument: ["monument", "monuments"],
  viewpoint: ["viewpoint", "viewpoints"],
  park: ["park", "parks"],
  market: ["market or shop", "markets or shops"],
  "old-town": ["old quarter", "old quarters"],
  beach: ["beach", "beaches"],
  show: ["show", "shows"],
  nightlife: ["night out", "nightlife"],
  nature: ["place in nature", "places in nature"],
  zoo: ["zoo or aquarium", "zoos or aquariums"],
  "theme-park": ["theme park", "theme parks"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "Vegetarian food",
  vegan: "Vegan food",
  glutenFree: "Food without gluten",
  lactoseFree: "Food without lactose",
  halal: "Halal food",
  kosher: "Kosher food",
  nutFree: "Food without nuts",
  stepFree: "No steps",
};

const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "relaxed days",
  usual: "usual days",
  full: "full days",
};

/** The field for wishes in words on the form, and what was understood of them. */
export const tripWishWords = {
  label: "Anything else, in your own words?",
  hint: "Such as: no museums on Monday, one beach day, must see the Colosseum, slow mornings, with a toddler.",
  understood: "What we understood",
  unread: (parts: readonly string[]) =>
    `Not understood, and so not planned for: ${english.list(parts.map((part) => `“${part}”`))}.`,
  /** What a wish comes to. */
  meaning: ({ wishes, pace, interests }: ReadTripWish) =>
    capital(
      english.list([
        ...(pace === undefined ? [] : [PACES[pace]]),
        ...interestTitles(interests).map((title) => `more of: ${title}`),
        ...wishes.map(wishText),
      ]),
    ),
};

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `no ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `without ${wish.names}${onDays(wish)}`;
    case "see":
      return `see ${wish.names}${onDays(wish)}`;
    case "have":
      return `${wish.count} ${kinds(wish.categories, wish.count)}${onDays(wish)}`;
    case "most":
      return `at most ${wish.count} ${kinds(wish.categories, wish.count)}`;
    case "start":
      return `days from ${clockText(wish.minutes)}`;
    case "end":
      return `back by ${clockText(wish.minutes)}`;
    case "walkLess":
      return "less walking";
    case "need":
      return NEEDS[wish.need];
  }
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return english.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

function onDays({ days = [], weekdays = [] }: WishedDays): string {
  const named = [
    ...days.map((day) => (day === -1 ? "the last day" : `day ${day}`)),
    ...weekdays.map((day) => WEEKDAY_NAMES[day] ?? ""),
  ];
  return named.length === 0 ? "" : ` on ${english.list(named)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
