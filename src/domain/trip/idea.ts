import * as z from "zod/mini";
import {
  LIMITS,
  lineSchema,
  partIdSchema,
  placeNameSchema,
  shortTextSchema,
  textSchema,
} from "../limits.ts";
import { slotSchema } from "./slot.ts";

/**
 * A place that the traveller has in mind for the trip. Once it comes into the plan, the place there has the idea's id:
 * so an idea is open as long as no day has a place of its id.
 */
export const ideaSchema = z.object({
  id: partIdSchema,
  name: placeNameSchema,
  /** "48.8566, 2.3522"; left out where it is not known. */
  geoCoordinates: z.optional(shortTextSchema),
  /** The place in the guide that this is. */
  guideId: z.optional(shortTextSchema),
  /** The traveller's own words, or those of the list that it comes from. */
  note: z.optional(textSchema(LIMITS.text.ideaNote)),
  /** Name of the file or map that it comes from. */
  source: z.optional(lineSchema(LIMITS.text.name)),
  /** The slot that it is a candidate for, on which guests vote. */
  slot: z.optional(slotSchema),
});
export type Idea = z.infer<typeof ideaSchema>;

/** In the order of their ids, as every edit leaves them. */
export const ideasSchema = z.array(ideaSchema).check(z.maxLength(LIMITS.trip.ideas));
