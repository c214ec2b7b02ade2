import * as z from "zod/mini";
import { KEPT_FILE_TYPES } from "../../domain/files/kept-file-type.ts";
import { LANGUAGE_TAGS } from "../../domain/language-tags.ts";
import { RECORD_KINDS, type RecordKind } from "../store/record-store.ts";

/** Counts up when a file of it could be misread by a program that knows only the one before. */
export const EXPORT_FORMAT = 1;

const text = z.string();
const whole = z.int();
const events = z.array(z.looseObject({ type: text }));

/** Fields of each record that a store relies on; the rest is taken as it is, as the file's hashes have matched. */
export const RECORD_SCHEMAS = {
  users: z.object({
    id: text,
    issuer: text,
    subject: text,
    email: text,
    profile: z.looseObject({}),
    language: z.optional(z.enum(LANGUAGE_TAGS)),
  }),
  accounts: z.object({
    id: text,
    userId: text,
    nameKey: text,
    revision: whole,
    content: z.looseObject({
      name: text,
      role: z.enum(["owner", "member"]),
      password: z.nullable(text),
      passkeys: z.array(z.looseObject({ id: text, publicKey: text })),
      codeHashes: z.array(text),
      limits: z.optional(
        z.looseObject({
          plansADay: z.optional(whole),
          trips: z.optional(whole),
          storageMb: z.optional(whole),
        }),
      ),
    }),
  }),
  accountLinks: z.object({
    id: text,
    tokenHash: text,
    accountId: z.optional(text),
    expiresAtMs: whole,
    usesLeft: whole,
    content: z.looseObject({ kind: z.enum(["setup", "invitation", "reset"]) }),
  }),
  sessions: z.object({
    id: text,
    tokenHash: text,
    userId: text,
    device: text,
    createdAtMs: whole,
    lastUsedAtMs: whole,
    expiresAtMs: whole,
    sealedProviderToken: z.optional(text),
  }),
  trips: z.object({
    id: text,
    ownerId: z.optional(text),
    version: whole,
    document: z.looseObject({
      id: text,
      userEmail: text,
      userSelection: z.looseObject({ location: z.looseObject({ label: text }) }),
    }),
  }),
  tripChanges: z.object({
    ownerId: text,
    idempotencyKey: text,
    tripId: text,
    changesHash: text,
    madeAtMs: whole,
  }),
  tripHistory: z.object({
    id: text,
    tripId: text,
    version: whole,
    atMs: whole,
    madeBy: text,
    made: z.looseObject({ code: text }),
    inverse: z.array(z.looseObject({ kind: text })),
  }),
  shareLinks: z.object({
    id: text,
    tripId: text,
    ownerId: text,
    tokenHash: text,
    revision: whole,
    lastUsedAtMs: whole,
    content: z.looseObject({
      name: text,
      scope: text,
      guests: z.array(z.looseObject({ id: text })),
    }),
  }),
  tripMembers: z.object({
    userId: text,
    tripId: text,
    linkId: text,
    guestId: text,
    keptAtMs: whole,
  }),
  tripFiles: z.object({
    tripId: text,
    id: text,
    ownerId: text,
    partId: text,
    name: text,
    type: z.enum(KEPT_FILE_TYPES),
    bytes: whole,
    hash: text,
    addedAtMs: whole,
  }),
  tripFilePieces: z.object({ id: text, tripId: text, fileId: text, content: text }),
  accessTokens: z.object({
    id: text,
    userId: text,
    tokenHash: text,
    lastUsedAtMs: whole,
    content: z.looseObject({ name: text, scopes: z.array(text) }),
  }),
  oauthEntries: z.object({
    id: text,
    kind: z.enum(["client", "grant", "code", "access", "refresh", "session", "interaction"]),
    userId: z.optional(text),
    grantId: z.optional(text),
    expiresAtMs: whole,
    consumedAtMs: whole,
    payload: z.looseObject({}),
  }),
  generations: z.object({
    id: text,
    userId: text,
    idempotencyKey: text,
    request: z.looseObject({}),
    state: z.enum(["running", "saved", "failed"]),
    ownerId: text,
    leaseUntilMs: whole,
    createdAtMs: whole,
    inputTokens: whole,
    outputTokens: whole,
    events,
  }),
  removedGenerations: z.object({
    id: text,
    userId: text,
    createdAtMs: whole,
    inputTokens: whole,
    outputTokens: whole,
  }),
  lookups: z.object({ keyHash: text, value: text, savedAtMs: whole }),
} as const satisfies Record<RecordKind, z.ZodMiniType>;

/** The first line. */
export const headerSchema = z.object({
  tripwright: z.literal("export"),
  format: whole,
  program: text,
  exportedAt: text,
});
export type ExportHeader = z.infer<typeof headerSchema>;

/** Every line between the first and the last, by kind in the order of `RECORD_KINDS`. */
export const recordLineSchema = z.object({ kind: z.enum(RECORD_KINDS), record: z.unknown() });

const digestSchema = z.object({ count: whole, hash: text });

/** The last line. */
export const endSchema = z.object({
  end: z.object({
    kinds: z.record(z.enum(RECORD_KINDS), digestSchema),
    /** Of every byte before this line. */
    sha256: text,
  }),
});
