import { useSyncExternalStore } from "react";
import type { TripPlace } from "../../../../domain/trip/trip.ts";

/** Places of the trip on the screen, each as an edit will leave it: known before the plan is drawn with the edit. */
const ahead = new Map<TripPlace, TripPlace>();
const listeners = new Set<() => void>();

/** A place as it is shown now. */
export const placeAhead = (place: TripPlace): TripPlace => ahead.get(place) ?? place;

export function usePlaceAhead(place: TripPlace): TripPlace {
  return useSyncExternalStore(subscribe, () => placeAhead(place));
}

/**
 * Shows places as an edit will leave them, until the trip has others in their stead.
 *
 * @returns what shows them as they are again.
 */
export function showAhead(changed: ReadonlyMap<TripPlace, TripPlace>): () => void {
  for (const [place, next] of changed) ahead.set(place, next);
  notify();
  return () => {
    // A later edit may have shown another one.
    for (const [place, next] of changed) if (ahead.get(place) === next) ahead.delete(place);
    notify();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
