import { positionIn } from "../../domain/places/coordinates.ts";
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
    .map(({ geoCoordinates }) => positionIn(geoCoordinates))
    .find((position) => position !== undefined);
  const placeId = location.value?.place_id;
  const subjects: [string, PhotoSubject][] = [
    ["hero", { kind: "hero", query: destination, destination, at, placeId }],
    ...hotels.map(({ id, hotelName, geoCoordinates }): [string, PhotoSubject] => [
      id,
      { kind: "hotel", query: hotelName, destination, at: positionIn(geoCoordinates) },
    ]),
    ...places.map(({ id, placeName, geoCoordinates }): [string, PhotoSubject] => [
      id,
      { kind: "place", query: placeName, destination, at: positionIn(geoCoordinates) },
    ]),
  ];
  return new Map(
    subjects
      .map(([slot, subject]) => [slot, { ...subject, query: subject.query.trim() }] as const)
      .filter(([, { query }]) => query !== ""),
  );
}
