import * as z from "zod/mini";
import { LIMITS, shortTextSchema } from "../limits.ts";
import { legSchema } from "../places/leg.ts";
import { openDataSchema } from "../trip/open-data-of-trip.ts";

const shortText = shortTextSchema;

/** Which base of a trip, 0 for the first. */
export const baseSchema = z.int().check(z.minimum(0), z.maximum(LIMITS.trip.bases - 1));

/** The way from one base to the next, with which a day begins; `from` and `to` are names of towns. */
export const transferSchema = z.extend(legSchema, { to: shortText });

// Written out: every page of a trip loads it, and has `object` anyway.
const { mode, minutes, distanceKm, way } = legSchema.shape;

/** The towns in which a trip stays one after the other. */
export const basesSchema = z.object({
  towns: z
    .array(
      z.object({
        /** "Florence". */
        name: shortText,
        /** As a destination is named, by which our own guide's cities are found: "Florence, Italy". */
        label: shortText,
        /** Where its facts are from, where they are no guide's of ours. */
        openData: z.optional(openDataSchema),
      }),
    )
    .check(z.minLength(2), z.maxLength(LIMITS.trip.bases)),
  /** The way between each two of them, the same in both directions. */
  ways: z
    .array(
      z.object({
        from: baseSchema,
        to: baseSchema,
        leg: z.object({ mode, minutes, distanceKm, way }),
      }),
    )
    .check(z.maxLength(LIMITS.trip.bases ** 2)),
});

export type Transfer = z.infer<typeof transferSchema>;
export type TripBases = z.infer<typeof basesSchema>;
