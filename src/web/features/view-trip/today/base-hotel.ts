import type { Trip, TripHotel } from "../../../../domain/trip/trip.ts";

/** Where the days begin: the hotel that the first way leads from, else the first one. */
export function baseHotel(trip: Trip): TripHotel | undefined {
  const { hotels } = trip.tripData;
  const name = baseHotelName(trip);
  return hotels.find(({ hotelName }) => hotelName === name) ?? hotels[0];
}

/** Name of the hotel that the first way leads from; undefined where the days don't say. */
export function baseHotelName({ tripData: { itinerary } }: Trip): string | undefined {
  return itinerary.flatMap(({ plan }) => plan[0]?.leg?.from ?? [])[0];
}
