import type { Trip, TripHotel } from "../../../../domain/trip/trip.ts";

/** Where the days begin: the hotel that the first way leads from, else the first one. */
export function baseHotel({ tripData: { hotels, itinerary } }: Trip): TripHotel | undefined {
  const name = itinerary.flatMap(({ plan }) => plan[0]?.leg?.from ?? [])[0];
  return hotels.find(({ hotelName }) => hotelName === name) ?? hotels[0];
}
