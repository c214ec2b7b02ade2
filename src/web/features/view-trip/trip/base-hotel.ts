import type { Trip, TripDay, TripHotel } from "../../../../domain/trip/trip.ts";

/**
 * Where the days of a base begin: the hotel that the first way leads from, else the first one there.
 *
 * @param base of a trip with several; others have only the first.
 */
function baseHotel(trip: Trip, base = 0): TripHotel | undefined {
  const name = baseHotelName(trip, base);
  const there = trip.tripData.hotels.filter((hotel) => (hotel.base ?? 0) === base);
  return there.find(({ hotelName }) => hotelName === name) ?? there[0];
}

/** Where a day begins: the hotel that its first way leads from, which a booking may have for some nights only; else its base's. */
export function dayHotel(trip: Trip, day: Pick<TripDay, "base" | "plan"> | undefined) {
  const name = day?.plan[0]?.leg?.from;
  const own = trip.tripData.hotels.find(
    ({ hotelName, base = 0 }) => hotelName === name && base === (day?.base ?? 0),
  );
  return own ?? baseHotel(trip, day?.base);
}

/** The hotels that one sleeps at: those that days begin at, else the first one. Others are offered to who plans. */
export function chosenHotels(
  { tripData: { itinerary } }: Pick<Trip, "tripData">,
  hotels: readonly TripHotel[],
): readonly TripHotel[] {
  const names = new Set(itinerary.map(({ plan }) => plan[0]?.leg?.from));
  const chosen = hotels.filter(({ hotelName }) => names.has(hotelName));
  return chosen.length > 0 ? chosen : hotels.slice(0, 1);
}

/** Name of the hotel that the first way of a base leads from; undefined where its days don't say. */
export function baseHotelName({ tripData: { itinerary } }: Trip, base = 0): string | undefined {
  const days = itinerary.filter((day) => (day.base ?? 0) === base);
  return days.flatMap(({ plan }) => plan[0]?.leg?.from ?? [])[0];
}
