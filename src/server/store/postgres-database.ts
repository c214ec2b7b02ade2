import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { createSeats } from "../lib/seats.ts";
import { asStoreError, isConnectionLost, isInTheWay } from "./postgres-error.ts";
import { fromPostgresText, toPostgresText } from "./postgres-text.ts";
import { StorageUnreachable } from "./storage-unreachable.ts";

const MAX_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Whoever waits longer for one of the connections to be free is told to come back. */
const WAIT_MS = 30_000;
/** The server gives a statement up after this. */
const STATEMENT_MS = 8_000;
/** We give the server up after this: a machine that is cut off says nothing at all. */
const ANSWER_MS = 10_000;
/** How often a transaction is tried that others stand in the way of. */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 5;

export type PostgresValue = string | number | null;
/** A list takes the place of many statements: `unnest($1::text[])`. */
export type PostgresArgument = PostgresValue | readonly PostgresValue[];
export type PostgresRow = Readonly<Record<string, PostgresValue>>;

/** Statements with their values, which are always bound (`$1`), never put into them. */
export type PostgresQueries = {
  /** @returns how many rows were written. */
  run(sql: string, ...values: PostgresArgument[]): Promise<number>;
  get(sql: string, ...values: PostgresArgument[]): Promise<PostgresRow | undefined>;
  all(sql: string, ...values: PostgresArgument[]): Promise<PostgresRow[]>;
};

/** A thin hand on pg: some connections, statements on any of them, and transactions on one. */
export type PostgresDatabase = PostgresQueries & {
  /**
   * Runs `work` in a transaction; a throw rolls it back. Where another's stood in its way it is run
   * again from the start, so `work` must do nothing but ask and write here. Never nested.
   */
  transaction<T>(work: (tx: PostgresQueries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Connects when it is first asked something, and again whenever the connection was lost. */
export function openPostgresDatabase(url: string): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "tripwright",
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // A connection that is lost while nobody uses it is no matter: the pool makes another.
  pool.on("error", () => undefined);
  // One that is lost in use tells whoever waits for its answer; this is the same news again.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const seats = createSeats({
    seats: MAX_CONNECTIONS,
    waitMs: WAIT_MS,
    tooLong: () => new StorageUnreachable("the database is behind"),
  });

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      const error = asStoreError(cause);
      seats.turnAway(error);
      throw error;
    }
  }

  async function onOne<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const giveBack = await seats.take();
    try {
      const client = await connect();
      let isLost = false;
      try {
        return await work(client);
      } catch (error) {
        isLost = isConnectionLost(error);
        throw error;
      } finally {
        client.release(isLost);
      }
    } finally {
      giveBack();
    }
  }

  async function once<T>(work: (tx: PostgresQueries) => Promise<T>): Promise<T> {
    return onOne(async (client) => {
      const tx = queriesOn(client);
      await tx.run("BEGIN");
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

  return {
    run: (sql, ...values) => onOne((client) => queriesOn(client).run(sql, ...values)),
    get: (sql, ...values) => onOne((client) => queriesOn(client).get(sql, ...values)),
    all: (sql, ...values) => onOne((client) => queriesOn(client).all(sql, ...values)),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (tries === MOST_TRIES || !isInTheWay(error)) throw error;
        }
        await wait(FIRST_PAUSE_MS * 2 ** tries);
      }
    },
    close: () => pool.end(),
  };
}

/** Asks on one connection. */
export function queriesOn(client: pg.ClientBase): PostgresQueries {
  async function query(sql: string, values: readonly PostgresArgument[]) {
    try {
      return await client.query<Record<string, PostgresValue>>(sql, values.map(toStored));
    } catch (error) {
      throw asStoreError(error);
    }
  }
  const all = async (sql: string, ...values: PostgresArgument[]) =>
    (await query(sql, values)).rows.map(readRow);
  return {
    all,
    get: async (sql, ...values) => (await all(sql, ...values))[0],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
  };
}

function toStored(value: PostgresArgument): PostgresArgument {
  if (typeof value === "string") return toPostgresText(value);
  return typeof value === "object" && value !== null
    ? value.map((one) => (typeof one === "string" ? toPostgresText(one) : one))
    : value;
}

function readRow(row: Record<string, PostgresValue>): PostgresRow {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === "string" && value.includes("\u0001"))
      row[column] = fromPostgresText(value);
  }
  return row;
}
