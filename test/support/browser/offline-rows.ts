import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { TripSummary } from "../../../src/domain/trip/trip-summary.ts";
import type {
  KeptFacts,
  KeptPhoto,
  OfflineStore,
  PendingWrite,
} from "../../../src/web/offline/store/offline-store.ts";
import { savedTrip } from "../plans/saved-trip.ts";
import { tripDraft } from "../plans/trip-draft.ts";

/** Rows to test a browser's stores of trips, photos and writes with. */

export const FIRST_ID = "1700000000001";
export const SECOND_ID = "1700000000002";
export const THIRD_ID = "1700000000003";

export function offlineTrip(id = FIRST_ID, version = 1, note = ""): Trip {
  const { userSelection, tripData, plannedBy } = tripDraft();
  const notes = [note];
  return savedTrip({
    id,
    version,
    userSelection,
    tripData: { ...tripData, notes },
    userEmail: "ada@example.com",
    plannedBy,
  });
}

export function offlineSummary(id = FIRST_ID): TripSummary {
  return {
    id,
    location: "Porto, Portugal",
    noOfDays: 2,
    traveler: "2",
    budget: "Standard",
    createdAt: "2026-05-01T00:00:00.000Z",
    version: 1,
  };
}

export function offlinePhoto(bytes: number, fill = 7): KeptPhoto {
  return {
    answer: {
      src: "/api/photos/ref",
      credits: [{ name: "Grace" }],
      sourceName: "Wikimedia Commons",
      mayBeKept: true,
    },
    image: new Blob([new Uint8Array(bytes).fill(fill)], { type: "image/jpeg" }),
  };
}

export function offlineFacts(hours: KeptFacts["facts"]["hours"] = {}): KeptFacts {
  return { etag: '"of-these"', facts: { timeZone: "Europe/Lisbon", hours } };
}

let lastKey = 0;

export function offlineWrite(
  tripId = FIRST_ID,
  text = "Bring the camera",
): Omit<PendingWrite, "seq"> {
  lastKey += 1;
  return {
    key: `write-${String(lastKey).padStart(8, "0")}`,
    tripId,
    tripName: "Porto",
    atMs: 1_700_000_000_000,
    edits: [
      {
        edit: { kind: "set-title", text },
        before: "",
        made: { code: "renamed", values: { to: text } },
      },
    ],
  };
}

/** Adds a write beside those there are. @returns it, or why it is not kept. */
export async function addPending(
  store: OfflineStore,
  write: Omit<PendingWrite, "seq">,
): Promise<PendingWrite | "full" | "failed"> {
  const outcome = await store.changeWrites(write.tripId, ({ writes }) => [...writes, write]);
  return typeof outcome === "string" ? outcome : (outcome.at(-1) as PendingWrite);
}

/** Puts a changed write in the place of the one with its seq. */
export async function updatePending(store: OfflineStore, write: PendingWrite): Promise<void> {
  await store.changeWrites(write.tripId, ({ writes }) =>
    writes.map((one) => (one.seq === write.seq ? write : one)),
  );
}

export async function removePending(store: OfflineStore, write: PendingWrite): Promise<void> {
  await store.changeWrites(write.tripId, ({ writes }) =>
    writes.filter(({ seq }) => seq !== write.seq),
  );
}

/** Adds a write that there must be room for. */
export async function addWrite(
  store: OfflineStore,
  tripId?: string,
  text?: string,
): Promise<PendingWrite> {
  const added = await addPending(store, offlineWrite(tripId, text));
  if (typeof added === "string") throw new Error(`the write is not kept: ${added}`);
  return added;
}
