import * as z from "zod/mini";
import { type TripDocument, tripSchema } from "../../../domain/trip/trip.ts";
import { withIds } from "../../../domain/trip/with-ids.ts";

/**
 * A trip as the server gave it, unknown fields included: it is kept until its version changes, and the
 * next version of the pages may know fields that this one doesn't.
 */
export const wholeTripSchema = z.pipe(
  z.custom<TripDocument>((value) => tripSchema.safeParse(value).success),
  z.transform((document) => withIds(document)),
);
