import { DAMAGED_TOKEN } from "./access-token-store.ts";
import { DAMAGED_ACCOUNT, DAMAGED_ACCOUNT_LINK } from "./account-store.ts";
import { parseStored, parseStoredOr } from "./parse-stored.ts";
import type { RecordKind, StoreRecords } from "./record-store.ts";
import { DAMAGED_LINK } from "./share-link-store.ts";
import { DAMAGED_STEP } from "./trip-history-store.ts";

/** How a field is kept: JSON as text, and one that may be missing as text or null. */
export type FieldType = "text" | "integer" | "json" | "optional";
export type RecordShape<Kind extends RecordKind> = {
  /** The fields that name a record. */
  readonly key: readonly (keyof StoreRecords[Kind] & string)[];
  /** A generation's log is kept by itself. */
  readonly fields: Readonly<Record<Exclude<keyof StoreRecords[Kind], "events">, FieldType>>;
  /** What stands for JSON that can't be read any more, so that one record hides no others. */
  readonly damaged?: Partial<StoreRecords[Kind]>;
};
export type KeptFields = Readonly<Record<string, string | number | null>>;

/** What every store keeps of each kind of record. */
export const RECORD_SHAPES: { readonly [Kind in RecordKind]: RecordShape<Kind> } = {
  users: {
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
    key: ["id"],
    fields: { id: "text", userId: "text", nameKey: "text", revision: "integer", content: "json" },
    damaged: { content: DAMAGED_ACCOUNT },
  },
  accountLinks: {
    key: ["id"],
    fields: {
      id: "text",
      tokenHash: "text",
      accountId: "optional",
      expiresAtMs: "integer",
      usesLeft: "integer",
      content: "json",
    },
    damaged: { content: DAMAGED_ACCOUNT_LINK },
  },
  sessions: {
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
    key: ["id"],
    fields: { id: "text", ownerId: "optional", version: "integer", document: "json" },
  },
  tripChanges: {
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
    damaged: { made: DAMAGED_STEP },
  },
  shareLinks: {
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
    damaged: { content: DAMAGED_LINK },
  },
  tripMembers: {
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
    key: ["id"],
    fields: { id: "text", tripId: "text", fileId: "text", content: "text" },
  },
  accessTokens: {
    key: ["id"],
    fields: {
      id: "text",
      userId: "text",
      tokenHash: "text",
      lastUsedAtMs: "integer",
      content: "json",
    },
    damaged: { content: DAMAGED_TOKEN },
  },
  oauthEntries: {
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
    // It says nothing, and so allows nothing.
    damaged: { payload: {} },
  },
  generations: {
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
  },
  removedGenerations: {
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
    key: ["keyHash"],
    fields: { keyHash: "text", value: "text", savedAtMs: "integer" },
  },
};

/** A record's fields with their types, in the order of its shape. */
export function fieldsOf(kind: RecordKind): [field: string, type: FieldType][] {
  return Object.entries<FieldType>(RECORD_SHAPES[kind].fields);
}

/**
 * The record of what is kept, but for a generation's log.
 *
 * @param keptOf what is kept of a field.
 * @param isWhole damaged JSON is an error: nothing stands for it.
 * @throws StorageDamaged
 */
export function readRecord<Kind extends RecordKind>(
  kind: Kind,
  keptOf: (field: string) => unknown,
  isWhole = false,
): StoreRecords[Kind] {
  const { damaged = {} } = RECORD_SHAPES[kind];
  const standIns = isWhole ? new Map() : new Map<string, unknown>(Object.entries(damaged));
  const read = fieldsOf(kind).map(([field, type]) => {
    const value = keptOf(field);
    if (type !== "json" || !standIns.has(field)) return [field, readField(type, value)];
    return [field, parseStoredOr(value, standIns.get(field))];
  });
  // Every field, as `keptFields` made it of such a record.
  return Object.fromEntries(read) as StoreRecords[Kind];
}

function readField(type: FieldType, value: unknown): unknown {
  switch (type) {
    case "text":
      return String(value);
    case "integer":
      return Number(value);
    case "json":
      return parseStored(value);
    case "optional":
      return typeof value === "string" ? value : undefined;
  }
}

/** What is kept of a record. */
export function keptFields<Kind extends RecordKind>(
  kind: Kind,
  record: StoreRecords[Kind],
): KeptFields {
  const values = new Map<string, unknown>(Object.entries(record));
  const kept = fieldsOf(kind).map(([field, type]) => {
    const value = values.get(field);
    if (value === undefined && type !== "optional") {
      throw new Error(`a record of ${kind} has no ${field}`);
    }
    return [field, type === "json" ? JSON.stringify(value) : (value ?? null)];
  });
  return Object.fromEntries(kept);
}
