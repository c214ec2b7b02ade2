import * as z from "zod/mini";
import { LIMITS } from "../../limits.ts";
import { modelWishesSchema } from "./model-wish.ts";

/** Body of `POST /api/trips/{id}/wishes`: words for a model to read. The trip stays as it is. */
export const wishRequestSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(LIMITS.text.wish)),
  /** The day that they are about, unless they name others. */
  dayId: z.optional(z.string().check(z.maxLength(100))),
  /** Of the trip that the traveller sees. */
  version: z.int(),
});
export type WishRequest = z.infer<typeof wishRequestSchema>;

/** Its answer, for `answerWish`, which checks it against the trip on the page. */
export const wishesAnswerSchema = modelWishesSchema;
