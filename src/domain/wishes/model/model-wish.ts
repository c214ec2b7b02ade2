import * as z from "zod/mini";
import { LIMITS } from "../../limits.ts";
import { PLACE_CATEGORIES } from "../../places/place-category.ts";
import { PACE_CHOICES } from "../../trip/pace.ts";

/** An answer with more than this is no reading of a sentence. */
const MAX_WISHES = 25;
const MAX_PLACES = 6;
/** No trip is longer. */
const MAX_DAYS = 400;

const VERBS = [
  "add",
  "remove",
  "fewer",
  "avoid",
  "swap",
  "move",
  "set-start",
  "stay",
  "lock",
  "unlock",
  "lock-days",
  "unlock-days",
  "start-day",
  "end-day",
  "pace",
  "free",
  "less-walking",
  "cheaper",
  "best-order",
  "add-day",
  "remove-days",
  "swap-days",
  "move-day",
  "swap-day-of",
] as const;
const SPOTS = ["day", "first", "last", "earlier", "later", "before", "after"] as const;
const CHANGES = ["earlier", "later", "longer", "shorter"] as const;
const PARTS = ["morning", "afternoon", "evening", "day"] as const;

const wordsSchema = z.string().check(z.minLength(1), z.maxLength(LIMITS.text.wish));
const idSchema = z.string().check(z.minLength(1), z.maxLength(100));
const thingSchema = z.strictObject({
  named: wordsSchema,
  places: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_PLACES))),
  category: z.optional(z.enum(PLACE_CATEGORIES)),
});
const wishSchema = z.strictObject({
  verb: z.enum(VERBS),
  words: wordsSchema,
  what: z.optional(thingSchema),
  by: z.optional(thingSchema),
  to: z.optional(z.enum(SPOTS)),
  beside: z.optional(thingSchema),
  toDay: z.optional(idSchema),
  minutes: z.optional(z.int().check(z.minimum(0), z.maximum(24 * 60))),
  change: z.optional(z.enum(CHANGES)),
  pace: z.optional(z.enum(PACE_CHOICES)),
  part: z.optional(z.enum(PARTS)),
  days: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_DAYS))),
});

/** What a model reads a traveller's words as: a list of wishes, with ids for places and days, and nothing else. */
export const modelWishesSchema = z.strictObject({
  wishes: z.array(wishSchema).check(z.maxLength(MAX_WISHES)),
  /** The parts that it did not understand. */
  unread: z.array(wordsSchema).check(z.maxLength(MAX_WISHES)),
});
export type ModelWishes = z.infer<typeof modelWishesSchema>;
export type ModelWish = ModelWishes["wishes"][number];
/** Places or a kind of place that a wish is about; `named` are the traveller's words for it. */
export type ModelThing = NonNullable<ModelWish["what"]>;
