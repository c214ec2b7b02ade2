import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED, TRIP_FULL } from "../edit-kind.ts";
import {
  findDay,
  hasRoomForPlace,
  insertAfter,
  isIdTaken,
  partName,
  placeStands,
  withDayPlan,
  withinRoom,
  withoutHours,
  withoutSetAside,
} from "./plan-parts.ts";
import { newPlaceSchema } from "./plan-schemas.ts";

const schema = z.strictObject({
  kind: z.literal("add-place"),
  dayId: partIdSchema,
  /** The place of that day which it follows; left out, it is the day's first. */
  afterId: z.optional(partIdSchema),
  /** Its id is new, or that of a place which is set aside: then it is put back. */
  place: newPlaceSchema,
});

export type AddPlace = z.infer<typeof schema>;

/** Puts a place into the plan: the guide's, the traveller's own, or one that was set aside. */
export const addPlace: EditKind<AddPlace> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId, afterId, place }) {
    const left = withoutSetAside(trip, place.id);
    const day = findDay(trip, dayId);
    if (day === undefined || isIdTaken(left, place.id)) return REFUSED;
    if (!hasRoomForPlace(trip, day, true)) return TRIP_FULL;
    return withinRoom(
      withDayPlan(left, dayId, (plan) => insertAfter(plan, withoutHours(place), afterId)),
    );
  },
  target: ({ place }) => `place-${place.id}`,
  before: (trip, { place }) => placeStands(trip, place.id),
  describe: (trip, { place, dayId }) => ({
    code: placeStands(trip, place.id) === "set-aside" ? "putBack" : "added",
    values: { about: place.placeName, to: partName(trip, dayId) },
  }),
};
