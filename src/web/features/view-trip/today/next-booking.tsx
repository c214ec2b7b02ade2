import { byTime } from "../../../../domain/bookings/booking.ts";
import { addDays } from "../../../../domain/calendar-date.ts";
import { clockText } from "../../../../domain/clock-text.ts";
import type { DayNow } from "../../../../domain/trip/day-now.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { bookedWords } from "../../../messages/trip-page/booked-words.ts";
import { dayHotel } from "../trip/base-hotel.ts";
import { BookingItem } from "../trip/bookings/booking-item.tsx";
import { leaveWords } from "../trip/bookings/leave-words.ts";

type NextBookingProps = { readonly trip: Trip; readonly today: DayNow };

/** The next thing that is booked, today or tomorrow, with its number, and when to leave for it. */
export function NextBooking({ trip, today }: NextBookingProps) {
  const { date, nowMinutes } = today;
  const now = `${date} ${clockText(Math.min(nowMinutes, 1439))}`;
  const next = byTime(trip.bookings ?? []).find(
    ({ state, starts }) =>
      state !== "cancelled" &&
      `${starts.date} ${starts.time ?? "23:59"}` >= now &&
      starts.date <= addDays(date, 1),
  );
  if (next === undefined) return null;
  const { dayNumber, ofDays, day } = today;
  const hotelAt = dayHotel(trip, day)?.geoCoordinates;
  const leave = leaveWords(next, { date, isLast: dayNumber === ofDays, hotelAt });
  return (
    <section aria-labelledby="next-booking" className="card mt-3 px-[min(1.25rem,5vw)] pt-3 pb-1">
      <h3 id="next-booking" className="text-ink-soft">
        {bookedWords.next}
      </h3>
      {leave === undefined ? null : (
        <p className="font-semibold text-accent text-xl tabular-nums">{leave}</p>
      )}
      <BookingItem booking={next} isToShow />
    </section>
  );
}
