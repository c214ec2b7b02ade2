import { useMemo } from "react";
import { positionIn } from "../../../../domain/places/coordinates.ts";
import type { Position } from "../../../../domain/places/geo.ts";
import type { Sketch } from "../../../../domain/places/sketch.ts";
import type { Trip, TripHotel } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { dayHotel } from "./base-hotel.ts";

export type MapHotel = { readonly name: string; readonly position: Position };

/**
 * What a map shows of a trip: its days, the hotels that they start from, and the sketch of where they are. The same objects
 * as long as the trip is the same.
 *
 * @param dayNumber from 1; undefined: all days.
 */
export function useMapOfDay(
  trip: Trip,
  facts: TripFacts | undefined,
  dayNumber: number | undefined,
) {
  const homes = useMemo(() => homesOf(trip), [trip]);
  const towns = useMemo(() => townsOf(trip, homes), [trip, homes]);
  const isOne = trip.bases === undefined && new Set(homes).size < 2;
  const hotel = !isOne && dayNumber === undefined ? undefined : homes[(dayNumber ?? 1) - 1];
  return {
    days: trip.tripData.itinerary,
    dayNumber,
    /** Of the day that is shown; of several none while all days are shown. */
    hotel,
    /** Of each day, where there are several. */
    homes: isOne ? undefined : homes,
    /** The names of the towns, at the hotel of their first day, while all days of several are shown. */
    towns: dayNumber === undefined ? towns : undefined,
    sketch: sketchOf(trip, facts, dayNumber),
  };
}

/** Of all days of several bases there is none. */
function sketchOf(
  { bases, tripData }: Trip,
  facts: TripFacts | undefined,
  dayNumber: number | undefined,
): Sketch | undefined {
  if (bases === undefined) return facts?.sketch;
  const day = dayNumber === undefined ? undefined : tripData.itinerary[dayNumber - 1];
  return day === undefined ? undefined : (facts?.sketches?.[day.base ?? 0] ?? undefined);
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
  const position = positionIn(geoCoordinates);
  return position && { name: guideText(hotelName), position };
}
