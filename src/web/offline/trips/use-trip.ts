import { useMemo, useSyncExternalStore } from "react";
import { TripWatch, type WatchedTrip } from "./trip-watch.ts";

/** See `TripWatch`. */
export function useTrip(id: string): { readonly view: WatchedTrip; readonly retry: () => void } {
  const { subscribe, getSnapshot, retry } = useMemo(() => new TripWatch(id), [id]);
  return { view: useSyncExternalStore(subscribe, getSnapshot), retry };
}
