import type { Booking } from "../bookings/booking.ts";
import { positionIn } from "../places/coordinates.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import type { BookedSpan } from "./booked-hours.ts";
import { stayOfNight } from "./booked-nights.ts";
import { middleOfTown } from "./middle-of-town.ts";
import type { Hotel } from "./trip.ts";

/** Farther from the town of its days a night is a journey, with the bags; editorial. */
const FAR_KM = 30;
/** There for dinner, and on from there after breakfast; editorial. */
const THERE_BY_MINUTES = 18 * 60;
const LEAVES_MINUTES = 9 * 60;
const DAY_MINUTES = 24 * 60;

/** A stay out of the town that the days around it are in. */
export type FarStay = {
  readonly booking: Booking;
  /** Of its hotel: who doesn't see bookings is told another (`withoutBookedNames`). */
  readonly name: string;
  readonly at: Position;
};

type Stays = {
  readonly bookings?: readonly Booking[] | undefined;
  readonly tripData: { readonly hotels: readonly Hotel[] };
};

/**
 * The stay that the night after a day is booked at, where that is out of the day's town.
 *
 * @param base of the day.
 */
export function farStayOfNight(
  { bookings = [], tripData: { hotels } }: Stays,
  date: string,
  base = 0,
): FarStay | undefined {
  const booking = stayOfNight(bookings, date);
  if (booking === undefined) return undefined;
  const { lat, lng } = booking.at?.geoCoordinates ?? {};
  const hotel = hotels.find(({ id }) => id !== undefined && id === (booking.partId ?? booking.id));
  const at =
    lat === undefined || lng === undefined ? positionIn(hotel?.geoCoordinates) : { lat, lon: lng };
  const middle = middleOfTown(hotels, base);
  if (hotel === undefined || at === undefined || middle === undefined) return undefined;
  return distanceKm(at, middle) > FAR_KM ? { booking, name: hotel.hotelName, at } : undefined;
}

/**
 * What far stays take of a day: the morning until one is back in town, and the evening from when one has to leave.
 *
 * @param wayMinutes minutes between a position and the day's hotel.
 */
export function farStaySpans(
  { lastNight, tonight }: Readonly<Record<"lastNight" | "tonight", FarStay | undefined>>,
  wayMinutes: (at: Position) => number | undefined,
): BookedSpan[] {
  const back = lastNight && LEAVES_MINUTES + (wayMinutes(lastNight.at) ?? 0);
  const leaves = tonight && THERE_BY_MINUTES - (wayMinutes(tonight.at) ?? 0);
  return [
    ...(lastNight === undefined || back === undefined
      ? []
      : [{ booking: lastNight.booking, fromMinutes: 0, toMinutes: Math.min(back, DAY_MINUTES) }]),
    ...(tonight === undefined || leaves === undefined
      ? []
      : [
          {
            booking: tonight.booking,
            fromMinutes: Math.max(leaves, back ?? 0, 5),
            toMinutes: DAY_MINUTES,
          },
        ]),
  ];
}
