import { createContext, useContext, useMemo } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { useShared } from "../../../lib/use-shared.ts";

/** The facts that the rows of a trip need of it beyond themselves. */
export type ShownTrip = {
  /** Who travels. */
  readonly party: Pick<Trip, "userSelection" | "costs">;
  /** Of each day, where it has one. */
  readonly dates: readonly (string | undefined)[];
  readonly hotels: Trip["tripData"]["hotels"];
  /** The facts known of its places; undefined until they are loaded. */
  readonly facts: TripFacts | undefined;
  /** The trip whose files this device keeps; left out where it keeps none: an example’s, or a guest’s. */
  readonly filesOf?: string | undefined;
};

/** The trip that a row is of; undefined for a row that stands alone. */
export const ShownTripContext = createContext<ShownTrip | undefined>(undefined);

export const useShownTrip = () => useContext(ShownTripContext);

/**
 * The same object as long as a trip's rows need no more: an edit of one day leaves the other rows alone.
 *
 * @param filesOf the trip, where this device may keep files with it.
 */
export function useShownTripOf(
  trip: Trip,
  facts: TripFacts | undefined,
  filesOf?: string,
): ShownTrip {
  const { userSelection, costs } = trip;
  const party = useShared({ userSelection, costs });
  const hotels = useShared(trip.tripData.hotels);
  const dates = useShared(trip.tripData.itinerary.map(({ date }) => date));
  return useMemo(
    () => ({ party, dates, hotels, facts, filesOf }),
    [party, dates, hotels, facts, filesOf],
  );
}
