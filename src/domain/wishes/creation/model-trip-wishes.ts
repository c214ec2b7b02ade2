import * as z from "zod/mini";
import { LIMITS } from "../../limits.ts";
import { meantWishesOf } from "../../trip/meant-wish.ts";
import { MAX_WISHES } from "../../trip/trip-wish.ts";

/** What a model reads a traveller's words about a new trip as: no names but theirs, no ids, and no field more. */
export const modelTripWishesSchema = z.strictObject({
  wishes: meantWishesOf(z.strictObject as typeof z.object, LIMITS.text.wish).check(
    z.maxLength(MAX_WISHES),
  ),
  /** The parts that it did not understand. */
  unread: z
    .array(z.string().check(z.minLength(1), z.maxLength(LIMITS.text.wish)))
    .check(z.maxLength(MAX_WISHES)),
});
