import { usualBeforeMinutes } from "../../../../../domain/bookings/before-departure.ts";
import { type Booking, isTransport, minutesOf } from "../../../../../domain/bookings/booking.ts";
import { parseCoordinates } from "../../../../../domain/places/coordinates.ts";
import { estimateTravel } from "../../../../../domain/places/travel.ts";
import { bookedSpans } from "../../../../../domain/trip/booked-hours.ts";
import { language } from "../../../../messages/domain/language.ts";
import { bookedWords } from "../../../../messages/trip-page/booked-words.ts";

/** As most people go: nobody has said how. */
const STYLE = { slow: false, taxi: false };

type Departure = {
  readonly date: string;
  readonly isLast: boolean;
  /** Where one sets out from; undefined where nobody knows. */
  readonly hotelAt: string | undefined;
};

/**
 * When to leave the hotel for what departs that day, or, where nobody knows how far it is, when to be there. Undefined
 * for all else, whose way the plan has.
 */
export function leaveWords(booking: Booking, { date, isLast, hotelAt = "" }: Departure) {
  const { starts, from, beforeMinutes = usualBeforeMinutes(booking) } = booking;
  const departs = minutesOf(starts);
  if (!isTransport(booking) || departs === undefined || starts.date !== date) return undefined;
  const hotel = parseCoordinates(hotelAt);
  if (!hotel.ok || from?.geoCoordinates === undefined) {
    const there = departs - beforeMinutes;
    return there <= 0 ? undefined : bookedWords.beThereBy(language.time(there));
  }
  const [span] = bookedSpans([booking], {
    date,
    isFirst: false,
    isLast,
    centre: hotel.at,
    wayMinutes: (to) => estimateTravel(hotel.at, to, STYLE).minutes,
  });
  return span === undefined || span.fromMinutes === 0
    ? undefined
    : bookedWords.leaveBy(language.time(span.fromMinutes));
}
