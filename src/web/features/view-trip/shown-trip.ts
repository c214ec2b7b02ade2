import { createContext, useContext } from "react";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";

export type ShownTrip = {
  readonly trip: Trip;
  /** What is known of its places; undefined until it is loaded. */
  readonly facts: TripFacts | undefined;
};

/** The trip that a row is of; undefined for a row that stands alone. */
export const ShownTripContext = createContext<ShownTrip | undefined>(undefined);

export function useShownTrip(): ShownTrip | undefined {
  return useContext(ShownTripContext);
}
