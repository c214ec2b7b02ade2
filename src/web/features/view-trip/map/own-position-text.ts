import { distanceKm, type Position } from "../../../../domain/places/geo.ts";
import { mapWords } from "../../../messages/en/map-words.ts";
import type { MapStop } from "./layout/trip-stops.ts";
import type { OwnPosition } from "./use-own-position.ts";

/** A traveller further from the trip than this is told so, and not shown on its map. */
const FAR_KM = 100;

/** The place of the map that is nearest to a position, and how far it is. */
export function nearestStop(stops: readonly MapStop[], position: Position) {
  const [nearest] = stops
    .map((stop) => ({ stop, km: distanceKm(stop.position, position) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest === undefined ? undefined : { ...nearest, isFar: nearest.km > FAR_KM };
}

/** What became of the question where the traveller is, in words; undefined where it was not asked. */
export function ownPositionText(own: OwnPosition, stops: readonly MapStop[]): string | undefined {
  switch (own.state) {
    case "unasked":
      return undefined;
    case "asked":
      return mapWords.asking;
    case "failed":
      return mapWords.ownPositionProblems[own.problem];
    case "known": {
      const nearest = nearestStop(stops, own.position);
      if (nearest === undefined) return mapWords.ownPosition;
      const distance = mapWords.distance(nearest.km * 1000);
      return nearest.isFar ? mapWords.far(distance) : mapWords.near(distance, nearest.stop.name);
    }
  }
}
