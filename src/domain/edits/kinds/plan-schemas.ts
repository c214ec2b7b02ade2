import * as z from "zod/mini";
import { LIMITS, partIdSchema, placeNameSchema } from "../../limits.ts";
import { hotelSchema, itineraryDaySchema, placeSchema } from "../../trip/trip.ts";

const identified = { id: partIdSchema };

/** A place as a trip has it. */
export const tripPlaceSchema = z.extend(placeSchema, identified);
/** A place that comes into the plan: its hours are worked out then. */
export const newPlaceSchema = z.extend(
  z.omit(tripPlaceSchema, { visit: true, open: true, leg: true, notOn: true }),
  { placeName: placeNameSchema },
);
export const tripHotelSchema = z.extend(hotelSchema, identified);
/** A hotel that comes into the trip. */
export const newHotelSchema = z.extend(tripHotelSchema, { hotelName: placeNameSchema });
export const tripDaySchema = z.extend(itineraryDaySchema, {
  ...identified,
  plan: z.array(tripPlaceSchema).check(z.maxLength(LIMITS.day.places)),
});
