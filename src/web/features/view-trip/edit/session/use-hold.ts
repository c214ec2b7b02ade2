import { useSyncExternalStore } from "react";
import type { EditSession, Hold } from "./edit-session.ts";

/** The place that is picked up now. */
export function useHold({ subscribe, hold }: EditSession): Hold | undefined {
  return useSyncExternalStore(subscribe, hold);
}
