import * as z from "zod/mini";
import { LIMITS } from "../../limits.ts";
import { PACE_CHOICES } from "../../trip/pace-choice.ts";
import { TRAVEL_NEEDS } from "../../trip/trip-wish.ts";
import { type FieldKind, WISH_VERBS, type WishVerb } from "../language/wish-verbs.ts";

/** An answer with more than this is no reading of a sentence. */
const MAX_WISHES = 25;
const MAX_THINGS = 6;
const MAX_DAYS = 31;

/** The longest trip; the last day is -1. */
const day = z.int().check(z.minimum(-1), z.maximum(400));
const words = z.string().check(z.minLength(1), z.maxLength(LIMITS.text.wish));
const listOf = (of: z.ZodMiniType<number>) =>
  z.optional(z.array(of).check(z.minLength(1), z.maxLength(MAX_DAYS)));

/** What a model's wish may have: the fields of `WISH_VERBS` in types that every provider takes. */
const FIELDS = {
  what: z.optional(words),
  /** The whole name of the place that `what` means, where the words are another name for it. */
  name: z.optional(words),
  by: z.optional(words),
  others: z.optional(z.array(words).check(z.minLength(1), z.maxLength(MAX_THINGS))),
  to: z.optional(
    z.enum([
      "day",
      "other-day",
      "first",
      "last",
      "earlier",
      "later",
      "morning",
      "afternoon",
      "evening",
      "before",
      "after",
      "start",
      "end",
    ]),
  ),
  beside: z.optional(words),
  toDay: z.optional(day),
  minutes: z.optional(z.int().check(z.minimum(0), z.maximum(24 * 60))),
  change: z.optional(z.enum(["earlier", "later", "longer", "shorter"])),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  pace: z.optional(z.enum(PACE_CHOICES)),
  part: z.optional(z.enum(["morning", "afternoon", "evening", "day"])),
  need: z.optional(z.enum(TRAVEL_NEEDS)),
  who: z.optional(z.enum(["children", "elders"])),
  ages: listOf(z.int().check(z.minimum(0), z.maximum(17))),
  until: z.optional(z.int().check(z.minimum(0), z.maximum(24 * 60))),
  km: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  meal: z.optional(z.enum(["breakfast", "lunch", "dinner", "any"])),
  near: z.optional(words),
  food: z.optional(words),
  days: listOf(day),
  weekdays: listOf(z.int().check(z.minimum(0), z.maximum(6))),
  dates: listOf(z.int().check(z.minimum(1), z.maximum(31))),
};

const VERBS = Object.keys(WISH_VERBS) as [WishVerb, ...WishVerb[]];

/** What a model reads a traveller's words as: wishes in the reader's own verbs, each in words of the text, and nothing else. */
export const modelWishesSchema = z.strictObject({
  wishes: z
    .array(z.strictObject({ verb: z.enum(VERBS), words, ...FIELDS }))
    .check(z.maxLength(MAX_WISHES)),
  /** The parts that it did not understand. */
  unread: z.array(words).check(z.maxLength(MAX_WISHES)),
});
export type ModelWishes = z.infer<typeof modelWishesSchema>;
export type ModelWish = ModelWishes["wishes"][number];

/** How a model says each kind of field. */
const SAID_AS: Readonly<Record<Exclude<FieldKind, `${string}?`>, string>> = {
  thing: "",
  things: "others",
  count: "count",
  spot: 'to: "day" with days, "other-day", "first", "last", "earlier", "later", "morning", "afternoon", "evening", or "before" or "after" with beside',
  minutes: "minutes after midnight",
  span: 'minutes, or change "longer" or "shorter"',
  hour: 'minutes after midnight, or change "earlier" or "later"',
  end: 'minutes after midnight, or change "earlier"',
  pace: "pace",
  part: "part",
  newDay: 'to: "start", "end", "before" or "after" the one of days',
  dayPlace: 'to: "first" or "last", or toDay',
  when: "toDay",
  need: "need",
  who: "who",
  ages: "ages of children",
  by: "",
  km: "km",
  until: "until: minutes after midnight",
  meal: "meal",
  mealHour: 'minutes after midnight, or change "earlier" or "later"',
  near: 'near: words that name it, or "hotel"',
  food: "food: words that name it",
  table: "",
  length: "",
  price: "",
  flag: "",
};
/** What a model can't say of a wish. */
const IS_OURS = /^(?:by|flag|table|length|price)/;

/** The verbs as a model is told of them, a line each. */
export function verbLines(): string {
  return VERBS.map((verb) => {
    const { says, fields } = WISH_VERBS[verb];
    const sayable = Object.entries(fields as Readonly<Record<string, FieldKind>>).filter(
      ([, kind]) => !IS_OURS.test(kind),
    );
    const named = sayable.map(
      ([name, kind]) => SAID_AS[kind.replace("?", "") as keyof typeof SAID_AS] || name,
    );
    return `${verb}${named.length === 0 ? "" : ` (${named.join("; ")})`}: ${says}.`;
  }).join("\n");
}
