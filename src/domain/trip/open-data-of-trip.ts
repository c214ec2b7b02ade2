import * as z from "zod/mini";
import { LIMITS, shortTextSchema } from "../limits.ts";

const shortText = shortTextSchema;

/** Where the facts of a trip are from that is planned from open data, and how much of them is known. */
export const openDataSchema = z.object({
  /** Names the guide that was made of it, and the version of it that the plan is from. */
  snapshot: shortText,
  /** Enough for any trip, or not for every day. */
  quality: z.enum(["full", "thin"]),
  /** How many places were known when the trip was planned, and of how many the hours and the price. */
  known: z.object({ places: z.int(), hours: z.int(), prices: z.int() }),
  /** When it was made, ISO 8601. */
  builtAt: shortText,
  /** The pages of the English Wikivoyage that it is from, each with its version. */
  pages: z
    .array(z.object({ title: shortText, id: z.int(), revisedAt: shortText }))
    .check(z.maxLength(LIMITS.list.entries)),
});
