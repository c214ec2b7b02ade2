import {
  memberHashOf,
  type ShareLink,
  type ShareLinkContent,
  type ShareLinkStore,
} from "../share-link-store.ts";
import type { FirestoreDatabase, FirestoreReads, FirestoreWrite } from "./database.ts";
import { findOwnedTrip } from "./owned-trips.ts";
import { docId, SHARE_LINKS, tripPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { versionOf } from "./trip-document.ts";

const linkPath = (id: string) => `${SHARE_LINKS}/${docId(id)}`;

/** The documents of links, each named after its id. */
export const shareLinkRecords = keepRecords("shareLinks", SHARE_LINKS, ({ id }) => linkPath(id));
const { readFields: readLink, writeOf } = shareLinkRecords;

export function createFirestoreShareLinkStore(database: FirestoreDatabase): ShareLinkStore {
  return {
    async create(link, most) {
      return database.transact(async (transaction) => {
        const trip = await findOwnedTrip(transaction, link.tripId, link.ownerId);
        if (trip === undefined) return "no_trip";
        const others = await transaction.find(SHARE_LINKS, {
          where: [["tripId", "==", link.tripId]],
          select: ["id"],
        });
        // It is there already, or a former try of this one was made.
        if (others.some(({ fields }) => fields.id === link.id)) return "kept";
        if (others.length >= most) return "full";
        transaction.write(writeOf({ ...link, revision: 1, lastUsedAtMs: 0 }));
        return "kept";
      });
    },

    async findByToken(tokenHash) {
      const [found] = await database.find(SHARE_LINKS, {
        where: [["tokenHash", "==", tokenHash]],
        limit: 1,
      });
      return found === undefined ? undefined : readLink(found.fields);
    },

    async find(id) {
      return readLinkIn(database, id);
    },

    async list(ownerId, tripId) {
      const found = await database.find(SHARE_LINKS, {
        where: tripId === undefined ? [["ownerId", "==", ownerId]] : [["tripId", "==", tripId]],
      });
      return found
        .map(shareLinkRecords.readFound)
        .filter((link) => link.ownerId === ownerId)
        .toSorted((one, other) => one.content.createdAtMs - other.content.createdAtMs);
    },

    async change(id, change) {
      return database.transact(async (transaction) => {
        const link = await readLinkIn(transaction, id);
        if (link === undefined) return undefined;
        const changed = { ...link, content: change(link), revision: link.revision + 1 };
        transaction.write(writeOf(changed));
        return changed;
      });
    },

    async touch(id, nowMs) {
      await database.transact(async (transaction) => {
        const [fields] = await transaction.read(linkPath(id));
        if (fields === undefined) return;
        transaction.write({ kind: "update", path: linkPath(id), fields: { lastUsedAtMs: nowMs } });
      });
    },

    async remove(id) {
      await database.commit([{ kind: "delete", path: linkPath(id) }]);
    },

    async stampsOf(tripIds) {
      const trips = tripIds.length === 0 ? [] : await database.read(...tripIds.map(tripPath));
      const stamps = await Promise.all(
        tripIds.map(async (tripId, index): Promise<[string, string][]> => {
          const trip = trips[index];
          if (trip === undefined) return [];
          const links = await database.find(SHARE_LINKS, {
            where: [["tripId", "==", tripId]],
            select: ["revision"],
          });
          const revisions = links.reduce((sum, { fields }) => sum + Number(fields.revision), 0);
          return [[tripId, [versionOf(trip), links.length, revisions].join("-")]];
        }),
      );
      return new Map(stamps.flat());
    },
  };
}

/** A link as it is until the transaction ends. */
export async function readLinkIn(
  reads: FirestoreReads,
  id: string,
): Promise<ShareLink | undefined> {
  const [fields] = await reads.read(linkPath(id));
  return fields === undefined ? undefined : readLink(fields);
}

/** Deletes every link of a trip, with the trip. */
export async function allLinksOf(reads: FirestoreReads, tripId: string): Promise<FirestoreWrite[]> {
  const found = await reads.find(SHARE_LINKS, { where: [["tripId", "==", tripId]], select: [] });
  return found.map(({ path }) => ({ kind: "delete", path }));
}

/** Makes the links of a trip another owner's, who takes the trip over. */
export async function moveLinksOf(
  database: FirestoreDatabase,
  tripId: string,
  ownerId: string,
): Promise<void> {
  const found = await database.find(SHARE_LINKS, {
    where: [["tripId", "==", tripId]],
    select: [],
  });
  await database.commitAll(
    found.map(({ path }) => ({ kind: "update", path, fields: { ownerId } })),
  );
}

/** Makes the marks of one account in a trip's links those of another account, which takes it over. */
export async function moveMarksOf(
  database: FirestoreDatabase,
  tripId: string,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
): Promise<void> {
  const [from, into] = [memberHashOf(fromId), memberHashOf(intoId)];
  await database.transact(async (transaction) => {
    const found = await transaction.find(SHARE_LINKS, { where: [["tripId", "==", tripId]] });
    for (const link of found.map(shareLinkRecords.readFound)) {
      const json = JSON.stringify(link.content);
      if (!json.includes(from)) continue;
      // Written from a ShareLinkContent; a hash is in no other text.
      const content = JSON.parse(json.replaceAll(from, into)) as ShareLinkContent;
      transaction.write(writeOf({ ...link, content, revision: link.revision + 1 }));
    }
  });
}
