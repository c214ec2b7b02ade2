import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isRefusal } from "../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../domain/edits/edit-kinds.ts";
import { tripDifference } from "../../domain/edits/trip-difference.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { forgetsPlaces } from "../../domain/sharing/guest-rights.ts";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { Guides } from "../guides/guide-source.ts";
import type { Turns } from "../lib/turns.ts";
import type { Access } from "../store/access.ts";
import type { BaseVersion, StoredTrip, TripStore } from "../store/trip-store.ts";
import type { AccountRoom } from "./account-room.ts";
import { makeInSlices } from "./make-in-slices.ts";
import { tripOfStored } from "./trip-of-stored.ts";

/** A trip that someone else changes faster than we can answer is a conflict. */
const MAX_TRIES = 5;
/** Edits to whichever version there is are tried for so long. */
const RETRY_FOR_MS = 10_000;
const LONGEST_PAUSE_MS = 250;

/** Edits of one trip that are made all together or not at all. */
export type EditRequest = {
  readonly tripId: string;
  readonly access: Access;
  /** The version that the edits were made to; undefined: whichever it is. */
  readonly baseVersion: BaseVersion | undefined;
  readonly idempotencyKey: string;
  /** Of what was sent under the key. */
  readonly contentHash: string;
  readonly edits: readonly Edit[];
  /** Adds to an edit what its maker doesn't see of the trip. */
  readonly complete?: (edit: Edit, trip: Trip) => Edit;
  /** The value at each edit's target when it was made; without it, another version is a conflict. */
  readonly before: readonly unknown[] | undefined;
  readonly nowMs: number;
  /** Whether a place may be neither planned nor set aside afterwards. A guest's new place takes nobody's room. */
  readonly mayForgetPlaces?: boolean;
};

export type EditAnswer =
  /** With the trip as it now is; a request that was answered before is answered so again. */
  | { readonly outcome: "edited"; readonly trip: StoredTrip }
  | { readonly outcome: "deleted" }
  /** Someone has touched what the edits are about: nothing is changed. */
  | { readonly outcome: "conflict"; readonly trip: StoredTrip };

type Needed = {
  readonly trips: TripStore;
  readonly room: AccountRoom;
  readonly guides: Guides;
};

/**
 * Makes edits to a stored trip, one request after the other. Where it has changed since, those whose targets are untouched are made
 * to it as it now is.
 *
 * @throws AppError trip_not_found, change_impossible, trip_too_large, idempotency_key_reused, too_many_trips or busy;
 *   and why a guest may not make them.
 */
export function editStoredTrip(
  { turns, ...needed }: Needed & { readonly turns: Turns },
  request: EditRequest,
): Promise<EditAnswer> {
  return turns(request.tripId, () => editInTurn(needed, request));
}

async function editInTurn(
  { trips, room, guides }: Needed,
  request: EditRequest,
): Promise<EditAnswer> {
  const { tripId, access, idempotencyKey, contentHash, nowMs } = request;
  const startedAtMs = performance.now();
  for (let tries = 1; ; tries += 1) {
    // Of many at once one succeeds each time: the others are spread, so that each comes to its turn.
    if (tries > 1) await wait(randomInt(Math.min(LONGEST_PAUSE_MS, tries * 20)));
    const stored = await trips.find(tripId, access);
    if (stored === undefined) throw new AppError("trip_not_found");
    const { version } = stored;
    // The result stored under the key is of a later version than the one it was made to.
    const isCurrent = isVersion(stored, request.baseVersion, request.before);
    if (request.baseVersion === undefined || !isCurrent) {
      const formerHash = await trips.findContentHash(access, idempotencyKey);
      if (formerHash === contentHash) return { outcome: "edited", trip: stored };
      if (formerHash !== undefined) throw new AppError("idempotency_key_reused");
    }
    const trip = await tripOfStored(stored);
    const { complete } = request;
    const made = complete ? request.edits.map((edit) => complete(edit, trip)) : request.edits;
    if (request.baseVersion === undefined) {
      if (performance.now() - startedAtMs > RETRY_FOR_MS) throw new AppError("busy");
    } else if (
      tries > MAX_TRIES ||
      !(isCurrent || isUntouched(trip, request.edits, request.before))
    ) {
      return { outcome: "conflict", trip: stored };
    }
    const edited = await makeInSlices(trip, made, guides);
    if (edited === "deleted") {
      const removed = await trips.remove(tripId, access, version);
      if (removed.outcome === "forbidden") throw new AppError(removed.code);
      if (removed.outcome !== "conflict") return { outcome: "deleted" };
      continue;
    }
    if (isRefusal(edited)) throw new AppError(edited.refused);
    if (access.kind === "guest" && !request.mayForgetPlaces && forgetsPlaces(trip, edited)) {
      throw new AppError("trip_full");
    }
    const bytes = Buffer.byteLength(JSON.stringify(edited));
    if (bytes > stored.document.byteLength) {
      if (bytes > LIMITS.trip.bytes) throw new AppError("trip_too_large");
      await room.assertForMore(access.userId);
    }
    const document = { ...edited, version: version + 1 };
    const result = await trips.replace(tripId, access, {
      expectedVersion: version,
      idempotencyKey,
      contentHash,
      document,
      summary: summariseTrip(document),
      step: { made: edits.describe(trip, made), inverse: tripDifference(edited, trip) },
      nowMs,
    });
    switch (result.outcome) {
      case "replaced":
      case "already":
        return { outcome: "edited", trip: result.trip };
      case "forbidden":
        throw new AppError(result.code);
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
  made: readonly Edit[],
  before: readonly unknown[] | undefined,
): boolean {
  if (before?.length !== made.length) return false;
  const asMade = made.map((edit, at) => ({ edit, before: before[at] }));
  return edits.touched(trip, asMade).length === 0;
}

/** Whether a trip is at the version that was named. One that is named by its number is looked at where that can be. */
export function isVersion(
  trip: StoredTrip,
  base: BaseVersion | undefined,
  before?: readonly unknown[],
): boolean {
  if (base === undefined) return true;
  if (trip.version !== base.version) return false;
  return base.stamp === undefined ? before === undefined : base.stamp === trip.stamp;
}
