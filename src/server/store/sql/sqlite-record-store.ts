import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import * as rows from "../read-records.ts";
import { fittingPage, recordPage } from "../record-page.ts";
import type { RecordKind, RecordStore, StoreRecords } from "../record-store.ts";
import type { SqliteDatabase } from "./sqlite-database.ts";

type Page<Kind extends RecordKind> = {
  readonly records: StoreRecords[Kind][];
  readonly next: string | undefined;
};
type Kinds = {
  readonly [Kind in RecordKind]: {
    /** @param after below every key: "". */
    readonly read: (after: string, limit: number) => Page<Kind>;
    readonly write: (record: StoreRecords[Kind]) => void;
    readonly count: () => number;
  };
};

/** Each kind is read along its primary key, so that the last page takes no longer than the first. */
export function createSqliteRecordStore(database: SqliteDatabase): RecordStore {
  const total = (row: ReturnType<SqliteDatabase["get"]>): number => Number(row?.total);
  const readId = (row: { id?: unknown; bytes?: unknown }) => ({
    id: String(row.id),
    bytes: Number(row.bytes),
  });

  const kinds: Kinds = {
    users: {
      read(after, limit) {
        const records = database
          .all("SELECT * FROM users WHERE id > ? ORDER BY id LIMIT ?", after, limit)
          .map(rows.readUserRecord);
        return recordPage(records, limit, (user) => user.id);
      },
      write({ id, issuer, subject, email, profile }) {
        database.run(
          `INSERT INTO users (id, issuer, subject, email, profile) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET issuer = excluded.issuer, subject = excluded.subject,
             email = excluded.email, profile = excluded.profile`,
          id,
          issuer,
          subject,
          email,
          JSON.stringify(profile),
        );
      },
      count: () => total(database.get("SELECT count(*) AS total FROM users")),
    },

    sessions: {
      read(after, limit) {
        const records = database
          .all(
            "SELECT * FROM sessions WHERE token_hash > ? ORDER BY token_hash LIMIT ?",
            after,
            limit,
          )
          .map(rows.readSessionRecord);
        return recordPage(records, limit, (session) => session.tokenHash);
      },
      write(session) {
        database.run(
          `INSERT INTO sessions
             (id, token_hash, user_id, device, created_at_ms, last_used_at_ms, expires_at_ms,
              sealed_provider_token)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (token_hash) DO UPDATE SET id = excluded.id, user_id = excluded.user_id,
             device = excluded.device, created_at_ms = excluded.created_at_ms,
             last_used_at_ms = excluded.last_used_at_ms, expires_at_ms = excluded.expires_at_ms,
             sealed_provider_token = excluded.sealed_provider_token`,
          session.id,
          session.tokenHash,
          session.userId,
          session.device,
          session.createdAtMs,
          session.lastUsedAtMs,
          session.expiresAtMs,
          session.sealedProviderToken ?? null,
        );
      },
      count: () => total(database.get("SELECT count(*) AS total FROM sessions")),
    },

    trips: {
      read(after, limit) {
        const ids = database
          .all(
            "SELECT id, octet_length(document) AS bytes FROM trips WHERE id > ? ORDER BY id LIMIT ?",
            after,
            limit,
          )
          .map(readId);
        const { last = after, next } = fittingPage(ids, limit);
        const records = database
          .all(
            "SELECT id, owner_id, version, document FROM trips WHERE id > ? AND id <= ? ORDER BY id",
            after,
            last,
          )
          .map(rows.readTripRecord);
        return { records, next };
      },
      write({ id, ownerId, version, document }) {
        if (ownerId === undefined) throw new Error(`trip ${id} has no owner`);
        database.run(
          `INSERT INTO trips (id, owner_id, user_email, version, summary, document)
           VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET owner_id = excluded.owner_id,
             user_email = excluded.user_email, version = excluded.version,
             summary = excluded.summary, document = excluded.document`,
          id,
          ownerId,
          document.userEmail,
          version,
          JSON.stringify(summariseTrip({ ...document, version })),
          JSON.stringify(document),
        );
      },
      count: () => total(database.get("SELECT count(*) AS total FROM trips")),
    },

    tripChanges: {
      read(after, limit) {
        const [ownerId = "", key = ""] = after === "" ? [] : (JSON.parse(after) as string[]);
        const records = database
          .all(
            `SELECT * FROM trip_changes WHERE (owner_id, idempotency_key) > (?, ?)
             ORDER BY owner_id, idempotency_key LIMIT ?`,
            ownerId,
            key,
            limit,
          )
          .map(rows.readTripChangeRecord);
        return recordPage(records, limit, (change) =>
          JSON.stringify([change.ownerId, change.idempotencyKey]),
        );
      },
      write({ ownerId, idempotencyKey, tripId, changesHash, madeAtMs }) {
        database.run(
          `INSERT OR REPLACE INTO trip_changes
             (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
           VALUES (?, ?, ?, ?, ?)`,
          ownerId,
          idempotencyKey,
          tripId,
          changesHash,
          madeAtMs,
        );
      },
      count: () => total(database.get("SELECT count(*) AS total FROM trip_changes")),
    },

    generations: {
      read(after, limit) {
        const ids = database
          .all(
            `SELECT id, (SELECT coalesce(sum(octet_length(event)), 0) FROM generation_events
                         WHERE generation_id = generations.id) AS bytes
             FROM generations WHERE id > ? ORDER BY id LIMIT ?`,
            after,
            limit,
          )
          .map(readId);
        const { last = after, next } = fittingPage(ids, limit);
        const events = rows.readEventsById(
          database.all(
            `SELECT generation_id, event FROM generation_events
             WHERE generation_id > ? AND generation_id <= ? ORDER BY generation_id, seq`,
            after,
            last,
          ),
        );
        const records = database
          .all("SELECT * FROM generations WHERE id > ? AND id <= ? ORDER BY id", after, last)
          .map((row) => rows.readGenerationRecord(row, events.get(String(row.id)) ?? []));
        return { records, next };
      },
      write(generation) {
        database.run(
          `INSERT INTO generations
             (id, user_id, idempotency_key, request, state, owner_id, lease_until_ms, created_at_ms,
              input_tokens, output_tokens)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id,
             idempotency_key = excluded.idempotency_key, request = excluded.request,
             state = excluded.state, owner_id = excluded.owner_id,
             lease_until_ms = excluded.lease_until_ms, created_at_ms = excluded.created_at_ms,
             input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens`,
          generation.id,
          generation.userId,
          generation.idempotencyKey,
          JSON.stringify(generation.request),
          generation.state,
          generation.ownerId,
          generation.leaseUntilMs,
          generation.createdAtMs,
          generation.inputTokens,
          generation.outputTokens,
        );
        database.run("DELETE FROM generation_events WHERE generation_id = ?", generation.id);
        for (const [index, event] of generation.events.entries()) {
          database.run(
            "INSERT INTO generation_events (generation_id, seq, event) VALUES (?, ?, ?)",
            generation.id,
            index + 1,
            JSON.stringify(event),
          );
        }
      },
      count: () => total(database.get("SELECT count(*) AS total FROM generations")),
    },

    removedGenerations: {
      read(after, limit) {
        const records = database
          .all("SELECT * FROM removed_generations WHERE id > ? ORDER BY id LIMIT ?", after, limit)
          .map(rows.readRemovedGenerationRecord);
        return recordPage(records, limit, (removed) => removed.id);
      },
      write({ id, userId, createdAtMs, inputTokens, outputTokens }) {
        database.run(
          `INSERT OR REPLACE INTO removed_generations
             (id, user_id, created_at_ms, input_tokens, output_tokens)
           VALUES (?, ?, ?, ?, ?)`,
          id,
          userId,
          createdAtMs,
          inputTokens,
          outputTokens,
        );
      },
      count: () => total(database.get("SELECT count(*) AS total FROM removed_generations")),
    },

    lookups: {
      read(after, limit) {
        const records = database
          .all("SELECT * FROM lookups WHERE key_hash > ? ORDER BY key_hash LIMIT ?", after, limit)
          .map(rows.readLookupRecord);
        return recordPage(records, limit, (lookup) => lookup.keyHash);
      },
      write({ keyHash, value, savedAtMs }) {
        database.run(
          "INSERT OR REPLACE INTO lookups (key_hash, value, saved_at_ms) VALUES (?, ?, ?)",
          keyHash,
          value,
          savedAtMs,
        );
      },
      count: () => total(database.get("SELECT count(*) AS total FROM lookups")),
    },
  };

  return {
    keepsOwnerlessTrips: false,
    async read(kind, { after, limit }) {
      return kinds[kind].read(after ?? "", limit);
    },
    async write(kind, records) {
      database.transaction(() => {
        for (const record of records) kinds[kind].write(record);
      });
    },
    async count(kind) {
      return kinds[kind].count();
    },
  };
}
