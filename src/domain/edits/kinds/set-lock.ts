import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import type { Trip } from "../../trip/trip.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, findPlace, partName, withItinerary } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("set-lock"),
  /** A day or a place of the plan. */
  id: partIdSchema,
  isLocked: z.boolean(),
});

/** Keeps a day as it is, or a place on its day and at its hour, whatever else changes; or no longer. */
export const setLock: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { id, isLocked }) {
    if (findLockable(trip, id) === undefined) return REFUSED;
    return withItinerary(
      trip,
      trip.tripData.itinerary.map((day) => {
        if (day.id === id) return withLock(day, isLocked);
        if (!day.plan.some((place) => place.id === id)) return day;
        const plan = day.plan.map((place) => (place.id === id ? withLock(place, isLocked) : place));
        return { ...day, plan };
      }),
    );
  },
  target: ({ id }) => `lock-${id}`,
  before(trip, { id }) {
    const part = findLockable(trip, id);
    return part === undefined ? undefined : part.isLocked === true;
  },
  describe: (trip, { id, isLocked }) => ({
    code: isLocked ? "locked" : "unlocked",
    values: { about: partName(trip, id) },
  }),
};

function findLockable(trip: Trip, id: string) {
  return findDay(trip, id) ?? findPlace(trip, id)?.place;
}

function withLock<Part extends { isLocked?: true | undefined }>(
  part: Part,
  isLocked: boolean,
): Part {
  const { isLocked: _, ...rest } = part;
  return (isLocked ? { ...rest, isLocked } : rest) as Part;
}
