import { type Booking, byTime, isTransport } from "../bookings/booking.ts";
import { addDays } from "../calendar-date.ts";

/** The stay that a night is spent at: the one that has begun by its date and isn't over on it. */
export function stayOfNight(bookings: readonly Booking[], date: string): Booking | undefined {
  return byTime(bookings).findLast(
    ({ kind, state, starts, ends }) =>
      kind === "stay" &&
      state !== "cancelled" &&
      starts.date <= date &&
      date < (ends?.date ?? addDays(starts.date, 1)),
  );
}

/** Whether a hotel of the trip is that of a booked stay. */
export function isBookedHotel(bookings: readonly Booking[], id: string | undefined): boolean {
  return bookings.some(
    (one) => one.kind === "stay" && one.state !== "cancelled" && id === (one.partId ?? one.id),
  );
}

/** Whether a journey takes the night after a date: it begins by then and ends on a later day. */
export function isOnTheWay(bookings: readonly Booking[], date: string): boolean {
  return bookings.some(
    (booking) =>
      booking.state !== "cancelled" &&
      isTransport(booking) &&
      booking.starts.date <= date &&
      booking.ends !== undefined &&
      date < booking.ends.date,
  );
}
