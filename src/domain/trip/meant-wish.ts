import * as z from "zod/mini";
import { childAgesSchema } from "./child-ages.ts";
import { INTEREST_IDS } from "./interest.ts";
import { PACE_CHOICES } from "./pace-choice.ts";
import { kindsOfWish, MAX_WISH_CHARACTERS, MAX_WISHES } from "./trip-wish.ts";

const said = { text: z.string().check(z.minLength(1), z.maxLength(MAX_WISH_CHARACTERS)) };
const interests = z
  .array(z.enum(INTEREST_IDS))
  .check(z.minLength(1), z.maxLength(INTEREST_IDS.length));

export const meantWishesSchema = z
  .array(
    z.discriminatedUnion("kind", [
      ...kindsOfWish(z.object),
      z.object({ kind: z.literal("pace"), pace: z.enum(PACE_CHOICES), ...said }),
      z.object({ kind: z.literal("like"), interests, ...said }),
      z.object({ kind: z.literal("children"), childAges: childAgesSchema, ...said }),
    ]),
  )
  .check(z.maxLength(2 * MAX_WISHES));

/** The reading of words about a trip that is to be planned: a wish, or a value for a field of the form. */
export type MeantWish = z.infer<typeof meantWishesSchema>[number];
