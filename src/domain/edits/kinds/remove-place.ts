import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findPlace, partName, placeStands, withDayPlan, withSetAside } from "./plan-parts.ts";

const schema = z.strictObject({ kind: z.literal("remove-place"), placeId: partIdSchema });

/** Takes a place out of the plan and sets it aside. */
export const removePlace: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { placeId }) {
    const found = findPlace(trip, placeId);
    if (found === undefined) return REFUSED;
    const left = withDayPlan(trip, found.day.id, (plan) => plan.filter(({ id }) => id !== placeId));
    return withSetAside(left, [found.place]);
  },
  target: ({ placeId }) => `place-${placeId}`,
  before: (trip, { placeId }) => placeStands(trip, placeId),
  describe: (trip, { placeId }) => ({
    code: "removed",
    values: { about: partName(trip, placeId), from: findPlace(trip, placeId)?.day.day ?? "" },
  }),
};
