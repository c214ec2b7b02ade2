import { createContext, useContext } from "react";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { showToast } from "../../lib/toast.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { openOfflineLibrary } from "../../offline/offline-library.ts";
import { MAX_PENDING_WRITES } from "../../offline/store/offline-store.ts";

/** What was typed, under the words that name the field. */
export type Draft = { readonly label: string; readonly text: string };

export type TripEditor = {
  /** Changes the trip as it is on the screen now. @returns whether it is kept; if not, why is shown. */
  readonly edit: (edit: Edit) => Promise<boolean>;
  /** Texts in open editors, by what each is about: they outlive the trip. */
  readonly drafts: Map<string, Draft>;
};

/** What the parts of a trip's page change it with. */
export const TripEditing = createContext<TripEditor>({
  edit: async () => false,
  drafts: new Map(),
});

export function useTripEditing(): TripEditor {
  return useContext(TripEditing);
}

/** Edits a trip, at once here and as soon as may be on the server. */
export async function editTrip(trip: Trip, edit: Edit): Promise<boolean> {
  const library = await openOfflineLibrary();
  const outcome = await library.edit(trip, [edit]);
  if (outcome === "full") {
    showToast(viewTripWords.tooManyWaiting(MAX_PENDING_WRITES), "error");
  }
  if (outcome === "failed") {
    showToast(viewTripWords.noRoom, "error");
  }
  return outcome === "kept";
}
