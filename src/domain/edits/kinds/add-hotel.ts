import * as z from "zod/mini";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { isIdTaken } from "./plan-parts.ts";
import { tripHotelSchema } from "./plan-schemas.ts";

/** More than anyone compares. */
const MAX_HOTELS = 20;

const schema = z.strictObject({
  kind: z.literal("add-hotel"),
  /** Its id is new. */
  hotel: tripHotelSchema,
});

/** A hotel more to choose from, behind those there are. */
export const addHotel: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { hotel }) {
    const { hotels } = trip.tripData;
    if (isIdTaken(trip, hotel.id) || hotels.length >= MAX_HOTELS) return REFUSED;
    return { ...trip, tripData: { ...trip.tripData, hotels: [...hotels, hotel] } };
  },
  target: ({ hotel }) => `hotel-${hotel.id}`,
  before: ({ tripData }, { hotel }) =>
    tripData.hotels.some(({ id }) => id === hotel.id) ? "there" : "",
  describe: (_trip, { hotel }) => ({ code: "hotel", values: { about: hotel.hotelName } }),
};
