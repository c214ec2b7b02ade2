/** Differences of the databases: pieces of statements, each a constant. */
export type SqlDialect = {
  readonly name: "sqlite" | "postgres";
  /** After a SELECT: no other transaction writes or locks these rows until this one ends. */
  readonly forUpdate: string;
  /** After a SELECT: no other transaction writes these rows until this one ends. */
  readonly forShare: string;
  /** The column `document`, as what is soonest sent: its bytes or its text. */
  readonly documentBytes: string;
  /** `generation_id`, `seq` and `event` of what follows `[[id, seq], ...]`, given as JSON in `$1`. */
  readonly eventsAfter: string;
  /** Rows with a text `value` each, of a list of texts given as JSON in `$1`. */
  readonly eachText: string;
  /** The type of a whole number, and what ends a table's definition (migrations.ts). */
  readonly integer: string;
  readonly strict: string;
  /** The size of a user's trips is added up at each save: from here, where that would read the documents. */
  readonly sizeIndex: string;
};

export const SQLITE_DIALECT: SqlDialect = {
  name: "sqlite",
  // A transaction has the whole file to itself.
  forUpdate: "",
  forShare: "",
  // As a BLOB it is never decoded, to be encoded again on its way out.
  documentBytes: "CAST(document AS BLOB) AS document",
  eventsAfter: `SELECT generation_id, event.seq AS seq, event.event AS event
    FROM json_each($1) AS known
    JOIN generation_events AS event
      ON event.generation_id = known.value ->> 0 AND event.seq > known.value ->> 1
    ORDER BY generation_id, event.seq`,
  eachText: "json_each($1)",
  integer: "INTEGER",
  // Types are checked only in a STRICT table.
  strict: " STRICT",
  sizeIndex: "CREATE INDEX trips_by_size ON trips (owner_id, octet_length(document));",
};

export const POSTGRES_DIALECT: SqlDialect = {
  name: "postgres",
  forUpdate: "FOR UPDATE",
  forShare: "FOR SHARE",
  documentBytes: "document",
  // Ordered within, so that each log is looked up by its key: joined as a whole, a table that was never
  // analysed would be read from end to end.
  eventsAfter: `SELECT known.value ->> 0 AS generation_id, event.seq, event.event
    FROM json_array_elements($1) AS known,
    LATERAL (SELECT seq, event FROM generation_events
             WHERE generation_id = known.value ->> 0 AND seq > CAST(known.value ->> 1 AS BIGINT)
             ORDER BY seq) AS event
    ORDER BY 1, event.seq`,
  eachText: "json_array_elements_text($1)",
  // Its INTEGER is too small for milliseconds.
  integer: "BIGINT",
  strict: "",
  sizeIndex: "",
};
