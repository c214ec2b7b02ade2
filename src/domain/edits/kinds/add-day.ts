import * as z from "zod/mini";
import { LIMITS, partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED, TRIP_FULL } from "../edit-kind.ts";
import { findDay, insertAfter, isIdTaken, spotAfter, withDays } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("add-day"),
  /** A new one. */
  dayId: partIdSchema,
  /** The day that it follows; left out, it is the first. */
  afterId: z.optional(partIdSchema),
});

/** A day more, with nothing on it. */
export const addDay: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId, afterId }) {
    const { itinerary } = trip.tripData;
    if (isIdTaken(trip, dayId)) return REFUSED;
    if (itinerary.length >= LIMITS.trip.days) return TRIP_FULL;
    return withDays(trip, insertAfter(itinerary, { id: dayId, day: "Day 0", plan: [] }, afterId));
  },
  target: ({ dayId }) => `day-${dayId}`,
  before: (trip, { dayId }) => (findDay(trip, dayId) === undefined ? "" : "there"),
  describe: (trip, { afterId }) => ({
    code: "dayAdded",
    values: { number: spotAfter(trip, afterId, "") },
  }),
};
