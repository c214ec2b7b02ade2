import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { PACE_CHOICES } from "../../trip/pace-choice.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, partName, withItinerary } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-pace"),
  dayId: partIdSchema,
  /** Left out, the day has the trip's pace. */
  pace: z.optional(z.enum(PACE_CHOICES)),
});

/** How full a day may be. */
export const setPace: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId, pace }) {
    if (findDay(trip, dayId) === undefined) return REFUSED;
    return withItinerary(
      trip,
      trip.tripData.itinerary.map((day) => (day.id === dayId ? withField(day, "pace", pace) : day)),
    );
  },
  target: ({ dayId }) => `pace-${dayId}`,
  before(trip, { dayId }) {
    const day = findDay(trip, dayId);
    return day === undefined ? undefined : (day.pace ?? "");
  },
  describe(trip, { dayId, pace }) {
    const about = partName(trip, dayId);
    return pace === undefined
      ? { code: "paceUnset", values: { about } }
      : { code: "paceSet", values: { about, pace } };
  },
};
