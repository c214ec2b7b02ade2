import type { MadeDescription } from "../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { parseStoredOr } from "../parse-stored.ts";
import type { StoreRecords } from "../record-store.ts";
import {
  DAMAGED_STEP,
  type ListedTripStep,
  MAX_TRIP_STEPS,
  MAX_TRIP_STEPS_BYTES,
  type TripHistoryStore,
  tripStepId,
  untilDamaged,
} from "../trip-history-store.ts";
import type {
  FirestoreDatabase,
  FirestoreReads,
  FirestoreWrite,
  Found,
  Where,
} from "./database.ts";
import { docId } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";

const TRIP_HISTORY = "tripwrightTripHistory";
const LISTED = ["version", "atMs", "madeBy", "made"];

/** Of one trip: an id's digits come after `/` and before `:`. */
const stepsOf = (tripId: string): Where[] => [
  ["id", ">", `${tripId}/`],
  ["id", "<", `${tripId}/:`],
];

export function createFirestoreTripHistoryStore(database: FirestoreDatabase): TripHistoryStore {
  return {
    async list(tripId) {
      const found = await database.find(TRIP_HISTORY, {
        where: stepsOf(tripId),
        orderBy: ["id", "desc"],
        limit: MAX_TRIP_STEPS,
        select: LISTED,
      });
      return found.map(readListed);
    },
    async after(tripId, version) {
      const found = await database.find(TRIP_HISTORY, {
        where: [
          ["id", ">", tripStepId(tripId, version)],
          ["id", "<", `${tripId}/:`],
        ],
        orderBy: ["id", "desc"],
        limit: MAX_TRIP_STEPS,
      });
      return untilDamaged(
        found.map((one) => ({
          ...readListed(one),
          // Written from edits.
          inverse: parseStoredOr<readonly Edit[], undefined>(one.fields.inverse, undefined),
        })),
      );
    },
  };
}

/** Forgets the steps for which a new one leaves no room. To be called before the transaction writes. */
export async function oldStepsOf(
  reads: FirestoreReads,
  tripId: string,
  step: StoreRecords["tripHistory"],
): Promise<FirestoreWrite[]> {
  const found = await reads.find(TRIP_HISTORY, {
    where: stepsOf(tripId),
    orderBy: ["id", "desc"],
    select: ["bytes"],
  });
  let bytes = bytesOf(step);
  return found.flatMap(({ path, fields }, index): FirestoreWrite[] => {
    bytes += Number(fields.bytes);
    const hasRoom = index + 1 < MAX_TRIP_STEPS && bytes <= MAX_TRIP_STEPS_BYTES;
    return hasRoom ? [] : [{ kind: "delete", path }];
  });
}

/** Makes one user's steps of a trip another's, who takes their trips over. */
export async function moveStepsOf(
  database: FirestoreDatabase,
  tripId: string,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  const found = await database.find(TRIP_HISTORY, { where: stepsOf(tripId), select: ["madeBy"] });
  const theirs = found.filter(({ fields }) => fields.madeBy === fromId);
  await database.commitAll(
    theirs.map(({ path }) => ({ kind: "update", path, fields: { madeBy: intoId } })),
  );
}

/** Deletes every step of a trip, with the trip. */
export async function allStepsOf(reads: FirestoreReads, tripId: string): Promise<FirestoreWrite[]> {
  const found = await reads.find(TRIP_HISTORY, { where: stepsOf(tripId), select: [] });
  return found.map(({ path }) => ({ kind: "delete", path }));
}

/** The documents of steps, each named after its trip and version. */
export const tripHistoryRecords = keepRecords(
  "tripHistory",
  TRIP_HISTORY,
  ({ id }) => `${TRIP_HISTORY}/${docId(id.replace("/", "-"))}`,
  (step) => ({ bytes: bytesOf(step) }),
);

function bytesOf({ inverse }: { readonly inverse: readonly Edit[] }): number {
  return Buffer.byteLength(JSON.stringify(inverse));
}

function readListed({ fields: { version, atMs, madeBy, made } }: Found): ListedTripStep {
  return {
    version: Number(version),
    atMs: Number(atMs),
    madeBy: String(madeBy),
    // Written from a description.
    made: parseStoredOr<MadeDescription, MadeDescription>(made, DAMAGED_STEP),
  };
}
