import { parseCoordinates } from "../../domain/places/coordinates.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { PhotoSubject } from "./photo-source.ts";

const SLOT = /^(?:(hero)|hotel-(\d{1,3})|place-(\d{1,3})-(\d{1,3}))$/;

/** What a slot of a trip ("hero", "hotel-0", "place-0-1") shows; undefined where it has no such slot. */
export function tripPhotoSubject(trip: Trip, slot: string): PhotoSubject | undefined {
  const [, hero, hotelIndex, dayIndex, placeIndex] = SLOT.exec(slot) ?? [];
  const { location } = trip.userSelection;
  const { hotels, itinerary } = trip.tripData;
  const destination = location.label;
  if (hero !== undefined) {
    const places = itinerary.flatMap((day) => day.plan);
    const at = [...places, ...hotels]
      .map(({ geoCoordinates }) => positionOf(geoCoordinates))
      .find((position) => position !== undefined);
    const placeId = location.value?.place_id;
    return asked({ kind: "hero", query: destination, destination, at, placeId });
  }
  if (hotelIndex !== undefined) {
    const hotel = hotels[Number(hotelIndex)];
    const at = positionOf(hotel?.geoCoordinates);
    return asked({ kind: "hotel", query: hotel?.hotelName ?? "", destination, at });
  }
  const place = itinerary[Number(dayIndex ?? Number.NaN)]?.plan[Number(placeIndex)];
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
