import { parseCoordinates } from "../../domain/places/coordinates.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { PhotoSubject } from "./photo-source.ts";

/**
 * The subject of each photo of a trip: "hero", and the ids of its hotels and places. A slot without a name shows nothing.
 *
 * @param document of a stored trip.
 */
export function photoSubjects(document: Uint8Array): ReadonlyMap<string, PhotoSubject> {
  const trip = JSON.parse(Buffer.from(document).toString()) as Trip;
  const { location } = trip.userSelection;
  const { hotels, itinerary } = trip.tripData;
  const places = itinerary.flatMap(({ plan }) => plan);
  const destination = location.label;
  const at = [...places, ...hotels]
    .map(({ geoCoordinates }) => positionOf(geoCoordinates))
    .find((position) => position !== undefined);
  const placeId = location.value?.place_id;
  const subjects: [string, PhotoSubject][] = [
    ["hero", { kind: "hero", query: destination, destination, at, placeId }],
    ...hotels.map(({ id, hotelName, geoCoordinates }): [string, PhotoSubject] => [
      id,
      { kind: "hotel", query: hotelName, destination, at: positionOf(geoCoordinates) },
    ]),
    ...places.map(({ id, placeName, geoCoordinates }): [string, PhotoSubject] => [
      id,
      { kind: "place", query: placeName, destination, at: positionOf(geoCoordinates) },
    ]),
  ];
  return new Map(
    subjects
      .map(([slot, subject]) => [slot, { ...subject, query: subject.query.trim() }] as const)
      .filter(([, { query }]) => query !== ""),
  );
}

function positionOf(text: string): Position | undefined {
  const read = parseCoordinates(text);
  return read.ok ? read.at : undefined;
}
