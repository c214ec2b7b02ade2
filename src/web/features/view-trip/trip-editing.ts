import { createContext, useContext } from "react";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripChange } from "../../../domain/trip/trip-change.ts";
import { showToast } from "../../lib/toast.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { openOfflineLibrary } from "../../offline/offline-library.ts";
import { MAX_PENDING_WRITES } from "../../offline/store/offline-store.ts";

export type TripEditor = {
  /** Changes the trip as it is on the screen now. @returns whether it is kept; if not, why is shown. */
  readonly edit: (change: TripChange) => Promise<boolean>;
  /** Texts in open editors, by the editor's label: they outlive the trip. */
  readonly drafts: Map<string, string>;
};

/** What the parts of a trip's page change it with. */
export const TripEditing = createContext<TripEditor>({
  edit: async () => false,
  drafts: new Map(),
});

export function useTripEditing(): TripEditor {
  return useContext(TripEditing);
}

/** Changes or deletes a trip, at once here and as soon as may be on the server. */
export async function writeTrip(trip: Trip, write: TripChange | "delete"): Promise<boolean> {
  const library = await openOfflineLibrary();
  const outcome = await (write === "delete" ? library.remove(trip) : library.change(trip, [write]));
  if (outcome === "full") {
    showToast(viewTripWords.tooManyWaiting(MAX_PENDING_WRITES), "error");
  }
  if (outcome === "failed") {
    showToast(viewTripWords.noRoom, "error");
  }
  return outcome === "kept";
}
