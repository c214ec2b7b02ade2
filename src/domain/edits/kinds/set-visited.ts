import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findPlace, partName, withDayPlan } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("set-visited"),
  placeId: partIdSchema,
  isVisited: z.boolean(),
});

/** Ticks a place off where the traveller has been; or no longer. */
export const setVisited: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { placeId, isVisited }) {
    const found = findPlace(trip, placeId);
    if (found === undefined) return REFUSED;
    return withDayPlan(trip, found.day.id, (plan) =>
      plan.map((place) => {
        if (place.id !== placeId) return place;
        const { isVisited: _, ...rest } = place;
        return isVisited ? { ...rest, isVisited } : rest;
      }),
    );
  },
  target: ({ placeId }) => `visited-${placeId}`,
  before(trip, { placeId }) {
    const place = findPlace(trip, placeId)?.place;
    return place && place.isVisited === true;
  },
  describe: (trip, { placeId, isVisited }) => ({
    code: isVisited ? "visited" : "unvisited",
    values: { about: partName(trip, placeId) },
  }),
};
