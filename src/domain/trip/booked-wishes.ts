import { type Booking, minutesOf } from "../bookings/booking.ts";
import { addDays } from "../calendar-date.ts";
import { bookedSpans } from "./booked-hours.ts";
import type { TripWish } from "./trip-wish.ts";

/** Before and after a table, a ticket or an event; editorial. */
const WAY_MINUTES = 30;
const USUAL_MINUTES = 120;
const DAY_MINUTES = 24 * 60;

/**
 * Hours that bookings take from the days of a trip that is yet to be planned, as wishes for free time: nobody knows
 * the hotel yet. Once the plan is made it is laid out around them.
 *
 * @param startDate the first day, "2026-05-04"; without it nothing is known of any day.
 */
export function bookedWishes(
  bookings: readonly Booking[],
  { startDate, days }: { readonly startDate?: string | undefined; readonly days: number },
): TripWish[] {
  if (startDate === undefined || bookings.length === 0) return [];
  return Array.from({ length: days }, (_, index) => index).flatMap((index): TripWish[] => {
    const date = addDays(startDate, index);
    const spans = bookedSpans(bookings, {
      date,
      isFirst: index === 0,
      isLast: index === days - 1,
      centre: undefined,
      wayMinutes: () => undefined,
    });
    const on = { days: [index + 1] };
    return [...spans, ...visitsOn(bookings, date)].flatMap(
      ({ booking, fromMinutes, toMinutes }): TripWish[] => {
        const text = booking.name;
        if (fromMinutes === 0 && toMinutes < DAY_MINUTES)
          return [{ kind: "start", minutes: toMinutes, ...on, text }];
        return fromMinutes > 0 && toMinutes === DAY_MINUTES
          ? [{ kind: "end", minutes: fromMinutes, ...on, text }]
          : [{ kind: "free", fromMinutes, toMinutes, ...on, text }];
      },
    );
  });
}

function visitsOn(bookings: readonly Booking[], date: string) {
  return bookings.flatMap((booking) => {
    const { kind, starts, ends, state } = booking;
    const from = minutesOf(starts);
    const isVisit = kind === "table" || kind === "ticket" || kind === "event";
    if (!isVisit || state === "cancelled" || starts.date !== date || from === undefined) return [];
    const end = ends?.date === date ? minutesOf(ends) : undefined;
    const toMinutes = Math.min(DAY_MINUTES - 1, (end ?? from + USUAL_MINUTES) + WAY_MINUTES);
    return [{ booking, fromMinutes: Math.max(1, from - WAY_MINUTES), toMinutes }];
  });
}
