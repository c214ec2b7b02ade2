import type { Sketch } from "../../../../domain/places/sketch.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";

/** The sketch of where a day is; of all days of several bases there is none. @param dayNumber from 1. */
export function sketchOfDay(
  { bases, tripData }: Trip,
  facts: TripFacts | undefined,
  dayNumber: number | undefined,
): Sketch | undefined {
  if (bases === undefined) return facts?.sketch;
  const day = dayNumber === undefined ? undefined : tripData.itinerary[dayNumber - 1];
  return day === undefined ? undefined : (facts?.sketches?.[day.base ?? 0] ?? undefined);
}
