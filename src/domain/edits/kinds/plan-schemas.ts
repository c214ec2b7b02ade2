import * as z from "zod/mini";
import { hotelSchema, itineraryDaySchema, partIdSchema, placeSchema } from "../../trip/trip.ts";
import { MAX_DAY_PLACES } from "./plan-parts.ts";

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
  plan: z.array(tripPlaceSchema).check(z.maxLength(MAX_DAY_PLACES)),
});
