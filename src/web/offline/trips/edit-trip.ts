import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { showToast } from "../../lib/toast.ts";
import { editTripWords } from "../../messages/edit-trip-words.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { MAX_PENDING_WRITES } from "../store/offline-store.ts";

/**
 * Edits a trip, at once here and as soon as may be on the server.
 *
 * @returns whether it is kept; if not, a toast says why.
 */
export async function editTrip(trip: Trip, ...edits: readonly Edit[]): Promise<boolean> {
  const library = await openOfflineLibrary();
  const outcome = await library.edit(trip, edits);
  if (outcome === "full") {
    showToast(editTripWords.tooManyWaiting(MAX_PENDING_WRITES), "error");
  }
  if (outcome === "failed") {
    showToast(editTripWords.noRoom, "error");
  }
  return outcome === "kept";
}
