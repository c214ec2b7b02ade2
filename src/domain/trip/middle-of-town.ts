import { positionIn } from "../places/coordinates.ts";
import type { Position } from "../places/geo.ts";
import type { Trip } from "./trip.ts";

/**
 * About where a town of a trip lies: its last hotel, as a booked one comes first and may be anywhere.
 *
 * @param base of the town.
 * @returns undefined where the trip has no hotel there whose position is known.
 */
export function middleOfTown(
  hotels:
    | Trip["tripData"]["hotels"]
    | readonly { geoCoordinates: string; base?: number | undefined }[],
  base = 0,
): Position | undefined {
  const hotel = hotels.findLast((one) => (one.base ?? 0) === base);
  return hotel && positionIn(hotel.geoCoordinates);
}
