import { AppError } from "../../domain/app-error.ts";
import { describeMade } from "../../domain/edits/describe-made.ts";
import { isRefusal } from "../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../domain/edits/edit-kinds.ts";
import { tripDifference } from "../../domain/edits/trip-difference.ts";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { Snapshots } from "../guides/guide-source.ts";
import type { Access } from "../store/access.ts";
import type { StoredTrip, TripStore } from "../store/store.ts";
import type { AccountRoom } from "./account-room.ts";
import { makeInSlices } from "./make-in-slices.ts";
import { parseTrip, tripBytes } from "./trip-bytes.ts";

/** A trip that someone else changes faster than we can answer is a conflict. */
const MAX_TRIES = 5;
/** Cloud Firestore takes documents of 1 MiB; a trip of 60 days has some 300 kB. */
const MAX_TRIP_BYTES = 800_000;

/** Edits of one trip that are made all together or not at all. */
export type EditRequest = {
  readonly tripId: string;
  readonly access: Access;
  /** The version that the edits were made to; undefined: whichever it is. */
  readonly baseVersion: number | undefined;
  readonly idempotencyKey: string;
  /** Of what was sent under the key. */
  readonly contentHash: string;
  /** The edits; undefined where one names what the trip doesn't have. */
  readonly editsOf: (trip: Trip) => readonly Edit[] | undefined;
  /** What stood at each edit's target when it was made; without it, another version is a conflict. */
  readonly before: readonly unknown[] | undefined;
  readonly nowMs: number;
};

export type EditAnswer =
  /** With the trip as it now is; a request that was answered before is answered so again. */
  | { readonly outcome: "edited"; readonly trip: StoredTrip }
  | { readonly outcome: "deleted" }
  /** Someone has touched what the edits are about: nothing is changed. */
  | { readonly outcome: "conflict"; readonly trip: StoredTrip };

/**
 * Makes edits to a stored trip. Where it has changed since, those whose targets are untouched are made
 * to it as it now is.
 *
 * @throws AppError trip_not_found, change_impossible, trip_too_large, idempotency_key_reused or too_many_trips.
 */
export async function editTrip(
  { trips, room, snapshots }: { trips: TripStore; room: AccountRoom; snapshots: Snapshots },
  request: EditRequest,
): Promise<EditAnswer> {
  const { tripId, access, idempotencyKey, contentHash, nowMs } = request;
  for (let tries = 1; ; tries += 1) {
    const stored = await trips.find(tripId, access);
    if (stored === undefined) throw new AppError("trip_not_found");
    const { version } = stored;
    // What was made under the key is in a later version than the one it was made to.
    if (request.baseVersion !== version) {
      const formerHash = await trips.findContentHash(access, idempotencyKey);
      if (formerHash === contentHash) return { outcome: "edited", trip: stored };
      if (formerHash !== undefined) throw new AppError("idempotency_key_reused");
    }
    const trip = parseTrip(stored);
    const made = request.editsOf(trip);
    const isCurrent = request.baseVersion === undefined || request.baseVersion === version;
    if (tries > MAX_TRIES || !(isCurrent || isUntouched(trip, made, request.before))) {
      return { outcome: "conflict", trip: stored };
    }
    const edited = made === undefined ? undefined : await makeInSlices(trip, made, snapshots);
    if (edited === undefined) throw new AppError("change_impossible");
    if (edited === "deleted") {
      const { outcome } = await trips.remove(tripId, access, version);
      if (outcome !== "conflict") return { outcome: "deleted" };
      continue;
    }
    if (isRefusal(edited)) throw new AppError(edited.refused);
    const bytes = Buffer.byteLength(JSON.stringify(edited));
    if (bytes > tripBytes(stored).byteLength) {
      if (bytes > MAX_TRIP_BYTES) throw new AppError("trip_too_large");
      await room.assertForMore(access.userId);
    }
    const document = { ...edited, version: version + 1 };
    const result = await trips.replace(tripId, access, {
      expectedVersion: version,
      idempotencyKey,
      contentHash,
      document,
      summary: summariseTrip(document),
      step: { made: describeMade(trip, made ?? []), inverse: tripDifference(edited, trip) },
      nowMs,
    });
    switch (result.outcome) {
      case "replaced":
      case "already":
        return { outcome: "edited", trip: result.trip };
      case "key_reused":
        throw new AppError("idempotency_key_reused");
      case "not_found":
        throw new AppError("trip_not_found");
      case "conflict":
    }
  }
}

function isUntouched(
  trip: Trip,
  made: readonly Edit[] | undefined,
  before: readonly unknown[] | undefined,
): boolean {
  if (made === undefined || before?.length !== made.length) return false;
  const asMade = made.map((edit, at) => ({ edit, before: before[at] }));
  return edits.touched(trip, asMade).length === 0;
}
