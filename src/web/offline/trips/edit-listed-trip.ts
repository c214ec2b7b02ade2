import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { ApiFailure } from "../../lib/api-client.ts";
import { showToast } from "../../lib/toast.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { editTrip } from "./edit-trip.ts";

/** The server is far away: then the trip is as good as out of reach. */
const PATIENCE_MS = 15_000;

/**
 * Edits a trip of which only the list is on the screen. One that this browser doesn't keep is fetched first.
 *
 * @returns whether it is kept; if not, a toast says why.
 */
export async function editListedTrip(id: string, edit: Edit): Promise<boolean> {
  const trip = await findListedTrip(id);
  return trip !== undefined && (await editTrip(trip, edit));
}

/**
 * A trip of which only the list is on the screen, with what waits to be sent.
 *
 * @returns undefined where it waits to be deleted, or can't be had, which a toast says.
 */
export async function findListedTrip(id: string): Promise<Trip | undefined> {
  try {
    const library = await openOfflineLibrary();
    const { trip, writes } = await library.store.tripWithWrites(id);
    const { withPending } = await import("../queue/pending-edits.ts");
    const known = trip ?? (await library.fetchTrip(id, AbortSignal.timeout(PATIENCE_MS)));
    return withPending(known, writes);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showToast(error.message, "error");
    return undefined;
  }
}
