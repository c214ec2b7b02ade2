import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type WriteBatch,
} from "@google-cloud/firestore";
import type { FirestoreConfig } from "../../config/read-database.ts";
import { newId } from "../../lib/tokens.ts";
import { batchReads } from "../batch-reads.ts";
import { type FirestoreClientOptions, openFirestoreClient } from "./firestore-client.ts";
import { ALREADY_EXISTS, NOT_FOUND } from "./firestore-error.ts";
import {
  assertFits,
  documentBytes,
  type Fields,
  fromFirestoreValue,
  toFirestoreValue,
} from "./firestore-values.ts";

/** Of a commit's 500 writes and 10 MiB. */
const WRITES_A_COMMIT = 300;
const BYTES_A_COMMIT = 4 * 1024 * 1024;
/** Who wrote a document first, for telling one's own from another's. */
const MADE_BY = "madeBy";

export type Where = readonly [
  field: string,
  op: "==" | "<" | "<=" | ">" | ">=",
  value: string | number,
];

export type FirestoreQuestion = {
  readonly where?: readonly Where[];
  readonly orderBy?: readonly [field: string, direction: "asc" | "desc"];
  readonly limit?: number;
  /** The fields that are wanted; the others may come, too. */
  readonly select?: readonly string[];
};

export type Found = { readonly id: string; readonly path: string; readonly fields: Fields };

/** What is to be written, by the document's path. `create` is refused where there is one, `update` where there is none. */
export type FirestoreWrite =
  | { readonly kind: "create" | "set" | "update"; readonly path: string; readonly fields: Fields }
  | { readonly kind: "delete"; readonly path: string; readonly mustExist?: boolean };

/** `exists` and `missing`: one of the writes was refused, so none was made. */
export type Committed = "done" | "exists" | "missing";

/** A thin hand on Google's library: no transactions, and a deadline round every call. */
export type FirestoreDatabase = {
  /** The documents' fields in the order of their paths, undefined where there is none. */
  read(...paths: string[]): Promise<(Fields | undefined)[]>;
  find(collection: string, question: FirestoreQuestion): Promise<Found[]>;
  count(collection: string, where: readonly Where[]): Promise<number>;
  /** All of the writes or none, in their order. */
  commit(writes: readonly FirestoreWrite[]): Promise<Committed>;
  /** Deletes whatever is found, some hundreds at a time. */
  deleteFound(collection: string, where: readonly Where[]): Promise<void>;
  /** Writes what depends on nothing, some hundreds at a time. */
  commitAll(writes: readonly FirestoreWrite[]): Promise<void>;
  close(): Promise<void>;
};

/** For a field of an update: adds to the number that is there. */
export const increment = (by: number): unknown => FieldValue.increment(by);

/** Connects when it is first asked something. */
export function openFirestoreDatabase(
  config: FirestoreConfig,
  options: FirestoreClientOptions = {},
): FirestoreDatabase {
  const { ask, close } = openFirestoreClient(config, options);

  const read = batchReads(async (paths) => {
    const found = await ask((firestore) =>
      firestore.getAll(...paths.map((path) => firestore.doc(path))),
    );
    const byPath = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]));
    return paths.map((path) => fieldsOf(byPath.get(path)));
  });

  async function find(collection: string, question: FirestoreQuestion): Promise<Found[]> {
    const { docs } = await ask((firestore) => queryOf(firestore, collection, question).get());
    return docs.map((snapshot) => ({
      id: snapshot.id,
      path: snapshot.ref.path,
      fields: fieldsOf(snapshot) ?? {},
    }));
  }

  async function commitOnce(writes: readonly FirestoreWrite[]): Promise<void> {
    await ask((firestore) => {
      const batch = firestore.batch();
      for (const write of writes) addTo(batch, firestore, write);
      return batch.commit();
    });
  }

  /**
   * Refused: whose are the documents that we would have created? The library tries again by itself what
   * had no answer, and so may have met its own; and an emulator makes a commit's writes one after the
   * other and leaves those before the one it refuses, which are taken back here.
   */
  async function settle(
    writes: readonly FirestoreWrite[],
    nonce: string,
    refusal: "exists" | "missing",
  ): Promise<Committed> {
    const paths = writes.filter(({ kind }) => kind === "create").map(({ path }) => path);
    const found = paths.length === 0 ? [] : await read(...paths);
    const ours = paths.filter((_, index) => found[index]?.[MADE_BY] === nonce);
    if (refusal === "exists" && ours.length === paths.length) return "done";
    if (ours.length > 0) await commitOnce(ours.map((path) => ({ kind: "delete", path })));
    return refusal;
  }

  async function commit(writes: readonly FirestoreWrite[]): Promise<Committed> {
    const nonce = newId();
    const signed = writes.map((write) =>
      write.kind === "create" ? { ...write, fields: { ...write.fields, [MADE_BY]: nonce } } : write,
    );
    for (const write of signed) {
      if (write.kind !== "delete") assertFits(write.path, write.fields);
    }
    try {
      await commitOnce(signed);
      return "done";
    } catch (error) {
      if (isCode(error, ALREADY_EXISTS)) return settle(signed, nonce, "exists");
      if (isCode(error, NOT_FOUND)) return settle(signed, nonce, "missing");
      throw error;
    }
  }

  async function commitAll(writes: readonly FirestoreWrite[]): Promise<void> {
    let part: FirestoreWrite[] = [];
    let bytes = 0;
    for (const write of writes) {
      const more = write.kind === "delete" ? 0 : documentBytes(write.path, write.fields);
      if (part.length === WRITES_A_COMMIT || (part.length > 0 && bytes + more > BYTES_A_COMMIT)) {
        await commit(part);
        part = [];
        bytes = 0;
      }
      part.push(write);
      bytes += more;
    }
    if (part.length > 0) await commit(part);
  }

  return {
    read,
    find,
    commit,
    commitAll,
    async count(collection, where) {
      const answer = await ask((firestore) =>
        queryOf(firestore, collection, { where }).count().get(),
      );
      return answer.data().count;
    },
    async deleteFound(collection, where) {
      for (;;) {
        const found = await find(collection, { where, limit: WRITES_A_COMMIT, select: [] });
        await commitAll(found.map(({ path }) => ({ kind: "delete", path })));
        if (found.length < WRITES_A_COMMIT) return;
      }
    },
    close,
  };
}

function queryOf(firestore: Firestore, collection: string, question: FirestoreQuestion): Query {
  const { where = [], orderBy, limit, select } = question;
  let query: Query = firestore.collection(collection);
  for (const [field, op, value] of where) query = query.where(field, op, toFirestoreValue(value));
  if (orderBy !== undefined) query = query.orderBy(...orderBy);
  if (limit !== undefined) query = query.limit(limit);
  return select === undefined ? query : query.select(...select);
}

function addTo(batch: WriteBatch, firestore: Firestore, write: FirestoreWrite): void {
  const at = firestore.doc(write.path);
  if (write.kind === "delete") {
    batch.delete(at, write.mustExist === true ? { exists: true } : {});
    return;
  }
  // Only the texts in it are other than before.
  const fields = toFirestoreValue(write.fields) as Record<string, unknown>;
  if (write.kind === "create") batch.create(at, fields);
  else if (write.kind === "set") batch.set(at, fields);
  else batch.update(at, fields);
}

function fieldsOf(snapshot: DocumentSnapshot | undefined): Fields | undefined {
  return fromFirestoreValue(snapshot?.data()) as Fields | undefined;
}

function isCode(error: unknown, code: number): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === code;
}
