import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findPlace, partName, withPlace } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-stay"),
  placeId: partIdSchema,
  /** How long the traveller stays; left out, as long as the plan says. */
  minutes: z.optional(z.int().check(z.minimum(5), z.maximum(24 * 60))),
});

/** How long the traveller stays at a place. */
export const setStay: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply: (trip, { placeId, minutes }) =>
    withPlace(trip, placeId, (place) => withField(place, "stayMinutes", minutes)) ?? REFUSED,
  target: ({ placeId }) => `stay-${placeId}`,
  before(trip, { placeId }) {
    const place = findPlace(trip, placeId)?.place;
    return place === undefined ? undefined : (place.stayMinutes ?? "");
  },
  describe(trip, { placeId, minutes }) {
    const about = partName(trip, placeId);
    return minutes === undefined
      ? { code: "stayUnset", values: { about } }
      : { code: "staySet", values: { about, minutes } };
  },
};
