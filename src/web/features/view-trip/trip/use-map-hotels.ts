import { useMemo } from "react";
import { parseCoordinates } from "../../../../domain/places/coordinates.ts";
import type { Position } from "../../../../domain/places/geo.ts";
import type { Trip, TripHotel } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { dayHotel } from "./base-hotel.ts";

export type MapHotel = { readonly name: string; readonly position: Position };

/** The hotels that days start from, where it is known where they are. */
export type MapHotels = {
  /** Of the day that is shown; of several none while all days are shown. */
  readonly hotel: MapHotel | undefined;
  /** Of each day, where there are several. */
  readonly homes: readonly (MapHotel | undefined)[] | undefined;
  /** The names of the towns, at the hotel of their first day, while all days of several are shown. */
  readonly towns: readonly MapHotel[] | undefined;
};

/**
 * The same objects as long as the trip is the same.
 *
 * @param dayNumber from 1; undefined: all days.
 */
export function useMapHotels(trip: Trip, dayNumber: number | undefined): MapHotels {
  const homes = useMemo(() => homesOf(trip), [trip]);
  const towns = useMemo(() => townsOf(trip, homes), [trip, homes]);
  const isOne = trip.bases === undefined && new Set(homes).size < 2;
  const hotel = !isOne && dayNumber === undefined ? undefined : homes[(dayNumber ?? 1) - 1];
  return {
    hotel,
    homes: isOne ? undefined : homes,
    towns: dayNumber === undefined ? towns : undefined,
  };
}

function townsOf(
  { bases, tripData: { itinerary } }: Trip,
  homes: readonly (MapHotel | undefined)[],
): MapHotel[] | undefined {
  return bases?.towns.flatMap(({ name }, base) => {
    const home = homes[itinerary.findIndex((day) => (day.base ?? 0) === base)];
    return home === undefined ? [] : [{ ...home, name: storedWords.place(name) }];
  });
}

function homesOf(trip: Trip): (MapHotel | undefined)[] {
  const known = new Map<TripHotel, MapHotel | undefined>();
  return trip.tripData.itinerary.map((day) => {
    const hotel = dayHotel(trip, day);
    if (hotel === undefined) return undefined;
    if (!known.has(hotel)) known.set(hotel, mapHotel(hotel));
    return known.get(hotel);
  });
}

function mapHotel({ hotelName, geoCoordinates }: TripHotel): MapHotel | undefined {
  const read = parseCoordinates(geoCoordinates);
  return read.ok ? { name: guideText(hotelName), position: read.at } : undefined;
}
