import { SEPARATE_STEPS, type Step } from "./migrations/separate-steps.ts";
import { POSTGRES_DIALECT, SQLITE_DIALECT, type SqlDialect } from "./sql-dialects.ts";

/** One step of a database's schema, applied in one transaction. */
export type Migration = { readonly version: number; readonly sql: string };

/** A step that is the same for all, but for what the dialect names. */
const forAll = (version: number, sql: (dialect: SqlDialect) => string): Step => ({
  version,
  sqlite: sql(SQLITE_DIALECT),
  postgres: sql(POSTGRES_DIALECT),
});

/**
 * Every step of every schema. The list only ever grows at its end, by steps that are for all. Plain tables, keys and indexes, which the distributed servers that
 * speak PostgreSQL's protocol have, too: no serial numbers, no triggers, no types of our own.
 */
const STEPS: readonly Step[] = [
  ...SEPARATE_STEPS,
  // The request's planner decides whether a generation counts for the day's limits. It was looked for in
  // the request's text, whose last member it was.
  forAll(
    9,
    () => `
      ALTER TABLE generations ADD COLUMN planner TEXT;
      UPDATE generations SET planner = 'guide' WHERE request LIKE '%"planner":"guide"}';
    `,
  ),
  // Each version of a trip with what makes the one before of it.
  forAll(
    10,
    ({ integer, strict }) => `
      CREATE TABLE trip_history (
        id TEXT PRIMARY KEY,
        trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
        version ${integer} NOT NULL,
        at_ms ${integer} NOT NULL,
        made_by TEXT NOT NULL,
        made TEXT NOT NULL,
        inverse TEXT NOT NULL
      )${strict};
      -- With each step's size, which is added up at each save.
      CREATE INDEX trip_history_by_trip ON trip_history (trip_id, version, octet_length(inverse));
    `,
  ),
  forAll(
    11,
    ({ integer, strict }) => `
      CREATE TABLE share_links (
        id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
        trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
        owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        revision ${integer} NOT NULL, last_used_at_ms ${integer} NOT NULL
      )${strict};
      CREATE INDEX share_links_by_trip ON share_links (trip_id, revision);
      CREATE INDEX share_links_by_owner ON share_links (owner_id);
    `,
  ),
  forAll(
    12,
    ({ integer, strict }) => `
      CREATE TABLE access_tokens (
        id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
        user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        last_used_at_ms ${integer} NOT NULL
      )${strict};
      CREATE INDEX access_tokens_by_user ON access_tokens (user_id);
    `,
  ),
  forAll(
    13,
    ({ integer, strict }) => `
      CREATE TABLE oauth_entries (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, grant_id TEXT, payload TEXT NOT NULL,
        user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
        expires_at_ms ${integer} NOT NULL, consumed_at_ms ${integer} NOT NULL
      )${strict};
      CREATE INDEX oauth_entries_by_user ON oauth_entries (user_id, kind);
      CREATE INDEX oauth_entries_by_grant ON oauth_entries (grant_id);
      CREATE INDEX oauth_entries_by_expiry ON oauth_entries (expires_at_ms);
    `,
  ),
  // The lookups that a trip names: guides made of open data.
  forAll(
    14,
    ({ strict }) => `
      CREATE TABLE trip_lookups (
        key_hash TEXT NOT NULL,
        trip_id TEXT NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
        PRIMARY KEY (key_hash, trip_id)
      )${strict};
      CREATE INDEX trip_lookups_by_trip ON trip_lookups (trip_id);
    `,
  ),
  // Trips of the original product, for whoever signs in with their address.
  forAll(
    15,
    ({ integer, strict }) => `
      CREATE TABLE unclaimed_trips (
        id TEXT PRIMARY KEY, user_email TEXT NOT NULL, version ${integer} NOT NULL,
        document TEXT NOT NULL
      )${strict};
      CREATE INDEX unclaimed_trips_by_email ON unclaimed_trips (user_email);
    `,
  ),
  // Tells a version from another of the same number, in a store that was put back from a backup.
  forAll(16, () => "ALTER TABLE trips ADD COLUMN stamp TEXT NOT NULL DEFAULT '';"),
];

/** The steps of one kind of database, oldest first. */
function migrationsOf(dialect: SqlDialect["name"]): readonly Migration[] {
  return STEPS.flatMap(({ version, [dialect]: sql }) =>
    sql === undefined ? [] : [{ version, sql }],
  );
}

export const SQLITE_MIGRATIONS = migrationsOf("sqlite");
export const POSTGRES_MIGRATIONS = migrationsOf("postgres");
