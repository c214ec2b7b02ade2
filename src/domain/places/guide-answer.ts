import * as z from "zod/mini";
import { messageValuesSchema } from "../message.ts";
import { climateSchema } from "./climate.ts";
import { namedTownsSchema } from "./named-towns.ts";
import { placeNamesSchema } from "./place-names.ts";

const suggestionSchema = z.object({
  label: z.string(),
  value: z.object({ place_id: z.string() }),
});
export const suggestionsAnswerSchema = z.array(suggestionSchema);
export type Suggestion = z.infer<typeof suggestionSchema>;

/** The destinations that the built-in guide can plan, and its answer for one of them. */
export const guideAnswerSchema = z.object({
  /** Every city of it, the most visited first. */
  cities: suggestionsAnswerSchema,
  /** Present where a destination was asked about that the guide can plan. */
  known: z.optional(
    z.object({
      city: z.string(),
      /** The most days its places fill. */
      days: z.int(),
      /** The names of its places, for reading wishes. */
      places: z.optional(z.array(placeNamesSchema)),
      climate: z.optional(climateSchema),
    }),
  ),
  /** Present where a destination was asked about that the guide can't plan. */
  unknown: z.optional(
    z.object({
      /** `destination_unanswered`: the services that know other places failed a moment ago. */
      code: z.enum(["destination_unknown", "destination_unanswered"]),
      values: messageValuesSchema,
      /** In English, for people without a page of ours. */
      text: z.string(),
      /** Up to three cities that can be planned instead. */
      alternatives: z.array(z.string()),
      /** It is read about in open data before it is planned. */
      isReadAbout: z.optional(z.literal(true)),
    }),
  ),
  /** Present where a destination was asked about that names several cities. */
  several: z.optional(namedTownsSchema),
});
export type GuideAnswer = z.infer<typeof guideAnswerSchema>;
