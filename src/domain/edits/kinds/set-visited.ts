import * as z from "zod/mini";
import { LIMITS, partIdSchema } from "../../limits.ts";
import type { EditKind } from "../edit-kind.ts";
import { findPlace, partName, withItinerary } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-visited"),
  placeIds: z.array(partIdSchema).check(z.minLength(1), z.maxLength(LIMITS.trip.places)),
  isVisited: z.boolean(),
});

/** Ticks places off where the traveller has been; or no longer. One that is not in the plan any more stays out. */
export const setVisited: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { placeIds, isVisited }) {
    const visited = new Set(placeIds);
    return withItinerary(
      trip,
      trip.tripData.itinerary.map((day) => {
        if (!day.plan.some(({ id }) => visited.has(id))) return day;
        const plan = day.plan.map((place) =>
          visited.has(place.id) ? withField(place, "isVisited", isVisited || undefined) : place,
        );
        return { ...day, plan };
      }),
    );
  },
  target: ({ placeIds }) => `visited-${placeIds.join("-")}`,
  before: (trip, { placeIds }) =>
    placeIds.map((id) => findPlace(trip, id)?.place.isVisited === true),
  describe(trip, { placeIds, isVisited }) {
    const [id = "", ...others] = placeIds;
    if (others.length > 0) {
      return {
        code: isVisited ? "severalVisited" : "severalUnvisited",
        values: { count: placeIds.length },
      };
    }
    return { code: isVisited ? "visited" : "unvisited", values: { about: partName(trip, id) } };
  },
};
