import type { Trip } from "../../../../domain/trip/trip.ts";

/** A former state of a trip, which is looked at. */
export type PastTrip = {
  readonly trip: Trip;
  /** What was done last by then, ISO 8601; undefined before everything that is known. */
  readonly at: string | undefined;
};
