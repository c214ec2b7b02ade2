import { addDays } from "../calendar-date.ts";
import { type Booking, byTime, isTransport } from "./booking.ts";

/** A trip's dates: the first day, "2026-05-04", and how many there are. */
export type TripDates = { readonly startDate: string; readonly days: number };

/**
 * The bookings that other dates of a trip leave behind, in the order in which they begin: what is outside of the new dates, and
 * a journey there or back that was on the first or last day and no longer is. Pure.
 *
 * @param before undefined where the trip had no dates.
 */
export function bookingsOffDates(
  bookings: readonly Booking[],
  before: TripDates | undefined,
  after: TripDates,
): Booking[] {
  const [first, last] = endsOf(after);
  const old = before === undefined ? undefined : endsOf(before);
  return byTime(bookings).filter((booking) => {
    const { starts, ends = starts, state } = booking;
    if (state === "cancelled") return false;
    if (ends.date < first || starts.date > last) return true;
    if (old === undefined || old[0] === old[1] || !isTransport(booking)) return false;
    const [wasFirst, wasLast] = old.map((date) => date === starts.date);
    return (wasFirst && starts.date !== first) || (wasLast && starts.date !== last);
  });
}

type Marked = { readonly isBooked?: true | undefined; readonly placeName?: string | undefined };

/** Names of the visits and tables that are marked as booked: their tickets are for days that other dates change. Pure. */
export function bookedNames(
  days: readonly {
    readonly plan: readonly Marked[];
    readonly meals?: readonly Marked[] | undefined;
  }[],
): string[] {
  return days.flatMap(({ plan, meals = [] }) =>
    [...plan, ...meals].flatMap(({ isBooked, placeName }) =>
      isBooked === true && placeName !== undefined ? [placeName] : [],
    ),
  );
}

function endsOf({ startDate, days }: TripDates): readonly [first: string, last: string] {
  return [startDate, addDays(startDate, Math.max(0, days - 1))];
}
