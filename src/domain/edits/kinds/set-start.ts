import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findPlace, partName, withPlace } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-start"),
  placeId: partIdSchema,
  /** Minutes after midnight; left out, the plan chooses the hour. */
  startMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))),
});

/** Fixes the hour at which a visit begins, as for a ticket that is bought. */
export const setStart: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply: (trip, { placeId, startMinutes }) =>
    withPlace(trip, placeId, (place) => withField(place, "startsAtMinutes", startMinutes)) ??
    REFUSED,
  target: ({ placeId }) => `start-${placeId}`,
  before(trip, { placeId }) {
    const place = findPlace(trip, placeId)?.place;
    return place === undefined ? undefined : (place.startsAtMinutes ?? "");
  },
  describe(trip, { placeId, startMinutes }) {
    const about = partName(trip, placeId);
    return startMinutes === undefined
      ? { code: "startUnset", values: { about } }
      : { code: "startSet", values: { about, startMinutes } };
  },
};
