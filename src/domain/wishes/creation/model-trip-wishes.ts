import * as z from "zod/mini";
import { PLACE_CATEGORIES } from "../../places/place-category.ts";
import type { JsonObject } from "../../plan/tolerant-json.ts";
import { INTEREST_IDS } from "../../trip/interest.ts";
import { meantWishesOf } from "../../trip/meant-wish.ts";
import { PACE_CHOICES } from "../../trip/pace.ts";
import { MOST_WISHES, TRAVEL_NEEDS } from "../../trip/trip-wish.ts";
import { MAX_WISH_LENGTH } from "../wish.ts";

/** What a model reads a traveller's words about a new trip as: no names but theirs, no ids, and no field more. */
export const modelTripWishesSchema = z.strictObject({
  wishes: meantWishesOf(z.strictObject as typeof z.object, MAX_WISH_LENGTH).check(
    z.maxLength(MOST_WISHES),
  ),
  /** The parts that it did not understand. */
  unread: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_WISH_LENGTH)))
    .check(z.maxLength(MOST_WISHES)),
});

const KINDS = [
  "pace",
  "like",
  "none",
  "have",
  "most",
  "see",
  "without",
  "start",
  "end",
  "walkLess",
  "need",
] as const;
const TEXT: JsonObject = { type: "string" };
const INTEGERS: JsonObject = { type: "array", items: { type: "integer" } };

/** The same in the subset of JSON Schema that providers take. */
export const MODEL_TRIP_WISHES_JSON_SCHEMA: JsonObject = {
  type: "object",
  required: ["wishes", "unread"],
  properties: {
    wishes: {
      type: "array",
      items: {
        type: "object",
        required: ["kind", "text"],
        properties: {
          kind: oneOf(KINDS),
          text: TEXT,
          pace: oneOf(PACE_CHOICES),
          interests: { type: "array", items: oneOf(INTEREST_IDS) },
          categories: { type: "array", items: oneOf(PLACE_CATEGORIES) },
          count: { type: "integer" },
          names: TEXT,
          minutes: { type: "integer" },
          need: oneOf(TRAVEL_NEEDS),
          days: INTEGERS,
          weekdays: INTEGERS,
        },
      },
    },
    unread: { type: "array", items: TEXT },
  },
};

function oneOf(values: readonly string[]): JsonObject {
  return { type: "string", enum: [...values] };
}
