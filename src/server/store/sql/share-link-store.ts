import type { ShareLink, ShareLinkStore } from "../share-link-store.ts";
import { columnsOf, insertRecord, readRow } from "./record-tables.ts";
import type { SqlDatabase, SqlQueries, SqlRow } from "./sql-database.ts";

const COLUMNS = columnsOf("shareLinks");

export function createShareLinkStore(database: SqlDatabase): ShareLinkStore {
  const { forUpdate, eachText } = database.dialect;

  async function findBy(condition: "id = $1" | "token_hash = $1", value: string) {
    const row = await database.get(`SELECT ${COLUMNS} FROM share_links WHERE ${condition}`, value);
    return row === undefined ? undefined : readLink(row);
  }

  return {
    async create(link, most) {
      return database.transaction(async (tx) => {
        // Two at once for one trip come one by one.
        const trip = await tx.get(`SELECT id FROM trips WHERE id = $1 ${forUpdate}`, link.tripId);
        if (trip === undefined) return "no_trip";
        const count = await tx.get(
          "SELECT count(*) AS links FROM share_links WHERE trip_id = $1 AND id <> $2",
          link.tripId,
          link.id,
        );
        if (Number(count?.links) >= most) return "full";
        const added = { ...link, revision: 1, lastUsedAtMs: 0 };
        await insertRecord(tx, "shareLinks", added, "ON CONFLICT (id) DO NOTHING");
        return "kept";
      });
    },

    findByToken: (tokenHash) => findBy("token_hash = $1", tokenHash),
    find: (id) => findBy("id = $1", id),

    async list(ownerId, tripId) {
      const rows =
        tripId === undefined
          ? await database.all(`SELECT ${COLUMNS} FROM share_links WHERE owner_id = $1`, ownerId)
          : await database.all(
              `SELECT ${COLUMNS} FROM share_links WHERE trip_id = $1 AND owner_id = $2`,
              tripId,
              ownerId,
            );
      return rows
        .map(readLink)
        .toSorted((one, other) => one.content.createdAtMs - other.content.createdAtMs);
    },

    async change(id, change) {
      return database.transaction(async (tx) => {
        const link = await takeLink(tx, id, forUpdate);
        if (link === undefined) return undefined;
        const changed = { ...link, content: change(link), revision: link.revision + 1 };
        await tx.run(
          "UPDATE share_links SET content = $1, revision = $2 WHERE id = $3",
          JSON.stringify(changed.content),
          changed.revision,
          id,
        );
        return changed;
      });
    },

    async touch(id, nowMs) {
      await database.run("UPDATE share_links SET last_used_at_ms = $1 WHERE id = $2", nowMs, id);
    },

    async remove(id) {
      await database.freeing.run("DELETE FROM share_links WHERE id = $1", id);
    },

    async stampsOf(tripIds) {
      const rows = await database.all(
        `SELECT known.value AS trip_id,
           (SELECT version FROM trips WHERE id = known.value) AS version,
           (SELECT count(*) FROM share_links WHERE trip_id = known.value) AS links,
           (SELECT coalesce(sum(revision), 0) FROM share_links WHERE trip_id = known.value) AS revisions
         FROM ${eachText} AS known`,
        JSON.stringify(tripIds),
      );
      return new Map(
        rows
          .filter(({ version }) => version !== null)
          .map((row) => [
            String(row.trip_id),
            [row.version, row.links, row.revisions].map(Number).join("-"),
          ]),
      );
    },
  };
}

/** The link as it is until the transaction ends. @param forUpdate what locks a row in the database's language. */
export async function takeLink(
  tx: SqlQueries,
  id: string,
  forUpdate: string,
): Promise<ShareLink | undefined> {
  const row = await tx.get(`SELECT ${COLUMNS} FROM share_links WHERE id = $1 ${forUpdate}`, id);
  return row === undefined ? undefined : readLink(row);
}

const readLink = (row: SqlRow): ShareLink => readRow("shareLinks", row);
