import type { Booking } from "../bookings/booking.ts";
import { isBookedHotel, isOnTheWay, stayOfNight } from "./booked-nights.ts";
import type { Trip, TripHotel } from "./trip.ts";

/** A night of a trip and the hotel where it is spent. */
export type HotelNight = {
  readonly hotel: TripHotel;
  /** The booking of that night, where there is one. */
  readonly stay: Booking | undefined;
  readonly base: number;
  /** Of the day before it. */
  readonly date: string | undefined;
};

/** A trip of one day has a night too: the hotel is part of every plan. */
export function nightsOf(days: number): number {
  return Math.max(1, days - 1);
}

/**
 * The nights of a trip in their order: at what is booked, or else at the first other hotel of the day's base. The last day has
 * none, but where it is the only one; nor has who is on the way all night.
 *
 * @param dates of the days.
 */
export function hotelNights(
  { bookings = [], tripData: { itinerary, hotels } }: Pick<Trip, "tripData" | "bookings">,
  dates: readonly (string | undefined)[] = itinerary.map(({ date }) => date),
): HotelNight[] {
  return itinerary.slice(0, nightsOf(itinerary.length)).flatMap(({ base = 0 }, index) => {
    const date = dates[index];
    if (date !== undefined && isOnTheWay(bookings, date)) return [];
    const stay = date === undefined ? undefined : stayOfNight(bookings, date);
    const there = hotels.filter((one) => (one.base ?? 0) === base);
    const hotel =
      hotels.find(({ id }) => stay !== undefined && id === (stay.partId ?? stay.id)) ??
      // What is booked is for its own nights.
      there.find(({ id }) => date === undefined || !isBookedHotel(bookings, id)) ??
      there[0];
    return hotel === undefined ? [] : [{ hotel, stay, base, date }];
  });
}
