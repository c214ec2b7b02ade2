import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import {
  findPlace,
  isIdTaken,
  partName,
  placeStands,
  withDayPlan,
  withoutHours,
  withoutSetAside,
  withSetAside,
} from "./plan-parts.ts";
import { newPlaceSchema } from "./plan-schemas.ts";

const schema = z.strictObject({
  kind: z.literal("swap-place"),
  /** The place that goes; it is set aside. */
  placeId: partIdSchema,
  /** The place that replaces it; its id is new, or that of a place which is set aside. */
  place: newPlaceSchema,
});

/** Puts one place where another was. */
export const swapPlace: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { placeId, place }) {
    const found = findPlace(trip, placeId);
    const left = withoutSetAside(trip, place.id);
    if (found === undefined || isIdTaken(left, place.id)) return REFUSED;
    const swapped = withDayPlan(left, found.day.id, (plan) =>
      plan.map((one) => (one.id === placeId ? withoutHours(place) : one)),
    );
    return withSetAside(swapped, [found.place]);
  },
  target: ({ placeId }) => `place-${placeId}`,
  before: (trip, { placeId }) => placeStands(trip, placeId),
  describe: (trip, { placeId, place }) => ({
    code: "swapped",
    values: { about: partName(trip, placeId), by: place.placeName },
  }),
};
