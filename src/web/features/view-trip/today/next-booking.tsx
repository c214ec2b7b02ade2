import { type Booking, byTime, isTransport } from "../../../../domain/bookings/booking.ts";
import { addDays } from "../../../../domain/calendar-date.ts";
import { clockText } from "../../../../domain/clock-text.ts";
import { parseCoordinates } from "../../../../domain/places/coordinates.ts";
import { estimateTravel } from "../../../../domain/places/travel.ts";
import { bookedSpans } from "../../../../domain/trip/booked-hours.ts";
import type { DayNow } from "../../../../domain/trip/day-now.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { language } from "../../../messages/domain/language.ts";
import { bookedWords } from "../../../messages/trip-page/booked-words.ts";
import { dayHotel } from "../trip/base-hotel.ts";
import { BookingItem } from "../trip/bookings/booking-item.tsx";

/** As most people go: nobody has said how. */
const STYLE = { slow: false, taxi: false };

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
  const leave = leaveMinutes(next, trip, today);
  return (
    <section aria-labelledby="next-booking" className="card mt-3 px-[min(1.25rem,5vw)] pt-3 pb-1">
      <h3 id="next-booking" className="text-ink-soft">
        {bookedWords.next}
      </h3>
      {leave === undefined ? null : (
        <p className="font-semibold text-accent text-xl tabular-nums">
          {bookedWords.leaveBy(language.time(leave))}
        </p>
      )}
      <BookingItem booking={next} isToShow />
    </section>
  );
}

/** When to leave the hotel for what departs today; undefined for all else, whose way the plan has. */
function leaveMinutes(booking: Booking, trip: Trip, { date, dayNumber, ofDays, day }: DayNow) {
  if (!isTransport(booking) || booking.starts.date !== date) return undefined;
  const hotel = parseCoordinates(dayHotel(trip, day)?.geoCoordinates ?? "");
  const at = hotel.ok ? hotel.at : undefined;
  const [span] = bookedSpans([booking], {
    date,
    isFirst: false,
    isLast: dayNumber === ofDays,
    centre: at,
    wayMinutes: (to) => at && estimateTravel(at, to, STYLE).minutes,
  });
  return span === undefined || span.fromMinutes === 0 ? undefined : span.fromMinutes;
}
