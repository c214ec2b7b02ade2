/** A step of the schemas, for the kinds of database that it changes. */
export type Step = {
  readonly version: number;
  readonly sqlite?: string;
  readonly postgres?: string;
};

/** The steps up to version 8, of which each database had its own. Nothing is added here. */
export const SEPARATE_STEPS: readonly Step[] = [
  {
    version: 1,
    sqlite: `
      CREATE TABLE users (
        id TEXT PRIMARY KEY,
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        email TEXT NOT NULL,
        profile TEXT NOT NULL,
        UNIQUE (issuer, subject)
      ) STRICT;

      CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at_ms INTEGER NOT NULL,
        expires_at_ms INTEGER NOT NULL,
        sealed_provider_token TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX sessions_by_user ON sessions (user_id);
      CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

      CREATE TABLE pending_sign_ins (
        id_hash TEXT PRIMARY KEY,
        payload TEXT NOT NULL,
        expires_at_ms INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE trips (
        id TEXT PRIMARY KEY,
        owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        user_email TEXT NOT NULL,
        version INTEGER NOT NULL,
        summary TEXT NOT NULL,
        document TEXT NOT NULL
      ) STRICT;
      CREATE INDEX trips_by_owner ON trips (owner_id, id);

      CREATE TABLE generations (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        idempotency_key TEXT NOT NULL,
        request TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('running', 'saved', 'failed')),
        owner_id TEXT NOT NULL,
        lease_until_ms INTEGER NOT NULL,
        created_at_ms INTEGER NOT NULL,
        UNIQUE (user_id, idempotency_key)
      ) STRICT;
      CREATE INDEX generations_running ON generations (state) WHERE state = 'running';
      CREATE INDEX generations_by_start ON generations (created_at_ms, user_id);

      CREATE TABLE generation_events (
        generation_id TEXT NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (generation_id, seq)
      ) STRICT, WITHOUT ROWID;
    `,
    postgres: `
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
    sqlite: `
      ALTER TABLE generations ADD COLUMN input_tokens INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE generations ADD COLUMN output_tokens INTEGER NOT NULL DEFAULT 0;
    `,
    postgres: "CREATE INDEX lookups_by_time ON lookups (saved_at_ms)",
  },
  {
    version: 3,
    sqlite: `
      CREATE TABLE lookups (
        key_hash TEXT PRIMARY KEY,
        value TEXT NOT NULL,
        saved_at_ms INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 4,
    sqlite: `
      ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
      ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
      ALTER TABLE sessions ADD COLUMN last_used_at_ms INTEGER NOT NULL DEFAULT 0;
      UPDATE sessions SET id = lower(hex(randomblob(16))), last_used_at_ms = created_at_ms;
      CREATE UNIQUE INDEX sessions_by_id ON sessions (id);

      CREATE TABLE removed_generations (
        user_id TEXT NOT NULL,
        created_at_ms INTEGER NOT NULL,
        input_tokens INTEGER NOT NULL,
        output_tokens INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX removed_generations_by_start ON removed_generations (created_at_ms, user_id);
    `,
  },
  {
    version: 5,
    sqlite: `
      CREATE TABLE trip_changes (
        owner_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        idempotency_key TEXT NOT NULL,
        trip_id TEXT NOT NULL,
        changes_hash TEXT NOT NULL,
        made_at_ms INTEGER NOT NULL,
        PRIMARY KEY (owner_id, idempotency_key)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX trip_changes_by_time ON trip_changes (made_at_ms);
    `,
  },
  {
    version: 6,
    // Which Tripwright made each step from here on, so that an older one can name what to install; and
    // an id for each row, so that it can be moved.
    sqlite: `
      ALTER TABLE migrations ADD COLUMN program TEXT NOT NULL DEFAULT '';

      CREATE TABLE removed_generations_with_id (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        created_at_ms INTEGER NOT NULL,
        input_tokens INTEGER NOT NULL,
        output_tokens INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      INSERT INTO removed_generations_with_id
        SELECT lower(hex(randomblob(16))), user_id, created_at_ms, input_tokens, output_tokens
        FROM removed_generations;
      DROP TABLE removed_generations;
      ALTER TABLE removed_generations_with_id RENAME TO removed_generations;
      CREATE INDEX removed_generations_by_start ON removed_generations (created_at_ms, user_id);
    `,
  },
  {
    version: 7,
    sqlite: `
      -- What a user's trips take is added up at each save, from here rather than from the trips.
      CREATE INDEX trips_by_size ON trips (owner_id, octet_length(document));
    `,
  },
  {
    version: 8,
    sqlite: "CREATE INDEX lookups_by_time ON lookups (saved_at_ms);",
  },
];
