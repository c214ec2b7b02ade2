import { useMemo } from "react";
import { parseCoordinates } from "../../../../domain/places/coordinates.ts";
import type { Position } from "../../../../domain/places/geo.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { baseHotel } from "./base-hotel.ts";

export type MapHotel = { readonly name: string; readonly position: Position };

/** The hotels that days start from, where it is known where they are. */
export type MapHotels = {
  /** Of the day that is shown; of several bases none while all days are shown. */
  readonly hotel: MapHotel | undefined;
  /** Of each day, where there are several bases. */
  readonly homes: readonly (MapHotel | undefined)[] | undefined;
};

/**
 * The same objects as long as the trip is the same.
 *
 * @param dayNumber from 1; undefined: all days.
 */
export function useMapHotels(trip: Trip, dayNumber: number | undefined): MapHotels {
  const homes = useMemo(() => homesOf(trip), [trip]);
  const isOfAll = trip.bases !== undefined && dayNumber === undefined;
  const hotel = isOfAll ? undefined : homes[(dayNumber ?? 1) - 1];
  const several = trip.bases === undefined ? undefined : homes;
  return { hotel, homes: several };
}

function homesOf(trip: Trip): (MapHotel | undefined)[] {
  const { itinerary } = trip.tripData;
  const bases = new Set(itinerary.map(({ base = 0 }) => base));
  const hotels = new Map([...bases].map((base) => [base, mapHotel(trip, base)]));
  return itinerary.map(({ base = 0 }) => hotels.get(base));
}

function mapHotel(trip: Trip, base: number): MapHotel | undefined {
  const hotel = baseHotel(trip, base);
  if (hotel === undefined) return undefined;
  const read = parseCoordinates(hotel.geoCoordinates);
  return read.ok ? { name: hotel.hotelName, position: read.at } : undefined;
}
