import { useSyncExternalStore } from "react";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import type { EditSession, Hold } from "./edit-session.ts";

/** The place that is picked up now. */
export function useHold({ subscribe, hold }: EditSession): Hold | undefined {
  return useSyncExternalStore(subscribe, hold);
}

/** Something of the trip on the screen, for a part that isn't drawn again with each change of it. */
export function useEditedTrip<T extends Trip | string | number>(
  session: EditSession,
  select: (trip: Trip) => T,
): T {
  return useSyncExternalStore(session.subscribe, () => select(session.page().trip));
}
