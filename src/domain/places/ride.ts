import * as z from "zod/mini";
import { shortTextSchema } from "../limits.ts";
import { MOST_RIDE_MINUTES } from "./ride-times.ts";
import { positionSchema } from "./trip-way.ts";

/** What one goes by on a part of a ride. */
const RIDES_BY = [
  "walk",
  "tram",
  "bus",
  "subway",
  "train",
  "ferry",
  "funicular",
  "cableCar",
  "other",
] as const;
export type RideBy = (typeof RIDES_BY)[number];

export const MOST_RIDE_STEPS = 15;
const minutes = z.int().check(z.minimum(0), z.maximum(MOST_RIDE_MINUTES));

const stepSchema = z.object({
  by: z.enum(RIDES_BY),
  minutes,
  /** "28E"; left out on foot and where the timetable has none. */
  line: z.optional(shortTextSchema),
  /** The stops where one gets on and off. */
  from: z.optional(shortTextSchema),
  to: z.optional(shortTextSchema),
  /** Where the stop is at which one gets off. */
  toAt: z.optional(positionSchema),
  /** What the vehicle's sign says. */
  towards: z.optional(shortTextSchema),
});
export type RideStep = z.infer<typeof stepSchema>;

/** A ride by public transport as a timetable has it. */
export const rideSchema = z.object({
  /** From door to door, with the usual wait. */
  minutes: minutes.check(z.minimum(1)),
  /** How often such a ride begins at that hour; left out where it is the only one. */
  everyMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(180))),
  /** When the last one of the day begins, in minutes after midnight, past 1440 on the next day; only of a way home, where it ends by night. */
  lastMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(2880))),
  steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(MOST_RIDE_STEPS)),
});
export type Ride = z.infer<typeof rideSchema>;

/** The rides of a trip, as far as they are known. */
export const tripRidesSchema = z.object({
  /** The host that was asked; "" where none is. */
  source: z.string(),
  rides: z.array(
    z.object({
      dayId: z.string(),
      /** The place that it leads from; left out for the way from the hotel. */
      fromId: z.optional(z.string()),
      /** The place that the ride goes to; left out for the way back to the hotel. */
      placeId: z.optional(z.string()),
      /** Null where the timetable has none: the leg stays an estimate. */
      ride: z.nullable(rideSchema),
    }),
  ),
  /** How many of the trip's rides are not known yet: who asks again gets more. */
  left: z.int().check(z.nonnegative()),
});
export type TripRides = z.infer<typeof tripRidesSchema>;
