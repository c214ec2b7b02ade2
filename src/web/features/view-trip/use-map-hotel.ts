import { useMemo } from "react";
import { parseCoordinates } from "../../../domain/places/coordinates.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { baseHotel } from "./today/base-hotel.ts";

/** The hotel that days start from, where it is known to be: the same object as long as the trip is the same. */
export function useMapHotel(trip: Trip) {
  return useMemo(() => {
    const base = baseHotel(trip);
    if (base === undefined) return undefined;
    const read = parseCoordinates(base.geoCoordinates);
    return read.ok ? { name: base.hotelName, position: read.at } : undefined;
  }, [trip]);
}
