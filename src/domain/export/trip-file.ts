import * as z from "zod/mini";
import { type Trip, tripDraftSchema } from "../trip/trip.ts";

/**
 * A trip in a file of our own: all that the traveller and the planner made of it. What belongs to the account that it
 * is stored in (id, address, version, when it was made) is left out, and so is the plan check, which is made anew
 * where the file is read: nobody's file says that a plan was checked.
 */
export const tripFileSchema = z.object({
  format: z.literal("tripwright-trip"),
  formatVersion: z.literal(1),
  trip: z.omit(tripDraftSchema, { planCheck: true }),
});

/** A trip as a file of our own, which `tripFileSchema` reads: JSON. */
export function tripFile(trip: Trip): string {
  // The schema leaves out what it doesn't name, and puts the rest in its own order.
  const file = tripFileSchema.parse({ format: "tripwright-trip", formatVersion: 1, trip });
  // Without indentation: a trip as large as one may be fits what can be imported.
  return `${JSON.stringify(file)}\n`;
}
