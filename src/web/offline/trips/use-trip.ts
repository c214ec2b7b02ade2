import { useMemo, useSyncExternalStore } from "react";
import { useProfile } from "../../lib/profile.ts";
import { type TripView, watchTrip } from "./watch-trip.ts";

/** See `watchTrip`. It begins anew when someone signs in, who may see what nobody may. */
export function useTrip(id: string): { readonly view: TripView; readonly retry: () => void } {
  const person = useProfile()?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watch is this person's.
  const { subscribe, getSnapshot, retry } = useMemo(() => watchTrip(id), [id, person]);
  return { view: useSyncExternalStore(subscribe, getSnapshot), retry };
}
