import * as z from "zod/mini";
import { partIdSchema } from "../../trip/trip.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, insertAfter, isIdTaken, withDays } from "./plan-parts.ts";

/** More than the longest trip that is planned, and a page can show. */
export const MAX_TRIP_DAYS = 60;

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
    if (isIdTaken(trip, dayId) || itinerary.length >= MAX_TRIP_DAYS) return REFUSED;
    return withDays(trip, insertAfter(itinerary, { id: dayId, day: "Day 0", plan: [] }, afterId));
  },
  target: ({ dayId }) => `day-${dayId}`,
  before: (trip, { dayId }) => (findDay(trip, dayId) === undefined ? "" : "there"),
  describe: () => ({ code: "newDay" }),
};
