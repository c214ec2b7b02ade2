import { type Booking, isTransport } from "../../../../../domain/bookings/booking.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";

/** The booked journeys, and cars fetched and given back, of each day that has some, by its id. */
export function journeysByDay({
  bookings = [],
  tripData,
}: Trip): Readonly<Record<string, readonly Booking[]>> {
  const journeys = bookings.filter(
    (one) => one.state !== "cancelled" && (isTransport(one) || one.kind === "car"),
  );
  return Object.fromEntries(
    tripData.itinerary.flatMap(({ id, date }) => {
      const own = journeys.filter(
        ({ starts, ends }) => date !== undefined && (starts.date === date || ends?.date === date),
      );
      return own.length === 0 ? [] : [[id, own]];
    }),
  );
}
