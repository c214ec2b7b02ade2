import { type Booking, byTime } from "../bookings/booking.ts";
import { depositOf } from "../bookings/deposit-of.ts";
import type { FileWords } from "../messages/words.ts";
import type { Trip } from "../trip/trip.ts";

/** A booking of an exported trip. */
export type ExportedBooking = {
  readonly booking: Booking;
  /** "Flight LH 1172, Frankfurt to Lisbon". */
  readonly title: string;
  /** What else it says, a line each. */
  readonly lines: readonly string[];
};

/** The bookings of a trip that hold, in the order in which they begin. */
export function exportedBookings({ bookings = [] }: Trip, words: FileWords): ExportedBooking[] {
  const { confirmation, seat, travellers, leavesFrom, arrivesAt, address } = words.exports;
  const held = byTime(bookings.filter(({ state }) => state !== "cancelled"));
  return held.map((booking) => {
    const deposit = depositOf(booking);
    const lines = [
      ...(booking.number ? [confirmation(booking.number)] : []),
      ...(booking.from?.stop ? [leavesFrom(booking.from.stop)] : []),
      ...(booking.to?.stop ? [arrivesAt(booking.to.stop)] : []),
      ...(booking.seat ? [seat(booking.seat)] : []),
      ...(booking.at?.address ? [address(booking.at.address)] : []),
      ...(booking.travellers?.length ? [travellers(booking.travellers)] : []),
      ...(deposit === undefined ? [] : [words.exports.deposit(deposit)]),
    ];
    return { booking, title: words.exports.bookingTitle(booking), lines };
  });
}
