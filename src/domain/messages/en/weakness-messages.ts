import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { choiceWords } from "./choice-words.ts";
import { english } from "./english.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "lunch", dinner: "dinner" };

type MealOnDays = { meal: MealKind; days: number[] };

const onDays = (days: readonly number[]) => english.list(days.map((day) => `day ${day}`));

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) => `Missing: ${english.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Nothing for ${english.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Not much for ${english.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `Not fully in the plan: ${english.list(wishes.map((wish) => `“${wish}”`))}.`,
  wishNotOn: ({ wish, days }: { wish: string; days: number[] }) =>
    `Not fully in the plan on ${english.list(days.map((day) => `day ${day}`))}: “${wish}”.`,
  emptyDay: ({ day }: OnDay) => `Day ${day} is empty.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day} ends early, at ${english.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day} starts late, at ${english.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day} has only ${english.duration(minutes)} of sightseeing.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day}: ${english.duration(minutes)} of waiting.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `Day ${day}’s route is ${percent}% longer than it needs to be.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Day ${day}: ${english.duration(minutes)} of travel.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (day ${day}) is closer to the places of day ${otherDay}.`,
  mealsMissing: ({ meal, days }: MealOnDays) => `No ${MEALS[meal]} on ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }: MealOnDays) => `No place for ${MEALS[meal]} on ${onDays(days)}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Day ${day}: ${MEALS[meal]} at ${english.time(minutes)}, before most kitchens open.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Day ${day}: ${MEALS[meal]} as late as ${english.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) => `Dark by then: ${english.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `Day ${day}: you leave ${name} shortly before sunset.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `Day ${day}: out in the heat at ${english.list(names)}.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}: you could see ${english.list(names)}.`,
  alike: ({ day, name }: OnDay & { name: string }) =>
    `Much like what you’ve seen: ${name} (day ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) => `Cut short: ${name} (day ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `Mostly for children: ${name} (day ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Long for children: ${name} (day ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `Day ${day} has nothing for children.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Day ${day}: a long walk to ${name} for small children.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `May not suit you for a meal: ${name} (day ${day}).`,
  /** In the traveller's words of a diet. */
  noChoiceAt: ({
    day,
    meal,
    name,
    wishes,
  }: OnDay & { meal: MealKind; name: string; wishes: string[] }) =>
    `${name} (${MEALS[meal]}, day ${day}): we know of no dishes for ${english.list(wishes.map((wish) => `“${wish}”`))}.`,
};
