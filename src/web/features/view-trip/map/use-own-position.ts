import { useState } from "react";
import type { Position } from "../../../../domain/places/geo.ts";

const DEADLINE_MS = 15_000;
const FRESH_MS = 30_000;

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

/** Where the traveller is. The browser is asked only when `ask` is called, and says it once. */
export function useOwnPosition(onKnown: (position: Position) => void) {
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
        onKnown({ lat, lon });
      },
      ({ code }) => {
        const problem = code === 1 || code === 3 ? PROBLEMS[code] : PROBLEMS[2];
        setOwn({ state: "failed", problem });
      },
      { timeout: DEADLINE_MS, maximumAge: FRESH_MS, enableHighAccuracy: true },
    );
  }
  return { own, ask } as const;
}
