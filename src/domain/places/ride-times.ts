import * as z from "zod/mini";
import { degreesSchema } from "./degrees-schema.ts";
import type { Position } from "./geo.ts";
import { positionKey } from "./walk-times.ts";

/** Rides by public transport in a city, as far as a timetable was asked about them. */
export type RideTimes = {
  /** Minutes from door to door, waiting included, the same in both directions; undefined where it is not known. */
  minutesBetween(from: Position, to: Position): number | undefined;
};

/** Of one city; those that were asked about last. More would make the facts of a trip load for longer. */
export const MOST_KNOWN_RIDES = 300;
/** A longer one is a journey, or an answer about a day without rides. */
export const MOST_RIDE_MINUTES = 240;

const endSchema = z.object({ lat: degreesSchema(90), lon: degreesSchema(180) });

/** Rides as they are kept and sent. */
export const packedRidesSchema = z
  .array(
    z.object({
      from: endSchema,
      to: endSchema,
      minutes: z.int().check(z.minimum(1), z.maximum(MOST_RIDE_MINUTES)),
    }),
  )
  .check(z.maxLength(MOST_KNOWN_RIDES));
export type PackedRides = z.infer<typeof packedRidesSchema>;

/** Rides as planning asks them. Of two that are known between the same places the longer one counts. */
export function rideTimesOf(packed: PackedRides): RideTimes {
  const minutes = new Map<string, number>();
  for (const ride of packed) {
    const key = pairKey(ride.from, ride.to);
    minutes.set(key, Math.max(minutes.get(key) ?? 0, ride.minutes));
  }
  return { minutesBetween: (from, to) => minutes.get(pairKey(from, to)) };
}

/** The same for both directions, to ten thousandths of a degree. */
export function pairKey(from: Position, to: Position): string {
  const [one, other] = [positionKey(from), positionKey(to)];
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
