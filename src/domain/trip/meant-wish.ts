import * as z from "zod/mini";
import { childAgesSchema } from "./child-ages.ts";
import { INTEREST_IDS } from "./interest.ts";
import { PACE_CHOICES } from "./pace.ts";
import { kindsOfWish, MAX_WISH_CHARACTERS, MAX_WISHES } from "./trip-wish.ts";

/** @param maxCharacters of the traveller's words for each. */
export function meantWishesOf(object: typeof z.object, maxCharacters = MAX_WISH_CHARACTERS) {
  const said = { text: z.string().check(z.minLength(1), z.maxLength(maxCharacters)) };
  const interests = z
    .array(z.enum(INTEREST_IDS))
    .check(z.minLength(1), z.maxLength(INTEREST_IDS.length));
  return z
    .array(
      z.discriminatedUnion("kind", [
        ...kindsOfWish(object, maxCharacters),
        object({ kind: z.literal("pace"), pace: z.enum(PACE_CHOICES), ...said }),
        object({ kind: z.literal("like"), interests, ...said }),
        object({ kind: z.literal("children"), childAges: childAgesSchema, ...said }),
      ]),
    )
    .check(z.maxLength(2 * MAX_WISHES));
}

export const meantWishesSchema = meantWishesOf(z.object);

/** What words about a trip that is to be planned were read as: a wish, or what the form has a field for. */
export type MeantWish = z.infer<typeof meantWishesSchema>[number];
