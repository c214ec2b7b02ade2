import { POSTGRES_DIALECT, SQLITE_DIALECT, type SqlDialect } from "./sql-dialects.ts";

/** One step of a database's schema, applied in one transaction. */
export type Migration = { readonly version: number; readonly sql: string };

/**
 * The steps of the schema, the first for version 1. Once released a step stays as it is: the list grows at its end. Plain tables, keys and
 * indexes, which the distributed servers that speak PostgreSQL's protocol have, too: no serial numbers, no triggers, no types of our own.
 */
const STEPS: readonly ((dialect: SqlDialect) => string)[] = [
  ({ integer, strict, sizeIndex }) => `
    CREATE TABLE users (
      id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, email TEXT NOT NULL,
      profile TEXT NOT NULL
    )${strict};

    -- Accounts of our own: how somebody signs in without another provider.
    CREATE TABLE accounts (
      id TEXT PRIMARY KEY, name_key TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
      user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      revision ${integer} NOT NULL
    )${strict};

    CREATE TABLE account_links (
      id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
      account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at_ms ${integer} NOT NULL, uses_left ${integer} NOT NULL
    )${strict};
    CREATE INDEX account_links_by_account ON account_links (account_id);
    CREATE INDEX account_links_by_expiry ON account_links (expires_at_ms);

    CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      device TEXT NOT NULL, created_at_ms ${integer} NOT NULL, last_used_at_ms ${integer} NOT NULL,
      expires_at_ms ${integer} NOT NULL, sealed_provider_token TEXT
    )${strict};
    CREATE INDEX sessions_by_user ON sessions (user_id);
    CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

    CREATE TABLE pending_sign_ins (
      id_hash TEXT PRIMARY KEY, payload TEXT NOT NULL, expires_at_ms ${integer} NOT NULL
    )${strict};

    -- The stamp tells a version from another of the same number, in a store that was put back from a backup.
    CREATE TABLE trips (
      id TEXT PRIMARY KEY, owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      user_email TEXT NOT NULL, version ${integer} NOT NULL, stamp TEXT NOT NULL,
      summary TEXT NOT NULL, document TEXT NOT NULL
    )${strict};
    CREATE INDEX trips_by_owner ON trips (owner_id, id);
    ${sizeIndex}

    -- Trips of the original product, for whoever signs in with their address.
    CREATE TABLE unclaimed_trips (
      id TEXT PRIMARY KEY, user_email TEXT NOT NULL, version ${integer} NOT NULL,
      document TEXT NOT NULL
    )${strict};
    CREATE INDEX unclaimed_trips_by_email ON unclaimed_trips (user_email);

    CREATE TABLE trip_changes (
      owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      idempotency_key TEXT NOT NULL, trip_id TEXT NOT NULL, changes_hash TEXT NOT NULL,
      made_at_ms ${integer} NOT NULL, PRIMARY KEY (owner_id, idempotency_key)
    )${strict};
    CREATE INDEX trip_changes_by_time ON trip_changes (made_at_ms);

    -- Each version of a trip with what makes the one before of it.
    CREATE TABLE trip_history (
      id TEXT PRIMARY KEY, trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
      version ${integer} NOT NULL, at_ms ${integer} NOT NULL, made_by TEXT NOT NULL,
      made TEXT NOT NULL, inverse TEXT NOT NULL
    )${strict};
    -- With each step's size, which is added up at each save.
    CREATE INDEX trip_history_by_trip ON trip_history (trip_id, version, octet_length(inverse));

    CREATE TABLE share_links (
      id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
      trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
      owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      revision ${integer} NOT NULL, last_used_at_ms ${integer} NOT NULL
    )${strict};
    CREATE INDEX share_links_by_trip ON share_links (trip_id, revision);
    CREATE INDEX share_links_by_owner ON share_links (owner_id);

    -- The request's planner decides whether a generation counts for the day's limits.
    CREATE TABLE generations (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      idempotency_key TEXT NOT NULL, request TEXT NOT NULL, planner TEXT,
      state TEXT NOT NULL CHECK (state IN ('running', 'saved', 'failed')),
      owner_id TEXT NOT NULL, lease_until_ms ${integer} NOT NULL, created_at_ms ${integer} NOT NULL,
      input_tokens ${integer} NOT NULL DEFAULT 0, output_tokens ${integer} NOT NULL DEFAULT 0,
      UNIQUE (user_id, idempotency_key)
    )${strict};
    CREATE INDEX generations_running ON generations (id) WHERE state = 'running';
    CREATE INDEX generations_by_start ON generations (created_at_ms, user_id);

    CREATE TABLE generation_events (
      generation_id TEXT NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
      seq ${integer} NOT NULL, event TEXT NOT NULL, PRIMARY KEY (generation_id, seq)
    )${strict};

    CREATE TABLE removed_generations (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_at_ms ${integer} NOT NULL,
      input_tokens ${integer} NOT NULL, output_tokens ${integer} NOT NULL
    )${strict};
    CREATE INDEX removed_generations_by_start ON removed_generations (created_at_ms, user_id);

    CREATE TABLE access_tokens (
      id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      last_used_at_ms ${integer} NOT NULL
    )${strict};
    CREATE INDEX access_tokens_by_user ON access_tokens (user_id);

    CREATE TABLE oauth_entries (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, grant_id TEXT, payload TEXT NOT NULL,
      user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
      expires_at_ms ${integer} NOT NULL, consumed_at_ms ${integer} NOT NULL
    )${strict};
    CREATE INDEX oauth_entries_by_user ON oauth_entries (user_id, kind);
    CREATE INDEX oauth_entries_by_grant ON oauth_entries (grant_id);
    CREATE INDEX oauth_entries_by_expiry ON oauth_entries (expires_at_ms);

    CREATE TABLE lookups (
      key_hash TEXT PRIMARY KEY, value TEXT NOT NULL, saved_at_ms ${integer} NOT NULL
    )${strict};
    CREATE INDEX lookups_by_time ON lookups (saved_at_ms);

    -- The lookups that a trip names: guides made of open data.
    CREATE TABLE trip_lookups (
      key_hash TEXT NOT NULL, trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
      PRIMARY KEY (key_hash, trip_id)
    )${strict};
    CREATE INDEX trip_lookups_by_trip ON trip_lookups (trip_id);
  `,
  ({ integer, strict }) => `
    -- Trips that people keep of others.
    CREATE TABLE trip_members (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
      link_id TEXT NOT NULL, guest_id TEXT NOT NULL, kept_at_ms ${integer} NOT NULL,
      PRIMARY KEY (user_id, trip_id)
    )${strict};
    CREATE INDEX trip_members_by_trip ON trip_members (trip_id);
  `,
  ({ integer, strict }) => `
    -- Files with places and days of trips.
    CREATE TABLE trip_files (
      trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
      id TEXT NOT NULL, owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      part_id TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, bytes ${integer} NOT NULL,
      hash TEXT NOT NULL, added_at_ms ${integer} NOT NULL,
      PRIMARY KEY (trip_id, id)
    )${strict};
    CREATE INDEX trip_files_by_owner ON trip_files (owner_id, bytes);

    -- Their content, in Base64.
    CREATE TABLE trip_file_pieces (
      id TEXT PRIMARY KEY, trip_id TEXT NOT NULL, file_id TEXT NOT NULL, content TEXT NOT NULL,
      FOREIGN KEY (trip_id, file_id) REFERENCES trip_files (trip_id, id) ON DELETE CASCADE
    )${strict};
    CREATE INDEX trip_file_pieces_by_file ON trip_file_pieces (trip_id, file_id);
  `,
  () => `
    -- The language that a person chose.
    ALTER TABLE users ADD COLUMN language TEXT;
  `,
];

const migrationsOf = (dialect: SqlDialect): readonly Migration[] =>
  STEPS.map((sql, at) => ({ version: at + 1, sql: sql(dialect) }));

export const SQLITE_MIGRATIONS = migrationsOf(SQLITE_DIALECT);
export const POSTGRES_MIGRATIONS = migrationsOf(POSTGRES_DIALECT);

/** The version that these steps bring a schema to. */
export function newestOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}
