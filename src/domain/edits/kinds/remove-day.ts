import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, partName, withDays, withSetAside } from "./plan-parts.ts";

const schema = z.strictObject({ kind: z.literal("remove-day"), dayId: partIdSchema });

/** A day less; its places are set aside. The last one stays: a trip without days is none. */
export const removeDay: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId }) {
    const { itinerary } = trip.tripData;
    const gone = findDay(trip, dayId);
    if (gone === undefined || itinerary.length === 1) return REFUSED;
    const left = withDays(
      trip,
      itinerary.filter(({ id }) => id !== dayId),
    );
    return gone.plan.length === 0 ? left : withSetAside(left, gone.plan);
  },
  target: ({ dayId }) => `day-${dayId}`,
  before: (trip, { dayId }) => findDay(trip, dayId)?.plan.map(({ id }) => id),
  describe: (trip, { dayId }) => ({
    code: "dayRemoved",
    values: { about: partName(trip, dayId) },
  }),
};
