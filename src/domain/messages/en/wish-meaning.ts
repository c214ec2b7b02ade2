import { clockText } from "../../places/clock-text.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { interestTitles } from "../../trip/interest.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace.ts";
import type { TripWish, WishedDays } from "../../trip/trip-wish.ts";
import { english } from "./english.ts";

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
  "old-town": ["old neighborhood", "old neighborhoods"],
  beach: ["beach", "beaches"],
  show: ["show", "shows"],
  nightlife: ["night out", "nightlife"],
  nature: ["nature spot", "nature spots"],
  zoo: ["zoo or aquarium", "zoos or aquariums"],
  "theme-park": ["theme park", "theme parks"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "Vegetarian food",
  vegan: "Vegan food",
  glutenFree: "Gluten-free food",
  lactoseFree: "Lactose-free food",
  halal: "Halal food",
  kosher: "Kosher food",
  nutFree: "Nut-free food",
  stepFree: "Step-free access",
};

const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "relaxed days",
  usual: "days at the usual pace",
  full: "full days",
};

/** What wishes come to, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return english.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children") return [`children of ${english.list(wish.childAges.map(String))}`];
  if (wish.kind === "like")
    return interestTitles(wish.interests).map(
      (title) => `more ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    );
  return [wishText(wish)];
}

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
      return `days starting at ${clockText(wish.minutes)}`;
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
    ...weekdays.map(english.weekday),
  ];
  return named.length === 0 ? "" : ` on ${english.list(named)}`;
}
