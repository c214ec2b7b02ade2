import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { NewWrite, PendingWrite } from "../store/offline-store.ts";

/**
 * The edits of a trip that wait to be sent, in order; those that wait for a decision are not made meanwhile.
 *
 * @returns undefined where the trip is about to be deleted.
 */
export function waitingEdits(
  tripId: string,
  pending: readonly (PendingWrite | NewWrite)[],
): Edit[] | undefined {
  const ofTrip = pending.filter((write) => write.tripId === tripId && write.problem === undefined);
  if (ofTrip.some(isDeletion)) return undefined;
  return ofTrip.flatMap((write) => write.edits.map(({ edit }) => edit));
}

export function isDeletion(write: Pick<PendingWrite, "edits">): boolean {
  return write.edits.some(({ edit }) => edit.kind === "delete-trip");
}
