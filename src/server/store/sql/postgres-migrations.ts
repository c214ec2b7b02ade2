/** One migration, applied in one transaction; the list only ever grows at its end. */
export type PostgresMigration = { readonly version: number; readonly sql: string };

/**
 * Plain tables, keys and indexes, which the distributed servers that speak PostgreSQL's protocol have,
 * too: no serial numbers, no triggers, no types of our own. docs/decisions/016-postgresql.md says more.
 */
export const POSTGRES_MIGRATIONS: readonly PostgresMigration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE users (
        id TEXT PRIMARY KEY,
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        email TEXT NOT NULL,
        profile TEXT NOT NULL
      );

      CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        created_at_ms BIGINT NOT NULL,
        last_used_at_ms BIGINT NOT NULL,
        expires_at_ms BIGINT NOT NULL,
        sealed_provider_token TEXT
      );
      CREATE INDEX sessions_by_user ON sessions (user_id);
      CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

      CREATE TABLE pending_sign_ins (
        id_hash TEXT PRIMARY KEY,
        payload TEXT NOT NULL,
        expires_at_ms BIGINT NOT NULL
      );

      CREATE TABLE trips (
        id TEXT PRIMARY KEY,
        owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        user_email TEXT NOT NULL,
        version BIGINT NOT NULL,
        summary TEXT NOT NULL,
        document TEXT NOT NULL
      );
      CREATE INDEX trips_by_owner ON trips (owner_id, id);

      CREATE TABLE trip_changes (
        owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        idempotency_key TEXT NOT NULL,
        trip_id TEXT NOT NULL,
        changes_hash TEXT NOT NULL,
        made_at_ms BIGINT NOT NULL,
        PRIMARY KEY (owner_id, idempotency_key)
      );
      CREATE INDEX trip_changes_by_time ON trip_changes (made_at_ms);

      CREATE TABLE generations (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        idempotency_key TEXT NOT NULL,
        request TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('running', 'saved', 'failed')),
        owner_id TEXT NOT NULL,
        lease_until_ms BIGINT NOT NULL,
        created_at_ms BIGINT NOT NULL,
        input_tokens BIGINT NOT NULL DEFAULT 0,
        output_tokens BIGINT NOT NULL DEFAULT 0,
        UNIQUE (user_id, idempotency_key)
      );
      CREATE INDEX generations_running ON generations (owner_id) WHERE state = 'running';
      CREATE INDEX generations_by_start ON generations (created_at_ms, user_id);

      CREATE TABLE generation_events (
        generation_id TEXT NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (generation_id, seq)
      );

      CREATE TABLE removed_generations (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        created_at_ms BIGINT NOT NULL,
        input_tokens BIGINT NOT NULL,
        output_tokens BIGINT NOT NULL
      );
      CREATE INDEX removed_generations_by_start ON removed_generations (created_at_ms, user_id);

      CREATE TABLE lookups (
        key_hash TEXT PRIMARY KEY,
        value TEXT NOT NULL,
        saved_at_ms BIGINT NOT NULL
      );
    `,
  },
  {
    version: 2,
    sql: "CREATE INDEX lookups_by_time ON lookups (saved_at_ms)",
  },
];
