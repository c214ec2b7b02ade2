import * as z from "zod/mini";
import { LIMITS } from "../../limits.ts";
import { type EditKind, REFUSED, TRIP_FULL } from "../edit-kind.ts";
import { isIdTaken } from "./plan-parts.ts";
import { newHotelSchema } from "./plan-schemas.ts";

const schema = z.strictObject({
  kind: z.literal("add-hotel"),
  /** Its id is new. */
  hotel: newHotelSchema,
  /** The days start from it; otherwise it stands behind those there are. */
  isBase: z.optional(z.boolean()),
});

/** A hotel more, to choose from or to start the days from. */
export const addHotel: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { hotel, isBase = false }) {
    const { hotels } = trip.tripData;
    if (isIdTaken(trip, hotel.id)) return REFUSED;
    if (hotels.length >= LIMITS.trip.hotels) return TRIP_FULL;
    const all = isBase ? [hotel, ...hotels] : [...hotels, hotel];
    return { ...trip, tripData: { ...trip.tripData, hotels: all } };
  },
  target: ({ hotel }) => `hotel-${hotel.id}`,
  before: ({ tripData }, { hotel }) =>
    tripData.hotels.some(({ id }) => id === hotel.id) ? "there" : "",
  describe: (_trip, { hotel }) => ({ code: "hotelAdded", values: { about: hotel.hotelName } }),
};
