import type { Trip, TripDay } from "../../domain/trip/trip.ts";

/** A trip on its way between page and worker: a day that both have is its index in a trip that both know. */
export type SentTrip = Omit<Trip, "tripData"> & {
  readonly tripData: Omit<Trip["tripData"], "itinerary"> & {
    readonly itinerary: readonly (TripDay | number)[];
  };
};

/** The trip without its days that are the same objects in one that the receiver knows. */
export function withoutKnownDays(trip: Trip, known: Trip | undefined): SentTrip {
  const indices = new Map(known?.tripData.itinerary.map((day, index) => [day, index]));
  const itinerary = trip.tripData.itinerary.map((day) => indices.get(day) ?? day);
  return { ...trip, tripData: { ...trip.tripData, itinerary } };
}

/**
 * The trip with the days that were left out.
 *
 * @throws Error where one of them isn't known.
 */
export function withKnownDays(sent: SentTrip, known: Trip | undefined): Trip {
  const itinerary = sent.tripData.itinerary.map((sentDay) => {
    const day = typeof sentDay === "number" ? known?.tripData.itinerary[sentDay] : sentDay;
    if (day === undefined) throw new Error("a day that isn't known");
    return day;
  });
  return { ...sent, tripData: { ...sent.tripData, itinerary } };
}
