import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
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
  seafoodFree: "Food without seafood",
  allergy: "Food allergy",
  stepFree: "Step-free access",
  pregnant: "A gentle trip in pregnancy",
  cleanAir: "Places without smoke and dust",
  noFood: "Food to leave out",
  crowds: "No crowds",
  transport: "A way to get about",
  heat: "No heat",
  heights: "No heights",
  toilets: "Toilets near",
  dogs: "With a dog",
  budgetCap: "A sum a day",
  freeThings: "Free sights",
  weather: "By the weather",
  lodging: "Where you stay",
  facts: "What our guide has no facts on",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "relaxed days",
  usual: "days at the usual pace",
  full: "full days",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return english.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children") return [`children of ${english.list(wish.childAges.map(String))}`];
  if (wish.kind === "like")
    return wish.interests
      .map((id) => choiceWords.interests[id])
      .map((title) => `more ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
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
      return `at most ${wish.count} ${kinds(wish.categories, wish.count)}${wish.isADay === 1 ? " a day" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `start at ${english.time(wish.minutes)}${onDays(wish)}`
        : `days starting at ${english.time(wish.minutes)}`;
    case "end":
      return `back by ${english.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `“${wish.words}”, once the days are planned`;
    case "walkLess":
      return wish.km === undefined ? "less walking" : `at most ${wish.km} km on foot a day`;
    case "mostADay":
      return `at most ${english.count(wish.count, { one: "place", other: "places" })} a day${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "nothing planned";
  if (toMinutes === DAY_MINUTES) return `nothing after ${english.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `nothing before ${english.time(toMinutes)}`
    : `free from ${english.time(fromMinutes)} to ${english.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `nothing outdoors before ${english.time(wish.toMinutes)}`
    : `indoors from ${english.time(wish.fromMinutes)} to ${english.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return english.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["every day"] : []),
    ...(isFromOn(days) ? [`day ${days[0]} and later`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["weekdays"] : weekdays.map(english.weekday)),
    ...dates.map((date) => `the ${ordinal(date)}`),
  ];
  return named.length === 0 ? "" : ` on ${english.list(named)}`;
}

function ordinal(date: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[date % 10] ?? "th";
  return `${date}${date > 10 && date < 14 ? "th" : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "the day in the middle";
  if (day > 0) return `day ${day}`;
  return day === -1 ? "the last day" : `the ${ordinal(-day)} day from the end`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
