import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from "@google-cloud/firestore";
import type { FirestoreConfig } from "../../config/read-database.ts";
import { batchReads } from "../batch-reads.ts";
import { type FirestoreCall, type FirestoreClientOptions, openFirestoreClient } from "./client.ts";
import { FirestoreUnreachable } from "./firestore-error.ts";
import {
  assertFits,
  documentBytes,
  type Fields,
  fromFirestoreValue,
  toFirestoreValue,
} from "./values.ts";

/** Of a commit's 500 writes and 10 MiB. */
const WRITES_A_COMMIT = 300;
const BYTES_A_COMMIT = 4 * 1024 * 1024;

export type Where = readonly [
  field: string,
  op: "==" | "<" | "<=" | ">" | ">=" | "array-contains",
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

/** A write, by the document's path. An `update` of a document that isn't there fails. */
export type FirestoreWrite =
  | { readonly kind: "set" | "update"; readonly path: string; readonly fields: Fields }
  | { readonly kind: "delete"; readonly path: string };

/** Three kinds of reading, inside a transaction or outside. */
export type FirestoreReads = {
  /** The documents' fields in the order of their paths, undefined where there is none. */
  read(...paths: string[]): Promise<(Fields | undefined)[]>;
  find(collection: string, question: FirestoreQuestion): Promise<Found[]>;
  count(collection: string, where: readonly Where[]): Promise<number>;
};

export type FirestoreTransaction = FirestoreReads & {
  /** Writes at the transaction's end, all or none. No reading may follow. */
  write(...writes: FirestoreWrite[]): void;
};

/** A thin layer on Google's library, with a deadline round every call. */
export type FirestoreDatabase = FirestoreReads & {
  /**
   * Runs `work` in a transaction of Cloud Firestore's, which is serializable: the writes are made only
   * if all that was read is still the same then. Where it isn't, or the answer was lost, the library
   * waits a second or more and runs `work` again, five times at most. So `work` must do nothing but
   * read and write here, and must recognise its own former writes where these must not be made twice.
   *
   * @throws FirestoreUnreachable when it can't be finished in time; a later write is not begun then.
   */
  transact<T>(work: (transaction: FirestoreTransaction) => Promise<T>): Promise<T>;
  /** All of the writes or none, whatever is there. */
  commit(writes: readonly FirestoreWrite[]): Promise<void>;
  /** Deletes what is found, some hundreds at a time. */
  deleteFound(collection: string, where: readonly Where[]): Promise<void>;
  /** Writes what depends on nothing, some hundreds at a time. */
  commitAll(writes: readonly FirestoreWrite[]): Promise<void>;
  close(): Promise<void>;
};

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
    return docs.map(readFound);
  }

  async function commit(writes: readonly FirestoreWrite[]): Promise<void> {
    await ask((firestore) => {
      const batch = firestore.batch();
      for (const write of writes) addTo(batch, firestore, write);
      return batch.commit();
    });
  }

  function transact<T>(work: (transaction: FirestoreTransaction) => Promise<T>): Promise<T> {
    return ask((firestore, call) =>
      firestore.runTransaction(async (transaction) => {
        const result = await work(transactionOn(firestore, transaction, call));
        // It may have waited for others meanwhile.
        assertAwaited(call);
        return result;
      }),
    );
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
    transact,
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

function transactionOn(
  firestore: Firestore,
  transaction: Transaction,
  call: FirestoreCall,
): FirestoreTransaction {
  async function answerOf<T>(read: () => Promise<T>): Promise<T> {
    assertAwaited(call);
    const answer = await read();
    call.noteAnswer();
    return answer;
  }
  return {
    async read(...paths) {
      const refs = paths.map((path) => firestore.doc(path));
      return (await answerOf(() => transaction.getAll(...refs))).map(fieldsOf);
    },
    async find(collection, question) {
      const query = queryOf(firestore, collection, question);
      return (await answerOf(() => transaction.get(query))).docs.map(readFound);
    },
    async count(collection, where) {
      const query = queryOf(firestore, collection, { where }).count();
      return (await answerOf(() => transaction.get(query))).data().count;
    },
    write(...writes) {
      for (const write of writes) addTo(transaction, firestore, write);
    },
  };
}

/**
 * @throws FirestoreUnreachable, which the library doesn't retry, where the caller no longer waits.
 */
function assertAwaited(call: FirestoreCall): void {
  if (call.isGivenUp()) throw new FirestoreUnreachable("the transaction is late");
}

/** A batch, or a transaction. */
type Writer = {
  set(at: DocumentReference, fields: Record<string, unknown>): unknown;
  update(at: DocumentReference, fields: Record<string, unknown>): unknown;
  delete(at: DocumentReference): unknown;
};

/** @throws DocumentTooLarge */
function addTo(to: Writer, firestore: Firestore, write: FirestoreWrite): void {
  const at = firestore.doc(write.path);
  if (write.kind === "delete") {
    to.delete(at);
    return;
  }
  assertFits(write.path, write.fields);
  // Only the texts in it are other than before.
  const fields = toFirestoreValue(write.fields) as Record<string, unknown>;
  if (write.kind === "set") to.set(at, fields);
  else to.update(at, fields);
}

function readFound(snapshot: DocumentSnapshot): Found {
  return { id: snapshot.id, path: snapshot.ref.path, fields: fieldsOf(snapshot) ?? {} };
}

function fieldsOf(snapshot: DocumentSnapshot | undefined): Fields | undefined {
  return fromFirestoreValue(snapshot?.data()) as Fields | undefined;
}
