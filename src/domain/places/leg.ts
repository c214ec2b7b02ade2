import * as z from "zod/mini";
import { LIMITS, shortTextSchema } from "../limits.ts";
import { WAYS_OUT } from "../places/way-out.ts";

const shortText = shortTextSchema;

/** How one gets to a place from the one before it, or from the hotel. */
export const legSchema = z.object({
  mode: z.enum(["walk", "transit", "taxi"]),
  minutes: z.int().check(z.minimum(0), z.maximum(LIMITS.number.minutes)),
  distanceKm: z.number().check(z.minimum(0), z.maximum(LIMITS.number.km)),
  /** The usual way out of town, or back from there, or to another town; "flight": a plane or a long train. */
  way: z.optional(
    z.object({
      by: z.enum([...WAYS_OUT, "flight"]),
      /** On the way out: the station, pier or stop it leaves from, and what it costs one adult both ways. */
      from: z.optional(shortText),
      fare: z.optional(shortText),
    }),
  ),
  /** Name of where the leg starts. */
  from: shortText,
});
export type Leg = z.infer<typeof legSchema>;
