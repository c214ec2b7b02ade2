import type { GenerationEvent } from "../../../domain/generation.ts";
import { parseStored } from "../parse-stored.ts";
import { fittingPage } from "../record-page.ts";
import type { RecordKind, RecordStore, StoreRecords } from "../record-store.ts";
import type { FirestoreDatabase, FirestoreWrite, Found } from "./firestore-database.ts";
import { countedFields, isCounted, readGeneration, UNCOUNTED } from "./firestore-generation.ts";
import { lookupPath } from "./firestore-lookup-store.ts";
import {
  docId,
  eventPath,
  GENERATIONS,
  generationKeyPath,
  generationPath,
  LOOKUPS,
  logOf,
  REMOVED_GENERATIONS,
  SESSIONS,
  TRIP_CHANGES,
  TRIPS,
  tripPath,
  USERS,
  userPath,
} from "./firestore-places.ts";
import { readListedSession, readSealedToken, sessionPath } from "./firestore-session-store.ts";
import {
  newTripFields,
  ownerOf,
  readTripDocument,
  TRIP_ID,
  versionOf,
} from "./firestore-trip-document.ts";
import { tripChange } from "./firestore-trip-store.ts";
import { readUser, userFields } from "./firestore-user.ts";
import type { Fields } from "./firestore-values.ts";

/** Of documents that may be large; and a generation's log is read by itself. */
const MAX_PAGE = 100;

/** Where a kind's documents are, by which of their fields they are read on, and how they are read and written. */
type Keeping<Kind extends RecordKind> = {
  readonly collection: string;
  readonly orderBy: string;
  read(found: Found): Promise<StoreRecords[Kind]> | StoreRecords[Kind];
  write(record: StoreRecords[Kind]): FirestoreWrite[];
};

type Keepings = { readonly [Kind in RecordKind]: Keeping<Kind> };

/** Everything in Cloud Firestore as it is moved to another store, and back. */
export function createFirestoreRecordStore(database: FirestoreDatabase): RecordStore {
  const keepings = keepingsIn(database);
  return {
    keepsOwnerlessTrips: true,
    async read(kind, { after, limit }) {
      const { collection, orderBy, read } = keepings[kind];
      const most = Math.min(limit, MAX_PAGE);
      const found = await database.find(collection, {
        where: after === undefined ? [] : [[orderBy, ">", after]],
        orderBy: [orderBy, "asc"],
        limit: most,
      });
      const records = await Promise.all(found.map(read));
      const keys = records.map((record, index) => ({
        id: String(found[index]?.fields[orderBy]),
        bytes: Buffer.byteLength(JSON.stringify(record)),
      }));
      const { last, next } = fittingPage(keys, most);
      return { records: records.slice(0, keys.findIndex(({ id }) => id === last) + 1), next };
    },

    async write(kind, records) {
      if (kind === "generations") {
        // A log that is written again may have been longer.
        const generations = records as readonly StoreRecords["generations"][];
        for (const { id } of generations) await database.deleteFound(logOf(id), []);
      }
      await database.commitAll(records.flatMap(keepings[kind].write));
    },

    count: (kind) => database.count(keepings[kind].collection, []),
  };
}

function keepingsIn(database: FirestoreDatabase): Keepings {
  async function readGenerationRecord({ fields }: Found): Promise<StoreRecords["generations"]> {
    const log = await database.find(logOf(String(fields.id)), {
      where: [["seq", ">", 0]],
      orderBy: ["seq", "asc"],
    });
    return {
      ...readGeneration(fields),
      idempotencyKey: String(fields.idempotencyKey),
      ownerId: String(fields.ownerId),
      leaseUntilMs: Number(fields.leaseUntilMs),
      ...readCounted(fields),
      // Written from GenerationEvents.
      events: log.map((found) => parseStored<GenerationEvent>(found.fields.event)),
    };
  }

  return {
    users: {
      collection: USERS,
      orderBy: "id",
      read: ({ fields }) => readUser(fields),
      write: (user) => [
        {
          kind: "set",
          path: userPath(user.id),
          fields: { ...userFields(user), formerEmail: null },
        },
      ],
    },
    sessions: {
      collection: SESSIONS,
      orderBy: "tokenHash",
      read: ({ fields }) => ({
        ...readListedSession(fields),
        userId: String(fields.userId),
        expiresAtMs: Number(fields.expiresAtMs),
        sealedProviderToken: readSealedToken(fields),
      }),
      write: ({ sealedProviderToken, ...session }) => [
        {
          kind: "set",
          path: sessionPath(session.tokenHash),
          fields: { ...session, sealedProviderToken: sealedProviderToken ?? null },
        },
      ],
    },
    trips: {
      collection: TRIPS,
      orderBy: "id",
      read: readTripRecord,
      write: (trip) => [{ kind: "set", path: tripPath(trip.id), fields: tripFields(trip) }],
    },
    tripChanges: {
      collection: TRIP_CHANGES,
      orderBy: "key",
      read: ({ fields }) => ({
        ownerId: String(fields.ownerId),
        idempotencyKey: String(fields.idempotencyKey),
        tripId: String(fields.tripId),
        changesHash: String(fields.changesHash),
        madeAtMs: Number(fields.madeAtMs),
      }),
      write: (change) => [{ kind: "set", ...tripChange(change) }],
    },
    generations: {
      collection: GENERATIONS,
      orderBy: "id",
      read: readGenerationRecord,
      write: generationWrites,
    },
    removedGenerations: {
      collection: REMOVED_GENERATIONS,
      orderBy: "id",
      read: ({ fields }) => ({
        id: String(fields.id),
        userId: String(fields.userId),
        ...readCounted(fields),
      }),
      write: (removed) => [
        {
          kind: "set",
          path: `${REMOVED_GENERATIONS}/${docId(removed.id)}`,
          fields: { ...removed, ...countedFields(removed.userId, removed.createdAtMs) },
        },
      ],
    },
    lookups: {
      collection: LOOKUPS,
      orderBy: "keyHash",
      read: ({ fields }) => ({
        keyHash: String(fields.keyHash),
        value: String(fields.value),
        savedAtMs: Number(fields.savedAtMs),
      }),
      write: (lookup) => [{ kind: "set", path: lookupPath(lookup.keyHash), fields: lookup }],
    },
  };
}

function readCounted({ createdAtMs, inputTokens, outputTokens }: Fields) {
  return {
    createdAtMs: Number(createdAtMs),
    inputTokens: Number(inputTokens),
    outputTokens: Number(outputTokens),
  };
}

/** What can't be told as a trip is told to the operator: it must not be left behind in silence. */
function readTripRecord({ id, path, fields }: Found): StoreRecords["trips"] {
  if (!TRIP_ID.test(id)) throw new Error(`${path} is no trip: its name isn't 13 digits`);
  const document = readTripDocument(id, fields);
  return { id, ownerId: ownerOf(fields), version: versionOf(fields), document };
}

function tripFields({ id, ownerId, version, document }: StoreRecords["trips"]): Fields {
  if (ownerId === undefined) return document;
  const { title = null } = document;
  return newTripFields({ ...document, id, title, version }, ownerId);
}

function generationWrites(record: StoreRecords["generations"]): FirestoreWrite[] {
  const { events, request, ...rest } = record;
  const { id, userId, idempotencyKey, state, ownerId, createdAtMs } = rest;
  const isRunning = state === "running";
  return [
    {
      kind: "set",
      path: generationPath(id),
      fields: {
        ...rest,
        request: JSON.stringify(request),
        runningFor: isRunning ? userId : null,
        runBy: isRunning ? ownerId : null,
        ...(isCounted(request, state, record) ? countedFields(userId, createdAtMs) : UNCOUNTED),
        email: null,
        seq: events.length,
      },
    },
    {
      kind: "set",
      path: generationKeyPath(userId, idempotencyKey),
      fields: { userId, generationId: id },
    },
    ...events.map((event, index): FirestoreWrite => {
      const seq = index + 1;
      return {
        kind: "set",
        path: eventPath(id, seq),
        fields: { seq, event: JSON.stringify(event) },
      };
    }),
  ];
}
