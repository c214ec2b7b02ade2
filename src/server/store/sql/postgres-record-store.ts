import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import * as rows from "../read-records.ts";
import { fittingPage, recordPage } from "../record-page.ts";
import type { RecordKind, RecordStore, StoreRecords } from "../record-store.ts";
import type { PostgresDatabase, PostgresQueries, PostgresRow } from "./postgres-database.ts";

type Page<Kind extends RecordKind> = {
  readonly records: StoreRecords[Kind][];
  readonly next: string | undefined;
};
type Kinds = {
  readonly [Kind in RecordKind]: {
    /** @param after below every key: "". */
    readonly read: (after: string, limit: number) => Promise<Page<Kind>>;
    readonly write: (
      tx: PostgresQueries,
      records: readonly StoreRecords[Kind][],
    ) => Promise<unknown>;
    readonly count: () => Promise<PostgresRow | undefined>;
  };
};

/**
 * Each kind is read along its primary key, so that the last page takes no longer than the first, and
 * a page is written by one statement, whose values come as lists.
 */
export function createPostgresRecordStore(database: PostgresDatabase): RecordStore {
  const readId = (row: PostgresRow) => ({ id: String(row.id), bytes: Number(row.bytes) });

  const kinds: Kinds = {
    users: {
      async read(after, limit) {
        const found = await database.all(
          "SELECT * FROM users WHERE id > $1 ORDER BY id LIMIT $2",
          after,
          limit,
        );
        return recordPage(found.map(rows.readUserRecord), limit, (user) => user.id);
      },
      write: (tx, users) =>
        tx.run(
          `INSERT INTO users (id, issuer, subject, email, profile)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           ON CONFLICT (id) DO UPDATE SET issuer = excluded.issuer, subject = excluded.subject,
             email = excluded.email, profile = excluded.profile`,
          users.map((user) => user.id),
          users.map((user) => user.issuer),
          users.map((user) => user.subject),
          users.map((user) => user.email),
          users.map((user) => JSON.stringify(user.profile)),
        ),
      count: () => database.get("SELECT count(*) AS total FROM users"),
    },

    sessions: {
      async read(after, limit) {
        const found = await database.all(
          "SELECT * FROM sessions WHERE token_hash > $1 ORDER BY token_hash LIMIT $2",
          after,
          limit,
        );
        return recordPage(found.map(rows.readSessionRecord), limit, (session) => session.tokenHash);
      },
      write: (tx, sessions) =>
        tx.run(
          `INSERT INTO sessions
             (id, token_hash, user_id, device, created_at_ms, last_used_at_ms, expires_at_ms,
              sealed_provider_token)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[],
             $6::bigint[], $7::bigint[], $8::text[])
           ON CONFLICT (token_hash) DO UPDATE SET id = excluded.id, user_id = excluded.user_id,
             device = excluded.device, created_at_ms = excluded.created_at_ms,
             last_used_at_ms = excluded.last_used_at_ms, expires_at_ms = excluded.expires_at_ms,
             sealed_provider_token = excluded.sealed_provider_token`,
          sessions.map((session) => session.id),
          sessions.map((session) => session.tokenHash),
          sessions.map((session) => session.userId),
          sessions.map((session) => session.device),
          sessions.map((session) => session.createdAtMs),
          sessions.map((session) => session.lastUsedAtMs),
          sessions.map((session) => session.expiresAtMs),
          sessions.map((session) => session.sealedProviderToken ?? null),
        ),
      count: () => database.get("SELECT count(*) AS total FROM sessions"),
    },

    trips: {
      async read(after, limit) {
        const ids = await database.all(
          "SELECT id, octet_length(document) AS bytes FROM trips WHERE id > $1 ORDER BY id LIMIT $2",
          after,
          limit,
        );
        const { last = after, next } = fittingPage(ids.map(readId), limit);
        const found = await database.all(
          `SELECT id, owner_id, version, document FROM trips WHERE id > $1 AND id <= $2
           ORDER BY id`,
          after,
          last,
        );
        return { records: found.map(rows.readTripRecord), next };
      },
      write(tx, trips) {
        const ownerless = trips.find(({ ownerId }) => ownerId === undefined);
        if (ownerless !== undefined) throw new Error(`trip ${ownerless.id} has no owner`);
        return tx.run(
          `INSERT INTO trips (id, owner_id, user_email, version, summary, document)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[],
             $6::text[])
           ON CONFLICT (id) DO UPDATE SET owner_id = excluded.owner_id,
             user_email = excluded.user_email, version = excluded.version,
             summary = excluded.summary, document = excluded.document`,
          trips.map((trip) => trip.id),
          trips.map((trip) => trip.ownerId ?? null),
          trips.map((trip) => trip.document.userEmail),
          trips.map((trip) => trip.version),
          trips.map(({ document, version }) =>
            JSON.stringify(summariseTrip({ ...document, version })),
          ),
          trips.map((trip) => JSON.stringify(trip.document)),
        );
      },
      count: () => database.get("SELECT count(*) AS total FROM trips"),
    },

    tripChanges: {
      async read(after, limit) {
        const [ownerId = "", key = ""] = after === "" ? [] : (JSON.parse(after) as string[]);
        const found = await database.all(
          `SELECT * FROM trip_changes WHERE (owner_id, idempotency_key) > ($1, $2)
           ORDER BY owner_id, idempotency_key LIMIT $3`,
          ownerId,
          key,
          limit,
        );
        return recordPage(found.map(rows.readTripChangeRecord), limit, (change) =>
          JSON.stringify([change.ownerId, change.idempotencyKey]),
        );
      },
      write: (tx, changes) =>
        tx.run(
          `INSERT INTO trip_changes (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
           ON CONFLICT (owner_id, idempotency_key) DO UPDATE SET trip_id = excluded.trip_id,
             changes_hash = excluded.changes_hash, made_at_ms = excluded.made_at_ms`,
          changes.map((change) => change.ownerId),
          changes.map((change) => change.idempotencyKey),
          changes.map((change) => change.tripId),
          changes.map((change) => change.changesHash),
          changes.map((change) => change.madeAtMs),
        ),
      count: () => database.get("SELECT count(*) AS total FROM trip_changes"),
    },

    generations: {
      async read(after, limit) {
        const ids = await database.all(
          `SELECT id, (SELECT coalesce(sum(octet_length(event)), 0) FROM generation_events
                       WHERE generation_id = generations.id) AS bytes
           FROM generations WHERE id > $1 ORDER BY id LIMIT $2`,
          after,
          limit,
        );
        const { last = after, next } = fittingPage(ids.map(readId), limit);
        const events = rows.readEventsById(
          await database.all(
            `SELECT generation_id, event FROM generation_events
             WHERE generation_id > $1 AND generation_id <= $2 ORDER BY generation_id, seq`,
            after,
            last,
          ),
        );
        const found = await database.all(
          "SELECT * FROM generations WHERE id > $1 AND id <= $2 ORDER BY id",
          after,
          last,
        );
        const records = found.map((row) =>
          rows.readGenerationRecord(row, events.get(String(row.id)) ?? []),
        );
        return { records, next };
      },
      async write(tx, generations) {
        const ids = generations.map((generation) => generation.id);
        await tx.run(
          `INSERT INTO generations
             (id, user_id, idempotency_key, request, state, owner_id, lease_until_ms, created_at_ms,
              input_tokens, output_tokens)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[],
             $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
           ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id,
             idempotency_key = excluded.idempotency_key, request = excluded.request,
             state = excluded.state, owner_id = excluded.owner_id,
             lease_until_ms = excluded.lease_until_ms, created_at_ms = excluded.created_at_ms,
             input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens`,
          ids,
          generations.map((generation) => generation.userId),
          generations.map((generation) => generation.idempotencyKey),
          generations.map((generation) => JSON.stringify(generation.request)),
          generations.map((generation) => generation.state),
          generations.map((generation) => generation.ownerId),
          generations.map((generation) => generation.leaseUntilMs),
          generations.map((generation) => generation.createdAtMs),
          generations.map((generation) => generation.inputTokens),
          generations.map((generation) => generation.outputTokens),
        );
        const events = generations.flatMap(({ id, events: log }) =>
          log.map((event, index) => ({ id, seq: index + 1, event })),
        );
        await tx.run("DELETE FROM generation_events WHERE generation_id = ANY($1::text[])", ids);
        await tx.run(
          `INSERT INTO generation_events (generation_id, seq, event)
           SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])`,
          events.map(({ id }) => id),
          events.map(({ seq }) => seq),
          events.map(({ event }) => JSON.stringify(event)),
        );
      },
      count: () => database.get("SELECT count(*) AS total FROM generations"),
    },

    removedGenerations: {
      async read(after, limit) {
        const found = await database.all(
          "SELECT * FROM removed_generations WHERE id > $1 ORDER BY id LIMIT $2",
          after,
          limit,
        );
        return recordPage(
          found.map(rows.readRemovedGenerationRecord),
          limit,
          (removed) => removed.id,
        );
      },
      write: (tx, removed) =>
        tx.run(
          `INSERT INTO removed_generations (id, user_id, created_at_ms, input_tokens, output_tokens)
           SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
           ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id,
             created_at_ms = excluded.created_at_ms, input_tokens = excluded.input_tokens,
             output_tokens = excluded.output_tokens`,
          removed.map((one) => one.id),
          removed.map((one) => one.userId),
          removed.map((one) => one.createdAtMs),
          removed.map((one) => one.inputTokens),
          removed.map((one) => one.outputTokens),
        ),
      count: () => database.get("SELECT count(*) AS total FROM removed_generations"),
    },

    lookups: {
      async read(after, limit) {
        const found = await database.all(
          "SELECT * FROM lookups WHERE key_hash > $1 ORDER BY key_hash LIMIT $2",
          after,
          limit,
        );
        return recordPage(found.map(rows.readLookupRecord), limit, (lookup) => lookup.keyHash);
      },
      write: (tx, lookups) =>
        tx.run(
          `INSERT INTO lookups (key_hash, value, saved_at_ms)
           SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
           ON CONFLICT (key_hash) DO UPDATE SET value = excluded.value,
             saved_at_ms = excluded.saved_at_ms`,
          lookups.map((lookup) => lookup.keyHash),
          lookups.map((lookup) => lookup.value),
          lookups.map((lookup) => lookup.savedAtMs),
        ),
      count: () => database.get("SELECT count(*) AS total FROM lookups"),
    },
  };

  return {
    keepsOwnerlessTrips: false,
    read: (kind, { after, limit }) => kinds[kind].read(after ?? "", limit),
    async write(kind, records) {
      if (records.length === 0) return;
      await database.transaction(async (tx) => {
        await kinds[kind].write(tx, records);
      });
    },
    async count(kind) {
      return Number((await kinds[kind].count())?.total);
    },
  };
}
