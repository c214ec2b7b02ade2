import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StartupError } from "../../../src/server/lib/startup-error.ts";
import { createPostgresStore } from "../../../src/server/store/sql/create-postgres-store.ts";
import { createSqlStore } from "../../../src/server/store/sql/create-sql-store.ts";
import { POSTGRES_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { migratePostgres } from "../../../src/server/store/sql/postgres/migrate-postgres.ts";
import { openPostgresDatabase } from "../../../src/server/store/sql/postgres/postgres-database.ts";
import {
  type SqlDatabase,
  type SqlValue,
  schemaVersion,
} from "../../../src/server/store/sql/sql-database.ts";
import { StorageDamaged, StorageUnreachable } from "../../../src/server/store/storage-error.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startDatabaseRelay } from "../../support/store/database-relay.ts";
import {
  POSTGRES_PASSWORD,
  type PostgresServer,
  startPostgresServer,
} from "../../support/store/postgres-server.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { storeContract } from "./store-contract.ts";

const NOW_MS = 1_700_000_000_000;
const NEWEST = POSTGRES_MIGRATIONS.at(-1)?.version;

let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await startPostgresServer();
  url = await server.createDatabase();
  await migratePostgres(url);
}, 60_000);
afterAll(() => server.dispose());

/** Sooner done than a database of its own, or than TRUNCATE. */
const EMPTY =
  "users trips unclaimed_trips generations oauth_entries account_links pending_sign_ins removed_generations lookups"
    .split(" ")
    .map((table) => `DELETE FROM ${table}`)
    .join("; ");

/** Asks the database as an operator would, beside the store. */
async function ask(at: string, sql: string, values: SqlValue[] = []) {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query<Record<string, SqlValue>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

storeContract("PostgreSQL", async () => ({
  // Its tables are there by now.
  store: createSqlStore(openPostgresDatabase(url), POSTGRES_MIGRATIONS),
  reopen: () => createPostgresStore(url),
  dispose: async () => void (await ask(url, EMPTY)),
}));

describe("a PostgreSQL database", () => {
  /** The error that an operator would read when the database can't be used. */
  async function refusal(at: string): Promise<string> {
    try {
      await (await createPostgresStore(at)).close();
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      expect(error.message).not.toContain(encodeURIComponent(POSTGRES_PASSWORD));
      expect(error.message).not.toContain(POSTGRES_PASSWORD);
      return error.message;
    }
    throw new Error("the database was opened");
  }

  async function versionsAt(at: string): Promise<number[]> {
    const rows = await ask(at, "SELECT version FROM migrations ORDER BY version");
    return rows.map(({ version }) => Number(version));
  }

  test("that is new is made ready by many processes at once, each step made once", async () => {
    const empty = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => createPostgresStore(empty)));
    for (const store of stores) {
      await store.checkReady();
      await store.close();
    }
    const versions = POSTGRES_MIGRATIONS.map(({ version }) => version);
    expect(await versionsAt(empty)).toEqual([0, ...versions]);
  });

  test("is brought from any version to the newest, and each step leaves it whole or untouched", async () => {
    const at = await server.createDatabase();
    const step = (version: number) => ({ version, sql: `CREATE TABLE step_${version} (id TEXT)` });
    await migratePostgres(at, [step(1)]);
    const broken = { version: 3, sql: "CREATE TABLE half (id TEXT); CREATE TABLE nonsense" };
    await expect(migratePostgres(at, [step(1), step(2), broken])).rejects.toThrow(StartupError);
    expect(await versionsAt(at)).toEqual([0, 1, 2]);
    const all = [1, 2, 3, 4, 5].map(step);
    await Promise.all([migratePostgres(at, all), migratePostgres(at, all)]);
    expect(await versionsAt(at)).toEqual([0, 1, 2, 3, 4, 5]);
    const half = await ask(at, "SELECT 1 FROM pg_tables WHERE tablename = 'half'");
    expect(half).toEqual([]);
  });

  test("of a newer Tripwright is refused with the version to install, and left as it was", async () => {
    const at = await server.createDatabase();
    await (await createPostgresStore(at)).close();
    await ask(at, "INSERT INTO migrations VALUES (999, '7.8.9', 0)");
    const message = await refusal(at);
    expect(message).toContain(`The database 127.0.0.1:${server.port}/`);
    expect(message).toContain("is at version 999");
    expect(message).toMatch(/Install Tripwright 7\.8\.9 or newer\.$/);
    expect((await versionsAt(at)).at(-1)).toBe(999);
  });

  test("whose schema moved on under a running server is not ready", async () => {
    const at = await server.createDatabase();
    const store = await createPostgresStore(at);
    await store.checkReady();
    await ask(at, "INSERT INTO migrations VALUES (999, '7.8.9', 0)");
    await expect(store.checkReady()).rejects.toThrow("schema");
    await store.close();
  });

  test("that was emptied under a running server is not ready, and nothing is saved into it", async () => {
    const emptied = await server.createDatabase();
    const store = await createPostgresStore(emptied);
    const { id: userId } = await store.users.upsert(storePerson("ada"));
    await ask(emptied, "DROP SCHEMA public CASCADE");
    await ask(emptied, "CREATE SCHEMA public");
    await expect(store.checkReady()).rejects.toBeInstanceOf(StorageDamaged);
    await expect(saveTrip(store, { userId, nowMs: NOW_MS })).rejects.toBeInstanceOf(StorageDamaged);
    await store.close();
  });

  test("that only reads is not ready", async () => {
    const at = await server.createDatabase();
    const store = await createPostgresStore(at);
    const name = new URL(at).pathname.slice(1);
    await ask(at, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await ask(
      at,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
      [name],
    );
    await expect(store.checkReady()).rejects.toBeInstanceOf(StorageUnreachable);
    await store.close();
  });

  test("that can't be opened is refused in one sentence, without the password", async () => {
    const wrong = (change: (parts: URL) => void): Promise<string> => {
      const parts = new URL(url);
      change(parts);
      return refusal(parts.href);
    };
    const nobodyThere = await freePort();
    expect(
      await wrong((parts) => {
        parts.port = String(nobodyThere);
      }),
    ).toMatch(/doesn't answer \(ECONNREFUSED\)\. Start its server, or correct DATABASE_URL\.$/);
    expect(
      await wrong((parts) => {
        parts.password = "guessed";
      }),
    ).toMatch(/refuses the user or the password\. Correct them in DATABASE_URL\.$/);
    expect(
      await wrong((parts) => {
        parts.pathname = "/elsewhere";
      }),
    ).toMatch(/^There is no database 127\.0\.0\.1:\d+\/elsewhere\. Create it/);
    await ask(url, "CREATE USER reader PASSWORD 'reads'");
    const bare = new URL(await server.createDatabase());
    bare.username = "reader";
    bare.password = "reads";
    expect(await refusal(bare.href)).toMatch(/may not make tables .* Make that user its owner\.$/);
  });

  test("takes two processes saving at the same millisecond: nothing lost, nothing refused", async () => {
    const at = await server.createDatabase();
    const stores = [await createPostgresStore(at), await createPostgresStore(at)];
    const people = await Promise.all(
      stores.map((store, index) => store.users.upsert(storePerson(`person ${index}`))),
    );
    const ids = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const [store, person] = [stores[index % 2], people[index % 2]];
        if (store === undefined || person === undefined) throw new Error("there are two");
        return saveTrip(store, { userId: person.id, nowMs: NOW_MS });
      }),
    );
    expect(ids.toSorted()).toEqual(
      Array.from({ length: 100 }, (_, index) => String(NOW_MS + index)),
    );
    for (const store of stores) await store.close();
  });
});

describe("a connection to PostgreSQL", () => {
  let database: SqlDatabase;
  let at: string;
  beforeAll(async () => {
    at = await server.createDatabase();
    await migratePostgres(at);
    database = openPostgresDatabase(at);
  });
  afterAll(() => database.close());

  const save = (key: string, value: string) =>
    ["INSERT INTO lookups (key_hash, value, saved_at_ms) VALUES ($1, $2, 0)", key, value] as const;
  const count = async () =>
    Number((await database.get("SELECT count(*) AS total FROM lookups"))?.total);

  test("that is lost in a transaction leaves nothing of it, and is replaced by another", async () => {
    const before = await count();
    const lost = database.transaction(async (tx) => {
      await tx.run(...save("lost", "x"));
      const row = await tx.get("SELECT pg_backend_pid() AS pid");
      await ask(at, "SELECT pg_terminate_backend($1)", [Number(row?.pid)]);
      await tx.run(...save("lost too", "x"));
    });
    await expect(lost).rejects.toBeInstanceOf(StorageUnreachable);
    expect(await count()).toBe(before);
  });

  test("is given back whole when the work on it throws, however often", async () => {
    const before = await count();
    for (let time = 0; time < 30; time += 1) {
      const failing = database.transaction(async (tx) => {
        await tx.run(...save("half-way", "x"));
        throw new Error("half-way");
      });
      await expect(failing).rejects.toThrow("half-way");
    }
    expect(await count()).toBe(before);
  });

  test("carries what many want in one turn as one statement", async () => {
    const who = database.rememberOne(
      "SELECT CAST($1 AS TEXT) AS who, CAST(statement_timestamp() AS TEXT) AS at",
      (row) => ({ who: row?.who, at: row?.at }),
    );
    const names = ["ada", "eve", "ada", "a\u0000b", '{},"\\'];
    const answers = await Promise.all(names.map((name) => who(name)));
    expect(answers.map((answer) => answer.who)).toEqual(names);
    expect(new Set(answers.map(({ at }) => at)).size).toBe(1);
  });

  test("tries again what stood in each other's way, until both are done", async () => {
    await database.run(...save("one", ""));
    await database.run(...save("two", ""));
    let arrived = 0;
    const add = (keys: readonly string[], letter: string) =>
      database.transaction(async (tx) => {
        for (const key of keys) {
          await tx.run("UPDATE lookups SET value = value || $1 WHERE key_hash = $2", letter, key);
          arrived += 1;
          // Each has its first before either asks for its second.
          while (arrived < 2) await wait(5);
        }
      });
    await Promise.all([add(["one", "two"], "a"), add(["two", "one"], "b")]);
    const rows = await database.all(
      "SELECT value FROM lookups WHERE key_hash = 'one' OR key_hash = 'two'",
    );
    expect(rows.map(({ value }) => [...String(value)].toSorted().join(""))).toEqual(["ab", "ab"]);
  });

  test("waits for the connections it has where the server grants no more", async () => {
    const taken: pg.Client[] = [];
    try {
      // Its own, opened before the others leave no room.
      expect(await count()).toBeGreaterThanOrEqual(0);
      for (;;) {
        const client = new pg.Client({ connectionString: at });
        const isIn = await client.connect().then(
          () => true,
          () => false,
        );
        if (!isIn) break;
        taken.push(client);
      }
      const slow = () => database.get("SELECT pg_sleep(0.05) AS done");
      const answers = await Promise.allSettled(Array.from({ length: 30 }, slow));
      expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    } finally {
      await Promise.all(taken.map((client) => client.end()));
    }
  });

  test.runIf(IS_NIGHTLY)(
    "that falls silent has eight seconds for each call, its waiting included",
    async () => {
      const relay = await startDatabaseRelay(at);
      const cutOff = openPostgresDatabase(relay.url);
      const ask = () => cutOff.get("SELECT count(*) AS total FROM lookups");
      try {
        await Promise.all([ask(), ask()]);
        relay.fallSilent();
        const startedMs = Date.now();
        // Over connections that are open, over ones that can't be made, and waiting for either.
        const calls = [
          ...Array.from({ length: 20 }, ask),
          cutOff.transaction(async (tx) => tx.run("SELECT 1")),
        ];
        for (const one of await Promise.allSettled(calls)) {
          expect(one.status === "rejected" && one.reason).toBeInstanceOf(StorageUnreachable);
        }
        expect(Date.now() - startedMs).toBeLessThan(30_000);
      } finally {
        relay.close();
        await cutOff.close();
      }
    },
  );

  test("gives up a statement that takes too long", async () => {
    expect(await database.get("SHOW statement_timeout")).toEqual({ statement_timeout: "7s" });
    const slow = database.transaction(async (tx) => {
      await tx.run("SET LOCAL statement_timeout = 50");
      await tx.run("SELECT pg_sleep(60)");
    });
    await expect(slow).rejects.toBeInstanceOf(StorageUnreachable);
    expect(await schemaVersion(database)).toBe(NEWEST);
  });

  test.each(["SIGINT", "SIGQUIT"] as const)(
    "to a server that stopped by %s fails in time and as that, and works soon after it is back",
    async (signal) => {
      await Promise.all(Array.from({ length: 10 }, () => count()));
      await server.stop(signal);
      const startedMs = Date.now();
      const tries = await Promise.allSettled(Array.from({ length: 40 }, () => count()));
      expect(Date.now() - startedMs).toBeLessThan(30_000);
      for (const one of tries) {
        expect(one.status === "rejected" && one.reason).toBeInstanceOf(StorageUnreachable);
      }
      await server.start();
      const backMs = Date.now();
      await expect.poll(() => count().catch(() => -1), { timeout: 60_000 }).toBeGreaterThan(-1);
      expect(Date.now() - backMs).toBeLessThan(30_000);
      expect(await Promise.all(Array.from({ length: 40 }, () => count()))).toHaveLength(40);
    },
  );
});
