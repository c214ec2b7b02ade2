import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";

/** The towns that a trip is to stay in, in their order. */
export const wantedBasesSchema = z
  .array(
    z.strictObject({
      /** As a destination is named: "Florence, Italy". */
      label: z.string().check(z.minLength(1), z.maxLength(LIMITS.text.destination)),
      days: z.int().check(z.minimum(1), z.maximum(LIMITS.trip.days)),
    }),
  )
  .check(z.minLength(2), z.maxLength(LIMITS.trip.bases));
export type WantedBases = z.infer<typeof wantedBasesSchema>;
