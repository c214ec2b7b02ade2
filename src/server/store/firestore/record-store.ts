import type { GenerationEvent } from "../../../domain/api/generation.ts";
import { parseStored } from "../parse-stored.ts";
import { keptFields, readRecord } from "../record-fields.ts";
import {
  fittingPage,
  type RecordKind,
  type RecordStore,
  type StoreRecords,
} from "../record-store.ts";
import { accessTokenRecords } from "./access-token-store.ts";
import { accountLinkRecords, accountRecords } from "./account-store.ts";
import type { FirestoreDatabase, FirestoreWrite, Found } from "./database.ts";
import { countedFields, isCounted, UNCOUNTED } from "./generation-fields.ts";
import { lookupRecords } from "./lookup-store.ts";
import { oauthRecords } from "./oauth-store.ts";
import {
  eventPath,
  GENERATIONS,
  generationKeyPath,
  generationPath,
  logOf,
  TRIPS,
  tripPath,
  USERS,
} from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { removedGenerationRecords } from "./remove-generation.ts";
import { sessionRecords } from "./session-store.ts";
import { shareLinkRecords } from "./share-link-store.ts";
import { newTripFields, ownerOf, readTripDocument, TRIP_ID, versionOf } from "./trip-document.ts";
import { tripFilePieceRecords, tripFileRecords } from "./trip-file-store.ts";
import { tripHistoryRecords } from "./trip-history-store.ts";
import { tripMemberRecords } from "./trip-member-store.ts";
import { tripChangeRecords } from "./trip-store.ts";
import { readUser } from "./user-fields.ts";
import { userRecords } from "./user-store.ts";
import type { Fields } from "./values.ts";

/** Of documents that may be large; and a generation's log is read by itself. */
const MAX_PAGE = 100;

type Keepings = { readonly [Kind in RecordKind]: RecordKeeping<Kind> };

/** Everything in Cloud Firestore as it is exported and imported. */
export function createFirestoreRecordStore(database: FirestoreDatabase): RecordStore {
  let keepings = keepingsIn(database);
  return {
    async read(kind, { after, limit }) {
      // A pass knows the users of its beginning.
      if (after === undefined) keepings = keepingsIn(database);
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
  let asked: Promise<ReadonlyMap<string, string>> | undefined;

  /** Users by the e-mail address that their provider has verified, asked once a pass. */
  function verifiedUsers(): Promise<ReadonlyMap<string, string>> {
    asked ??= database.find(USERS, { orderBy: ["id", "desc"] }).then(
      (found) =>
        new Map(
          found
            .map(({ fields }) => readUser(fields))
            .filter(({ profile }) => profile.verified_email === true)
            .map(({ id, email }) => [email, id]),
        ),
    );
    return asked;
  }

  async function readGenerationRecord({ fields }: Found): Promise<StoreRecords["generations"]> {
    const log = await database.find(logOf(String(fields.id)), {
      where: [["seq", ">", 0]],
      orderBy: ["seq", "asc"],
    });
    return {
      ...readRecord("generations", (field) => fields[field]),
      // Written from GenerationEvents.
      events: log.map((found) => parseStored<GenerationEvent>(found.fields.event)),
    };
  }

  return {
    users: userRecords,
    accounts: accountRecords,
    accountLinks: accountLinkRecords,
    sessions: sessionRecords,
    trips: {
      collection: TRIPS,
      orderBy: "id",
      read: (found) => readTripRecord(found, verifiedUsers),
      write: (trip) => [{ kind: "set", path: tripPath(trip.id), fields: tripFields(trip) }],
    },
    tripChanges: tripChangeRecords,
    tripHistory: tripHistoryRecords,
    shareLinks: shareLinkRecords,
    tripMembers: tripMemberRecords,
    tripFiles: tripFileRecords,
    tripFilePieces: tripFilePieceRecords,
    accessTokens: accessTokenRecords,
    oauthEntries: oauthRecords,
    generations: {
      collection: GENERATIONS,
      orderBy: "id",
      read: readGenerationRecord,
      write: generationWrites,
    },
    removedGenerations: removedGenerationRecords,
    lookups: lookupRecords,
  };
}

/** A document that can't be read as a trip is an error for the operator: an export must not leave it out. */
async function readTripRecord(
  { id, path, fields }: Found,
  verifiedUsers: () => Promise<ReadonlyMap<string, string>>,
): Promise<StoreRecords["trips"]> {
  if (!TRIP_ID.test(id)) throw new Error(`${path} is no trip: its name isn't 13 digits`);
  const document = readTripDocument(id, fields);
  const version = versionOf(fields);
  const owner = ownerOf(fields);
  if (owner !== undefined) return { id, ownerId: owner, version, document };
  // Here it is already theirs who have signed in with its address.
  const ownerId = (await verifiedUsers()).get(document.userEmail);
  return { id, ownerId, version, document };
}

function tripFields({ id, ownerId, version, document }: StoreRecords["trips"]): Fields {
  if (ownerId === undefined) return document;
  return newTripFields({ ...document, id, version }, ownerId);
}

function generationWrites(record: StoreRecords["generations"]): FirestoreWrite[] {
  const { id, userId, idempotencyKey, request, state, ownerId, createdAtMs, events } = record;
  const isRunning = state === "running";
  return [
    {
      kind: "set",
      path: generationPath(id),
      fields: {
        ...keptFields("generations", record),
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
