import * as z from "zod/mini";
import { sketchSchema } from "../places/sketch.ts";

/** The guide's facts about a trip's destination. */
export const tripFactsSchema = z.object({
  /** The destination's, as IANA names it; left out where it is not known. */
  timeZone: z.optional(z.string()),
  sketch: z.optional(sketchSchema),
  /** Of a trip with several bases: of each of them, null where there is none. */
  sketches: z.optional(z.array(z.nullable(sketchSchema))),
  /** Opening hours of the trip's places in OpenStreetMap's notation, by `guideId`, where they are known. */
  hours: z.record(z.string(), z.string()),
  /** The city as the engine needs it (`knownCityToJson`), which reads it where it plans. */
  city: z.optional(z.unknown()),
});
export type TripFacts = z.infer<typeof tripFactsSchema>;
