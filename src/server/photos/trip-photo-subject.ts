import { parseCoordinates } from "../../domain/places/coordinates.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { PhotoSubject } from "./photo-source.ts";

/** What a slot of a trip ("hero", or the id of a place or hotel) shows; undefined where it has no such slot. */
export function tripPhotoSubject(trip: Trip, slot: string): PhotoSubject | undefined {
  const { location } = trip.userSelection;
  const { hotels, itinerary } = trip.tripData;
  const places = itinerary.flatMap((day) => day.plan);
  const destination = location.label;
  if (slot === "hero") {
    const at = [...places, ...hotels]
      .map(({ geoCoordinates }) => positionOf(geoCoordinates))
      .find((position) => position !== undefined);
    const placeId = location.value?.place_id;
    return asked({ kind: "hero", query: destination, destination, at, placeId });
  }
  const hotel = hotels.find(({ id }) => id === slot);
  if (hotel !== undefined) {
    const at = positionOf(hotel.geoCoordinates);
    return asked({ kind: "hotel", query: hotel.hotelName, destination, at });
  }
  const place = places.find(({ id }) => id === slot);
  const at = positionOf(place?.geoCoordinates);
  return asked({ kind: "place", query: place?.placeName ?? "", destination, at });
}

function asked(subject: PhotoSubject): PhotoSubject | undefined {
  const query = subject.query.trim();
  return query === "" ? undefined : { ...subject, query };
}

function positionOf(text = ""): Position | undefined {
  const read = parseCoordinates(text);
  return read.ok ? read.at : undefined;
}
