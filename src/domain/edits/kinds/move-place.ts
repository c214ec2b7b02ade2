import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED, TRIP_FULL } from "../edit-kind.ts";
import {
  findDay,
  findPlace,
  hasRoomForPlace,
  insertAfter,
  partName,
  placeStands,
  withDayPlan,
} from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("move-place"),
  placeId: partIdSchema,
  dayId: partIdSchema,
  /** The place of that day which it follows; left out, it is the day's first. */
  afterId: z.optional(partIdSchema),
});

/** Puts a place at another spot of its day, or on another day. */
export const movePlace: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { placeId, dayId, afterId }) {
    const found = findPlace(trip, placeId);
    const to = findDay(trip, dayId);
    if (found === undefined || to === undefined) return REFUSED;
    if (to !== found.day && !hasRoomForPlace(trip, to, false)) return TRIP_FULL;
    if (placeId === afterId) return trip;
    const { place, day } = found;
    // The hour that a lock held was the former spot's.
    const { isLocked: _, ...unlocked } = place;
    const without = withDayPlan(trip, day.id, (plan) => plan.filter(({ id }) => id !== placeId));
    return withDayPlan(without, dayId, (plan) => insertAfter(plan, unlocked, afterId));
  },
  target: ({ placeId }) => `place-${placeId}`,
  before: (trip, { placeId }) => placeStands(trip, placeId),
  describe(trip, { placeId, dayId }) {
    const about = partName(trip, placeId);
    const to = partName(trip, dayId);
    return placeStands(trip, placeId) === dayId
      ? { code: "reordered", values: { about, to } }
      : { code: "moved", values: { about, from: findPlace(trip, placeId)?.day.day ?? "", to } };
  },
};
