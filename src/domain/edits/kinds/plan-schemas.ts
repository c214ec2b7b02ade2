import * as z from "zod/mini";
import { placeNameSchema } from "../../limits.ts";
import { tripHotelSchema, tripPlaceSchema } from "../../trip/trip.ts";

/** A place that comes into the plan: its hours are worked out then. */
export const newPlaceSchema = z.extend(
  z.omit(tripPlaceSchema, { visit: true, open: true, leg: true, notOn: true }),
  { placeName: placeNameSchema },
);
/** A hotel that comes into the trip. */
export const newHotelSchema = z.extend(tripHotelSchema, { hotelName: placeNameSchema });
