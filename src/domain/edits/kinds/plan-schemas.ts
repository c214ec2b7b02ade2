import * as z from "zod/mini";
import { LIMITS, partIdSchema } from "../../limits.ts";
import { hotelSchema, itineraryDaySchema, placeSchema } from "../../trip/trip.ts";

const identified = { id: partIdSchema };

/** A place as a trip has it. */
export const tripPlaceSchema = z.extend(placeSchema, identified);
/** A place that comes into the plan: its hours are worked out then. */
export const newPlaceSchema = z.omit(tripPlaceSchema, {
  visit: true,
  open: true,
  leg: true,
  notOn: true,
});
export const tripHotelSchema = z.extend(hotelSchema, identified);
export const tripDaySchema = z.extend(itineraryDaySchema, {
  ...identified,
  plan: z.array(tripPlaceSchema).check(z.maxLength(LIMITS.day.places)),
});
