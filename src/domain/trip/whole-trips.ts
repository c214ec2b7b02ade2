import * as z from "zod/mini";
import { tripSchema } from "./trip.ts";

/** Answer of `GET /api/whole-trips`. What is asked for and is in neither list didn't fit, or can't be read now. */
export const wholeTripsSchema = z.object({
  trips: z.array(tripSchema),
  /** Ids that are no trip of the caller's any more. */
  gone: z.array(z.string()),
});
