import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findPlace, partName, withDayPlan } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("set-booked"),
  placeId: partIdSchema,
  isBooked: z.boolean(),
});

/** Ticks a place off that the traveller has booked; or no longer. */
export const setBooked: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { placeId, isBooked }) {
    const found = findPlace(trip, placeId);
    if (found === undefined) return REFUSED;
    return withDayPlan(trip, found.day.id, (plan) =>
      plan.map((place) => {
        if (place.id !== placeId) return place;
        const { isBooked: _, ...rest } = place;
        return isBooked ? { ...rest, isBooked } : rest;
      }),
    );
  },
  target: ({ placeId }) => `booked-${placeId}`,
  before(trip, { placeId }) {
    const place = findPlace(trip, placeId)?.place;
    return place && place.isBooked === true;
  },
  describe: (trip, { placeId, isBooked }) => ({
    code: isBooked ? "booked" : "unbooked",
    values: { about: partName(trip, placeId) },
  }),
};
