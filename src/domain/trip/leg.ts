import * as z from "zod/mini";
import { WAYS_OUT } from "../places/way-out.ts";

const shortText = z.string().check(z.maxLength(300));

/** How one gets to a place from the one before it, or from the hotel. */
export const legSchema = z.object({
  mode: z.enum(["walk", "transit", "taxi"]),
  minutes: z.int().check(z.minimum(0)),
  distanceKm: z.number().check(z.minimum(0)),
  /** The usual way out of town, or back from there. */
  way: z.optional(
    z.object({
      by: z.enum(WAYS_OUT),
      /** On the way out: the station, pier or stop it leaves from, and what it costs one adult both ways. */
      from: z.optional(shortText),
      fare: z.optional(shortText),
    }),
  ),
  /** Name of where the leg starts. */
  from: shortText,
});
