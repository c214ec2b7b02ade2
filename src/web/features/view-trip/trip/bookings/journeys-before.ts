import {
  type Booking,
  byTime,
  isTransport,
  minutesOf,
} from "../../../../../domain/bookings/booking.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";

/** A journey of a day, and when it begins there: 0 where it has begun the day before. */
export type JourneyOfDay = { readonly booking: Booking; readonly minutes: number };

/** The journeys of a day that begin before one of its places, and after the one before it; after the last, the others. */
export function journeysBefore(
  bookings: readonly Booking[],
  { date, plan }: Pick<TripDay, "date" | "plan">,
  index: number,
): JourneyOfDay[] {
  if (date === undefined) return [];
  const startOf = (at: number) =>
    plan[at]?.visit?.startMinutes ?? (at < 0 ? 0 : Number.POSITIVE_INFINITY);
  return byTime(bookings).flatMap((booking) => {
    const { starts, ends, state, kind } = booking;
    const isJourney = state !== "cancelled" && (isTransport(booking) || kind === "car");
    if (!isJourney || ![starts.date, ends?.date].includes(date)) return [];
    const minutes = starts.date === date ? (minutesOf(starts) ?? 0) : 0;
    return minutes >= startOf(index - 1) && minutes < startOf(index) ? [{ booking, minutes }] : [];
  });
}
