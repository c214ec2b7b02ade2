import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import type { RecordKind, StoreRecords } from "../record-store.ts";
import { newStamp } from "../trip-store.ts";
import type { SqlRow } from "./sql-database.ts";

/** How a field is kept: JSON as text, and one that may be missing as text or NULL. */
export type FieldType = "text" | "integer" | "json" | "optional";

export type RecordTable<Kind extends RecordKind> = {
  readonly name: string;
  /** Read in its place, where there are rows elsewhere, too. */
  readonly readFrom?: string;
  /** The fields that name a record. */
  readonly key: readonly (keyof StoreRecords[Kind] & string)[];
  /** A field `ownerId` is in the column `owner_id`. A generation's log is in a table of its own. */
  readonly fields: Readonly<Record<Exclude<keyof StoreRecords[Kind], "events">, FieldType>>;
  /** Further columns of a row, derived from the record. */
  readonly derived?: {
    readonly columns: readonly string[];
    readonly of: (record: StoreRecords[Kind]) => SqlRow;
  };
  /** The size of a large record, in SQL. */
  readonly bytes?: string;
};

/** Where each kind of record is kept. A new table that is to be moved has its entry here. */
export const RECORD_TABLES: { readonly [Kind in RecordKind]: RecordTable<Kind> } = {
  users: {
    name: "users",
    key: ["id"],
    fields: {
      id: "text",
      issuer: "text",
      subject: "text",
      email: "text",
      profile: "json",
      language: "optional",
    },
  },
  accounts: {
    name: "accounts",
    key: ["id"],
    fields: { id: "text", userId: "text", nameKey: "text", revision: "integer", content: "json" },
  },
  accountLinks: {
    name: "account_links",
    key: ["id"],
    fields: {
      id: "text",
      tokenHash: "text",
      accountId: "optional",
      expiresAtMs: "integer",
      usesLeft: "integer",
      content: "json",
    },
  },
  sessions: {
    name: "sessions",
    key: ["tokenHash"],
    fields: {
      id: "text",
      tokenHash: "text",
      userId: "text",
      device: "text",
      createdAtMs: "integer",
      lastUsedAtMs: "integer",
      expiresAtMs: "integer",
      sealedProviderToken: "optional",
    },
  },
  trips: {
    name: "trips",
    readFrom: `(SELECT id, owner_id, version, document FROM trips
                UNION ALL SELECT id, NULL, version, document FROM unclaimed_trips) AS all_trips`,
    key: ["id"],
    fields: { id: "text", ownerId: "optional", version: "integer", document: "json" },
    derived: {
      columns: ["user_email", "summary", "stamp"],
      of: ({ document, version }) => ({
        user_email: document.userEmail,
        summary: JSON.stringify(summariseTrip({ ...document, version })),
        stamp: newStamp(),
      }),
    },
    bytes: "octet_length(document)",
  },
  tripChanges: {
    name: "trip_changes",
    key: ["ownerId", "idempotencyKey"],
    fields: {
      ownerId: "text",
      idempotencyKey: "text",
      tripId: "text",
      changesHash: "text",
      madeAtMs: "integer",
    },
  },
  tripHistory: {
    name: "trip_history",
    key: ["id"],
    fields: {
      id: "text",
      tripId: "text",
      version: "integer",
      atMs: "integer",
      madeBy: "text",
      made: "json",
      inverse: "json",
    },
    bytes: "octet_length(inverse)",
  },
  shareLinks: {
    name: "share_links",
    key: ["id"],
    fields: {
      id: "text",
      tripId: "text",
      ownerId: "text",
      tokenHash: "text",
      revision: "integer",
      lastUsedAtMs: "integer",
      content: "json",
    },
    bytes: "octet_length(content)",
  },
  tripMembers: {
    name: "trip_members",
    key: ["userId", "tripId"],
    fields: {
      userId: "text",
      tripId: "text",
      linkId: "text",
      guestId: "text",
      keptAtMs: "integer",
    },
  },
  tripFiles: {
    name: "trip_files",
    key: ["tripId", "id"],
    fields: {
      tripId: "text",
      id: "text",
      ownerId: "text",
      partId: "text",
      name: "text",
      type: "text",
      bytes: "integer",
      hash: "text",
      addedAtMs: "integer",
    },
  },
  tripFilePieces: {
    name: "trip_file_pieces",
    key: ["id"],
    fields: { id: "text", tripId: "text", fileId: "text", content: "text" },
    bytes: "octet_length(content)",
  },
  accessTokens: {
    name: "access_tokens",
    key: ["id"],
    fields: {
      id: "text",
      userId: "text",
      tokenHash: "text",
      lastUsedAtMs: "integer",
      content: "json",
    },
  },
  oauthEntries: {
    name: "oauth_entries",
    key: ["id"],
    fields: {
      id: "text",
      kind: "text",
      userId: "optional",
      grantId: "optional",
      expiresAtMs: "integer",
      consumedAtMs: "integer",
      payload: "json",
    },
  },
  generations: {
    name: "generations",
    key: ["id"],
    fields: {
      id: "text",
      userId: "text",
      idempotencyKey: "text",
      request: "json",
      state: "text",
      ownerId: "text",
      leaseUntilMs: "integer",
      createdAtMs: "integer",
      inputTokens: "integer",
      outputTokens: "integer",
    },
    derived: {
      columns: ["planner"],
      of: ({ request }) => ({ planner: request.planner ?? null }),
    },
    bytes: `(SELECT coalesce(sum(octet_length(event)), 0) FROM generation_events
             WHERE generation_id = generations.id)`,
  },
  removedGenerations: {
    name: "removed_generations",
    key: ["id"],
    fields: {
      id: "text",
      userId: "text",
      createdAtMs: "integer",
      inputTokens: "integer",
      outputTokens: "integer",
    },
  },
  lookups: {
    name: "lookups",
    key: ["keyHash"],
    fields: { keyHash: "text", value: "text", savedAtMs: "integer" },
  },
};
