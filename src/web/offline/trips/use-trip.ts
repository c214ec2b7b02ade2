import { useMemo, useSyncExternalStore } from "react";
import { type WatchedTrip, watchTrip } from "./watch-trip.ts";

/** See `watchTrip`. */
export function useTrip(id: string): { readonly view: WatchedTrip; readonly retry: () => void } {
  const { subscribe, getSnapshot, retry } = useMemo(() => watchTrip(id), [id]);
  return { view: useSyncExternalStore(subscribe, getSnapshot), retry };
}
