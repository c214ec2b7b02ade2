import * as z from "zod/mini";
import { PLACE_CATEGORIES } from "../places/place-category.ts";
import { PACE_CHOICES } from "./pace-choice.ts";

/** What somebody eats, or doesn't. */
export const FOOD_NEEDS = [
  "vegetarian",
  "vegan",
  "glutenFree",
  "lactoseFree",
  "halal",
  "kosher",
  "nutFree",
  "seafoodFree",
  "allergy",
  "noFood",
] as const;
/** Needs of which the guide has no facts: a model is told of them, and the plan says that they are unknown. */
export const TRAVEL_NEEDS = [
  ...FOOD_NEEDS,
  "stepFree",
  "pregnant",
  "cleanAir",
  "crowds",
  "transport",
  "heat",
  "heights",
  "toilets",
  "dogs",
  "budgetCap",
  "freeThings",
  "weather",
  "lodging",
  "facts",
  "answers",
  "apart",
] as const;
export type TravelNeed = (typeof TRAVEL_NEEDS)[number];

/** The form takes a text of 300 characters, which holds no more wishes. */
export const MAX_WISHES = 20;
const MAX_DAYS = 9;
/** Of the words of one wish. */
export const MAX_WISH_CHARACTERS = 120;

/** The words of a wish whose owner's words aren't told. */
export const UNSAID = "…";
const said = { text: z.string().check(z.minLength(1), z.maxLength(MAX_WISH_CHARACTERS)) };
/**
 * Days that it is about, 1 for the first, -1 for the last and 0 for the one in the middle, weekdays, 0 for Monday, and days of the month; none: the
 * whole trip.
 */
const on = {
  days: z.optional(
    z.array(z.int().check(z.minimum(-MAX_DAYS), z.maximum(99))).check(z.maxLength(MAX_DAYS)),
  ),
  weekdays: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(MAX_DAYS)),
  ),
  dates: z.optional(
    z.array(z.int().check(z.minimum(1), z.maximum(31))).check(z.maxLength(MAX_DAYS)),
  ),
};
const categories = z
  .array(z.enum(PLACE_CATEGORIES))
  .check(z.minLength(1), z.maxLength(PLACE_CATEGORIES.length));
/** Places as the traveller names them, perhaps several: "the Colosseum and the Pantheon". */
const names = z.string().check(z.minLength(1), z.maxLength(MAX_WISH_CHARACTERS));
/** As values of notes have no other. */
const flag = z.optional(z.literal(1));
const count = z.int().check(z.minimum(1), z.maximum(9));
/** After midnight. */
const minutes = z.int().check(z.minimum(5 * 60), z.maximum(24 * 60));
const anyMinutes = z.int().check(z.minimum(0), z.maximum(24 * 60));

/** The schemas of all kinds of wishes. */
export function kindsOfWish(object: typeof z.object) {
  return [
    /** Nothing of these kinds. */
    object({ kind: z.literal("none"), categories, ...on, ...said }),
    /** None of these places; `isTopic`: nor what the guide describes by these words. */
    object({
      kind: z.literal("without"),
      names,
      isTopic: flag,
      ...on,
      ...said,
    }),
    /** These places. */
    object({ kind: z.literal("see"), names, ...on, ...said }),
    /** A number of these kinds, at least or at most. */
    object({ kind: z.literal("have"), categories, count, ...on, ...said }),
    object({
      kind: z.literal("most"),
      categories,
      count,
      isADay: flag,
      ...said,
    }),
    /** No day begins sooner, or ends later. */
    object({ kind: z.literal("start"), minutes, ...on, ...said }),
    object({ kind: z.literal("end"), minutes, ...on, ...said }),
    /** Nothing from then to then. */
    object({
      kind: z.literal("free"),
      fromMinutes: anyMinutes,
      toMinutes: anyMinutes,
      ...on,
      ...said,
    }),
    /** Nothing in the open from then to then; `orWater`: but what is on the water. */
    object({
      kind: z.literal("indoors"),
      fromMinutes: anyMinutes,
      toMinutes: anyMinutes,
      orWater: flag,
      ...on,
      ...said,
    }),
    /** How full some days are. */
    object({ kind: z.literal("dayPace"), pace: z.enum(PACE_CHOICES), ...on, ...said }),
    /** A change to the finished plan, by these words (`answerWish`), on these days; `isOpen`: nothing, as the traveller left open which. */
    object({
      kind: z.literal("change"),
      words: names,
      isOpen: flag,
      ...on,
      ...said,
    }),
    /** `km`: no more on foot a day. */
    object({
      kind: z.literal("walkLess"),
      km: z.optional(z.number().check(z.minimum(0.5), z.maximum(30))),
      ...said,
    }),
    /** No more places a day. */
    object({ kind: z.literal("mostADay"), count, ...on, ...said }),
    /** `isOfSome`: not all who travel have it. */
    object({ kind: z.literal("need"), need: z.enum(TRAVEL_NEEDS), isOfSome: flag, ...said }),
  ] as const;
}

const wishesOf = (object: typeof z.object) =>
  z.array(z.discriminatedUnion("kind", kindsOfWish(object))).check(z.maxLength(MAX_WISHES));

/** The traveller's wishes as a trip stores them. */
export const tripWishesSchema = wishesOf(z.object);

/** The same as it is sent. It differs in the fields that it refuses, none of which are in its type. */
export const sentWishesSchema = wishesOf(z.strictObject as typeof z.object);

/** Something a traveller asks of a plan before it is made, beside what the form has a field for. */
export type TripWish = z.infer<typeof tripWishesSchema>[number];
/** The days that a wish is about. */
export type WishedDays = Pick<Extract<TripWish, { kind: "see" }>, "days" | "weekdays" | "dates">;
/** The same, of words or of a wish: each day, where it says so. */
export type SaidDays = {
  readonly [Key in keyof WishedDays]?: readonly number[] | undefined;
} & { readonly isEvery?: true | undefined };
