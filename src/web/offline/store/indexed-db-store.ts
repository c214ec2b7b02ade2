import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { OfflineStore } from "./offline-store.ts";
import { type StoreOptions, TableStore } from "./table-store.ts";
import { TABLES, type Table, type Tables, type Transaction } from "./tables.ts";

const DATABASE = "tripwright";
const DATABASE_VERSION = 2;
/** Browsers have been seen never to answer, and a tab that sleeps can hold the database. */
const ANSWER_WITHIN_MS = 3000;

/** Keeps in the browser's database, beyond the tab's life and for all tabs together. */
export function createIndexedDbStore(options: StoreOptions): OfflineStore {
  return new TableStore(createIndexedDbTables(), options);
}

/** Whether the database can be opened: in private windows and locked-down browsers it may not. */
export async function canOpenIndexedDb(): Promise<boolean> {
  try {
    const opening = openDatabase();
    // Whenever it comes.
    opening.done.then((database) => database.close()).catch(() => undefined);
    await opening.inTime;
    return true;
  } catch {
    return false;
  }
}

function openDatabase(): Started<IDBPDatabase> {
  return startInTime((giveUp) =>
    openDB(DATABASE, DATABASE_VERSION, {
      upgrade(database) {
        for (const table of TABLES) {
          if (database.objectStoreNames.contains(table)) continue;
          database.createObjectStore(
            table,
            table === "writes" ? { keyPath: "seq", autoIncrement: true } : undefined,
          );
        }
      },
      blocked: giveUp,
      // Another tab wants to upgrade or delete it: holding on would block it for good.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
      },
    }),
  );
}

type Started<T> = { readonly done: Promise<T>; readonly inTime: Promise<T> };

/** `inTime` rejects where it takes too long or is given up; `done` goes on whatever happens. */
function startInTime<T>(start: (giveUp: () => void) => Promise<T>): Started<T> {
  let giveUp: () => void = () => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Error("the database doesn't answer, or an older tab holds it"));
  });
  const done = start(giveUp);
  const timer = setTimeout(giveUp, ANSWER_WITHIN_MS);
  const inTime = Promise.race([done, givenUp]).finally(() => clearTimeout(timer));
  return { done, inTime };
}

function createIndexedDbTables(): Tables {
  let connection: Promise<IDBPDatabase> | undefined;

  /** One that hung fails at once from then on, and is used when it does open after all. */
  function connect(): Promise<IDBPDatabase> {
    if (connection !== undefined) return connection;
    const { done, inTime } = openDatabase();
    connection = inTime;
    const become = (next: typeof connection) => {
      if (connection === inTime) connection = next;
    };
    done.then(
      () => become(done),
      () => become(undefined),
    );
    return connection;
  }

  async function run<T>(
    mode: IDBTransactionMode,
    work: (rows: Transaction) => Promise<T>,
    isDurable = false,
  ): Promise<T> {
    for (let isRetry = false; ; isRetry = true) {
      const connecting = connect();
      const database = await connecting;
      try {
        return await runOnce(database, mode, work, isDurable);
      } catch (error) {
        if (isRetry || (error as Error).name === "QuotaExceededError") throw error;
        // It may have been closed or deleted under our hands; a new connection tells.
        database.close();
        if (connection === connecting) connection = undefined;
      }
    }
  }

  return {
    kind: "indexed-db",
    read: (work) => run("readonly", work),
    change: (work, isDurable) => run("readwrite", work, isDurable),
    destroy: () => startInTime((giveUp) => deleteDB(DATABASE, { blocked: giveUp })).inTime,
  };
}

async function runOnce<T>(
  database: IDBPDatabase,
  mode: IDBTransactionMode,
  work: (rows: Transaction) => Promise<T>,
  isDurable: boolean,
): Promise<T> {
  const durability = isDurable ? "strict" : "relaxed";
  // A transaction that only reads is typed so that it can't write.
  const transaction = database.transaction(TABLES, mode as "readwrite", { durability });
  // Seen to below, but only when the work is through.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(rowsIn(transaction));
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

function rowsIn(transaction: IDBPTransaction<unknown, readonly Table[], "readwrite">): Transaction {
  return {
    get: (table, key) => transaction.objectStore(table).get(key),
    all: (table) => transaction.objectStore(table).getAll(),
    async put(table, row, key) {
      await transaction.objectStore(table).put(row, key);
    },
    add: async (write) => Number(await transaction.objectStore("writes").add(write)),
    delete: (table, key) => transaction.objectStore(table).delete(key),
    async clear() {
      for (const table of TABLES) await transaction.objectStore(table).clear();
    },
  };
}
