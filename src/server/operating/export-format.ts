import * as z from "zod/mini";
import { KEPT_FILE_TYPES } from "../../domain/files/kept-file-type.ts";
import { LANGUAGE_TAGS } from "../../domain/language-tags.ts";
import { type FieldType, fieldsOf } from "../store/record-fields.ts";
import { RECORD_KINDS, type RecordKind } from "../store/record-store.ts";

/** Counts up when a file of it could be misread by a program that knows only the one before. */
export const EXPORT_FORMAT = 1;

const text = z.string();
const whole = z.int();
const id = z.looseObject({ id: text });

/** What a store relies on within a record, beside its shape; the rest is taken as it is, as the file's hashes have matched. */
const WITHIN: Readonly<Partial<Record<RecordKind, Record<string, z.ZodMiniType>>>> = {
  users: { language: z.optional(z.enum(LANGUAGE_TAGS)) },
  accounts: {
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
  },
  accountLinks: { content: z.looseObject({ kind: z.enum(["setup", "invitation", "reset"]) }) },
  trips: {
    document: z.looseObject({
      id: text,
      userEmail: text,
      userSelection: z.looseObject({ location: z.looseObject({ label: text }) }),
    }),
  },
  tripHistory: {
    made: z.looseObject({ code: text }),
    inverse: z.array(z.looseObject({ kind: text })),
  },
  shareLinks: { content: z.looseObject({ name: text, scope: text, guests: z.array(id) }) },
  tripFiles: { type: z.enum(KEPT_FILE_TYPES) },
  accessTokens: { content: z.looseObject({ name: text, scopes: z.array(text) }) },
  oauthEntries: {
    kind: z.enum(["client", "grant", "code", "access", "refresh", "session", "interaction"]),
  },
  generations: {
    state: z.enum(["running", "saved", "failed"]),
    events: z.array(z.looseObject({ type: text })),
  },
};
const FIELDS: Readonly<Record<FieldType, z.ZodMiniType>> = {
  text,
  integer: whole,
  json: z.looseObject({}),
  optional: z.optional(text),
};
const SCHEMAS = new Map(
  RECORD_KINDS.map((kind) => {
    const fields = fieldsOf(kind).map(([field, type]) => [field, FIELDS[type]]);
    return [kind, z.object({ ...Object.fromEntries(fields), ...WITHIN[kind] })];
  }),
);

/** Whether an exported record is one of its kind. */
export function isRecord(kind: RecordKind, record: unknown): boolean {
  return SCHEMAS.get(kind)?.safeParse(record).success === true;
}

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
