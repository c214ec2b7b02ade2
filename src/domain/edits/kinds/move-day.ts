import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, insertAfter, partName, spotAfter, withDays } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("move-day"),
  dayId: partIdSchema,
  /** The day that it follows; left out, it is the first. */
  afterId: z.optional(partIdSchema),
});

/** Puts a day at another spot of the trip. */
export const moveDay: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId, afterId }) {
    const day = findDay(trip, dayId);
    if (day === undefined) return REFUSED;
    if (dayId === afterId) return trip;
    const others = trip.tripData.itinerary.filter(({ id }) => id !== dayId);
    return withDays(trip, insertAfter(others, day, afterId));
  },
  target: ({ dayId }) => `day-${dayId}`,
  before(trip, { dayId }) {
    const ids = trip.tripData.itinerary.map(({ id }) => id);
    const at = ids.indexOf(dayId);
    return at === -1 ? undefined : (ids[at - 1] ?? "");
  },
  describe: (trip, { dayId, afterId }) => ({
    code: "dayMoved",
    values: { about: partName(trip, dayId), number: spotAfter(trip, afterId, dayId) },
  }),
};
