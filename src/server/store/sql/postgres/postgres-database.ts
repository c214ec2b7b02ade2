import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { createSemaphore } from "../../../lib/semaphore.ts";
import { batchReads } from "../../batch-reads.ts";
import { StorageUnreachable } from "../../storage-error.ts";
import {
  replaceStatement,
  type SqlDatabase,
  type SqlQueries,
  type SqlRow,
  type SqlTransaction,
  type SqlValue,
  type SqlWriter,
} from "../sql-database.ts";
import { POSTGRES_DIALECT } from "../sql-dialects.ts";
import { asStoreError, isConnectionLost, isInTheWay, sqlState } from "./postgres-error.ts";
import { sqlForEach } from "./sql-for-each.ts";

const MAX_CONNECTIONS = 10;
/**
 * A call that has no answer after this is given up, with all its waiting: a page gives up after ten
 * seconds. A transaction has as long to begin, and then for each of its statements.
 */
const CALL_MS = 8_000;
const CONNECT_MS = 5_000;
/** The server gives a statement up after this. */
const STATEMENT_MS = 7_000;
/** After the server has refused a connection, no further one is opened for this long. */
const REST_MS = 1_000;
/** PostgreSQL's code of a server that grants no more connections. */
const TOO_MANY = "53300";
/** How often a transaction is tried that others stand in the way of. */
const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 5;

/** Connects when it is first asked something, and again whenever the connection was lost. */
export function openPostgresDatabase(url: string): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "tripwright",
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: CALL_MS,
    query_timeout: CALL_MS,
    keepAlive: true,
  });
  // A connection that is lost while it is idle doesn't matter: the pool makes another.
  pool.on("error", () => undefined);
  // A connection that is lost in use rejects the query that waits; this event is the same error
  // again.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const onOne = createConnections(pool);

  function inOne<T>(ask: (queries: PostgresQueries) => Promise<T>): Promise<T> {
    return onOne((client, deadline) => ask(queriesOn(client, deadline.leftMs())));
  }

  async function once<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return onOne(async (client, deadline) => {
      await queriesOn(client, deadline.leftMs()).run("BEGIN");
      const tx = queriesOn(client);
      try {
        const result = await work(tx);
        await tx.run("COMMIT");
        return result;
      } catch (error) {
        // With its connection a transaction goes, too.
        if (!isConnectionLost(error)) await tx.run("ROLLBACK");
        throw error;
      }
    });
  }

  const all: SqlQueries["all"] = (sql, ...values) =>
    inOne((queries) => queries.all(sql, ...values));
  const writer: SqlWriter = {
    run: (sql, ...values) => inOne((queries) => queries.run(sql, ...values)),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (tries === MAX_TRIES || !isInTheWay(error)) throw error;
        }
        await wait(FIRST_PAUSE_MS * 2 ** tries);
      }
    },
  };
  return {
    ...writer,
    dialect: POSTGRES_DIALECT,
    all,
    get: (sql, ...values) => inOne((queries) => queries.get(sql, ...values)),
    // Its disk is its own business.
    freeing: writer,
    // Another server may have written.
    remember:
      (sql, read) =>
      async (...values) =>
        read(await all(sql, ...values)),
    rememberOne(sql, read) {
      const readRows = batchReads((keys) =>
        inOne(({ each }) =>
          each(
            sql,
            // Written below.
            keys.map((key) => JSON.parse(key) as string[]),
          ),
        ),
      );
      return async (...values) => read((await readRows(JSON.stringify(values)))[0]);
    },
    close: () => pool.end(),
  };
}

type Work<T> = (client: pg.PoolClient, deadline: Deadline) => Promise<T>;

/** Does work on a connection, of as many as there may be. */
function createConnections(pool: pg.Pool): <T>(work: Work<T>) => Promise<T> {
  const connections = createSemaphore({
    permits: MAX_CONNECTIONS,
    waitMs: CALL_MS,
    onOverload: () => new StorageUnreachable("the database is behind"),
  });

  let inUse = 0;

  /** A connection and the way to give it back. */
  async function connect(deadline: Deadline): Promise<Connected> {
    let release = await connections.acquire();
    for (;;) {
      try {
        const client = await inTime(pool.connect(), deadline);
        inUse += 1;
        return {
          client,
          release(isLost) {
            inUse -= 1;
            client.release(isLost);
            release();
          },
        };
      } catch (cause) {
        if (sqlState(cause) !== TOO_MANY || inUse === 0 || deadline.leftMs() <= 0) {
          release();
          throw asStoreError(cause);
        }
        // There are some, only not as many as we would like: this one waits for one of those.
        setTimeout(release, REST_MS).unref();
        release = await connections.acquire({ waitMs: deadline.leftMs(), isFirst: true });
      }
    }
  }

  return async (work) => {
    const deadline = createDeadline();
    const { client, release } = await connect(deadline);
    let isLost = false;
    try {
      return await work(client, deadline);
    } catch (error) {
      isLost = isConnectionLost(error);
      throw error;
    } finally {
      release(isLost);
    }
  };
}

type Connected = { readonly client: pg.PoolClient; readonly release: (isLost: boolean) => void };

type Deadline = { readonly leftMs: () => number };

function createDeadline(): Deadline {
  const endMs = performance.now() + CALL_MS;
  return { leftMs: () => Math.ceil(endMs - performance.now()) };
}

/** A connection that comes too late is the pool's again. */
function inTime(connecting: Promise<pg.PoolClient>, deadline: Deadline): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        reject(new StorageUnreachable("the database doesn't answer"));
      },
      Math.max(deadline.leftMs(), 0),
    );
    connecting.then(
      (client) => {
        clearTimeout(timer);
        if (isLate) client.release();
        else resolve(client);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/** A list takes the place of many statements. */
type Argument = SqlValue | readonly SqlValue[];

type PostgresQueries = SqlTransaction & {
  /** Asks a query that finds one row at most for each of the lists of values. */
  each(sql: string, lists: readonly (readonly string[])[]): Promise<(SqlRow | undefined)[]>;
};

/** Asks on one connection. @param timeoutMs for each answer; by itself the client's own. */
export function queriesOn(client: pg.ClientBase, timeoutMs?: number): PostgresQueries {
  async function query(sql: string, values: readonly Argument[]) {
    const config = {
      text: sql,
      values: values.map(toStored),
      ...(timeoutMs === undefined ? {} : { query_timeout: Math.max(timeoutMs, 1) }),
    };
    try {
      return await client.query<Record<string, SqlValue>>(config);
    } catch (error) {
      throw asStoreError(error);
    }
  }
  const all = async (sql: string, ...values: SqlValue[]) =>
    (await query(sql, values)).rows.map(readRow);
  return {
    dialect: POSTGRES_DIALECT,
    all,
    get: async (sql, ...values) => (await all(sql, ...values))[0],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    async each(sql, lists) {
      const [first = []] = lists;
      if (lists.length === 1) return [(await all(sql, ...first))[0]];
      const columns = first.map((_, column) => lists.map((values) => values[column] ?? null));
      const { rows } = await query(sqlForEach(sql, first.length), columns);
      const found = new Map(rows.map((row) => [Number(row.asked_at), readRow(row)]));
      return lists.map((_, index) => found.get(index + 1));
    },
    async replaceRows(table, rows) {
      const columns = Object.entries(table.columns).map(
        ([name, type]) => [name, type === "integer" ? "bigint" : "text"] as const,
      );
      const lists = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(", ");
      await query(
        replaceStatement(table, `SELECT * FROM unnest(${lists})`),
        columns.map(([name]) => rows.map((row) => row[name] ?? null)),
      );
    },
  };
}

function toStored(value: Argument): Argument {
  if (typeof value === "string") return toPostgresText(value);
  if (!Array.isArray(value)) return value;
  return value.map((one) => (typeof one === "string" ? toPostgresText(one) : one));
}

function readRow(row: Record<string, SqlValue>): SqlRow {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === "string" && value.includes("\u0001"))
      row[column] = fromPostgresText(value);
  }
  return row;
}

/**
 * PostgreSQL's text holds every character but U+0000, which people's names may. It is kept as U+0001
 * and a letter, and so is U+0001 itself, so that each text comes back as it was.
 */
function toPostgresText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these two are what this is about.
  return text.replace(/[\u0000\u0001]/g, (character) =>
    character === "\u0000" ? "\u0001a" : "\u0001b",
  );
}

/** The inverse of `toPostgresText`. */
function fromPostgresText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  return text.replace(/\u0001([ab])/g, (_, letter) => (letter === "a" ? "\u0000" : "\u0001"));
}
