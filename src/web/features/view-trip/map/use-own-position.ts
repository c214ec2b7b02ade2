import { useState } from "react";
import { distanceText } from "../../../../domain/distances.ts";
import { distanceKm, type Position } from "../../../../domain/places/geo.ts";
import { language } from "../../../messages/domain/language.ts";
import { mapWords } from "../../../messages/map-words.ts";
import { type MapPoint, toMapPoint } from "./layout/mercator.ts";
import type { MapStop } from "./layout/trip-stops.ts";

const DEADLINE_MS = 15_000;
const FRESH_MS = 30_000;
/** A traveller further from the trip than this is told so, and not shown on its map. */
const FAR_KM = 100;

export type KnownPosition = {
  readonly state: "known";
  readonly position: Position;
  readonly accuracyMetres: number;
};
export type OwnPosition =
  | { readonly state: "unasked" | "asked" }
  | KnownPosition
  | { readonly state: "failed"; readonly problem: "refused" | "unknown" | "late" | "impossible" };

/** The codes of GeolocationPositionError. */
const PROBLEMS = { 1: "refused", 2: "unknown", 3: "late" } as const;

/**
 * Where the traveller is. The browser is asked only when `ask` is called, and says it once; it is brought into view
 * where it is near the trip.
 */
export function useOwnPosition(
  stops: readonly MapStop[],
  bringIntoView: (point: MapPoint) => void,
) {
  const [own, setOwn] = useState<OwnPosition>({ state: "unasked" });
  function ask(): void {
    if (!("geolocation" in navigator)) {
      setOwn({ state: "failed", problem: "impossible" });
      return;
    }
    setOwn({ state: "asked" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon, accuracy: accuracyMetres } }) => {
        setOwn({ state: "known", position: { lat, lon }, accuracyMetres });
        if (isNear(stops, { lat, lon })) bringIntoView(toMapPoint({ lat, lon }));
      },
      ({ code }) => {
        const problem = code === 1 || code === 3 ? PROBLEMS[code] : PROBLEMS[2];
        setOwn({ state: "failed", problem });
      },
      { timeout: DEADLINE_MS, maximumAge: FRESH_MS, enableHighAccuracy: true },
    );
  }
  const near = own.state === "known" && isNear(stops, own.position) ? own : undefined;
  return { own, near, ask };
}

/** The place of the map that is nearest to a position, and how far it is. */
function nearestStop(stops: readonly MapStop[], position: Position) {
  const [nearest] = stops
    .map((stop) => ({ stop, km: distanceKm(stop.position, position) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest === undefined ? undefined : { ...nearest, isFar: nearest.km > FAR_KM };
}

function isNear(stops: readonly MapStop[], position: Position): boolean {
  return nearestStop(stops, position)?.isFar === false;
}

/** The state of the question where the traveller is, in words; undefined where it was not asked. */
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
      const distance = distanceText(nearest.km, language);
      return nearest.isFar ? mapWords.far(distance) : mapWords.near(distance, nearest.stop.name);
    }
  }
}
