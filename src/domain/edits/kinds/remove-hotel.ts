import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { partName } from "./plan-parts.ts";

const schema = z.strictObject({ kind: z.literal("remove-hotel"), hotelId: partIdSchema });

/** A hotel less; the days start from the first of those that are left. */
export const removeHotel: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { hotelId }) {
    const { hotels } = trip.tripData;
    const left = hotels.filter(({ id }) => id !== hotelId);
    if (left.length === hotels.length) return REFUSED;
    return { ...trip, tripData: { ...trip.tripData, hotels: left } };
  },
  target: ({ hotelId }) => `hotel-${hotelId}`,
  before: ({ tripData }, { hotelId }) =>
    tripData.hotels.some(({ id }) => id === hotelId) ? "there" : "",
  describe: (trip, { hotelId }) => ({
    code: "hotelRemoved",
    values: { about: partName(trip, hotelId) },
  }),
};
