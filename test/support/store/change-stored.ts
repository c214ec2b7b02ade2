import { describeMade } from "../../../src/domain/edits/describe-made.ts";
import { isTrip } from "../../../src/domain/edits/edit-kind.ts";
import { edits } from "../../../src/domain/edits/edit-kinds.ts";
import { editOfFormerChange } from "../../../src/domain/edits/edit-of-former-change.ts";
import type { FormerChange } from "../../../src/domain/edits/former-changes.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import { summariseTrip } from "../../../src/domain/trip/summarise-trip.ts";
import { withIds } from "../../../src/domain/trip/with-ids.ts";
import { type Access, asOwner } from "../../../src/server/store/access.ts";
import type { Store, TripReplaced } from "../../../src/server/store/store.ts";
import { readTrip } from "../../../src/server/trips/trip-bytes.ts";
import { tripDraft } from "../plans/trip-draft.ts";

const NOBODYS = withIds({ ...tripDraft(), id: "1600000000000", userEmail: "nobody@example.com" });

/** Writes the next version of a stored trip, by its owner; of one that isn't there, of some other trip. */
export async function changeStored(
  { trips }: Pick<Store, "trips">,
  id: string,
  userId: string,
  change: {
    readonly changes: readonly FormerChange[];
    readonly idempotencyKey: string;
    /** Undefined: the one that it is at. */
    readonly expectedVersion: number | undefined;
    readonly nowMs: number;
    /** By what right; left out, the owner's. */
    readonly access?: Access;
  },
): Promise<TripReplaced> {
  const { idempotencyKey, changes, nowMs } = change;
  const stored = await trips.find(id, asOwner(userId));
  const trip = stored === undefined ? NOBODYS : await readTrip(stored);
  const made = changes.flatMap((one) => editOfFormerChange(trip, one) ?? []);
  const edited = edits.apply(trip, made);
  if (!isTrip(edited)) throw new Error("texts can be changed");
  const expectedVersion = change.expectedVersion ?? stored?.version ?? 1;
  const document = { ...edited, version: expectedVersion + 1 };
  return trips.replace(id, change.access ?? asOwner(userId), {
    expectedVersion,
    idempotencyKey,
    contentHash: JSON.stringify([id, changes]),
    document,
    summary: summariseTrip(document),
    step: { made: describeMade(trip, made), inverse: tripDifference(edited, trip) },
    nowMs,
  });
}
