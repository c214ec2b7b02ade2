import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSqlStore } from "../../../src/server/store/sql/create-sql-store.ts";
import { migratePostgres } from "../../../src/server/store/sql/postgres/migrate-postgres.ts";
import { openPostgresDatabase } from "../../../src/server/store/sql/postgres/postgres-database.ts";
import { sqlForEach } from "../../../src/server/store/sql/postgres/sql-for-each.ts";
import type {
  SqlDatabase,
  SqlTransaction,
  SqlWriter,
} from "../../../src/server/store/sql/sql-database.ts";
import { shareSqlite } from "../../../src/server/store/sql/sqlite/share-sqlite.ts";
import type { SqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-connection.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";
import { useStore } from "../../support/store/use-store.ts";

/**
 * Tables that may be read from end to end: sign-ins under way, which an hour's housekeeping empties, the index
 * that holds the plans under way and no others, what a query has found by its time, to count it, and the accounts of
 * ours, which are a household's.
 */
const MAY_BE_SCANNED = ["pending_sign_ins", "generations_running", "counted", "accounts"];
/** The accounts by any of their indexes. */
const ACCOUNTS = /^SCAN accounts\b|^accounts_\w+_key$/;
/** Indexes by time: what is older, or younger, is what is wanted. Any other wants one row, or one user's. */
const BY_TIME = /_by_(?:expiry|start|time)\b/;
/** The first free millisecond after a taken one: mostly the very next. */
const NEXT_FREE = /AS free FROM trips/;

/** @returns the parts of a store that notes every statement it asks, the same for all databases. */
function watchedParts(database: SqlDatabase, statements: Set<string>) {
  const noted = <Rest extends unknown[], Result>(
    ask: (sql: string, ...rest: Rest) => Result,
  ): ((sql: string, ...rest: Rest) => Result) => {
    return (sql, ...rest) => {
      statements.add(sql);
      return ask(sql, ...rest);
    };
  };
  const writer = (writes: SqlWriter): SqlWriter => ({
    run: noted(writes.run),
    transaction: (work) => writes.transaction((tx) => work(noting(tx))),
  });
  const noting = (tx: SqlTransaction): SqlTransaction => ({
    ...tx,
    run: noted(tx.run),
    get: noted(tx.get),
    all: noted(tx.all),
  });
  const { records, checkReady, close, ...parts } = createSqlStore(
    {
      ...database,
      ...writer(database),
      get: noted(database.get),
      all: noted(database.all),
      freeing: writer(database.freeing),
      remember(sql, read) {
        statements.add(sql);
        return database.remember(sql, read);
      },
      rememberOne(sql, read) {
        statements.add(sql);
        if (database.dialect.name === "postgres") {
          statements.add(sqlForEach(sql, new Set(sql.match(/\$\d/g)).size));
        }
        return database.rememberOne(sql, read);
      },
    },
    [],
  );
  return parts;
}

describe("no statement of the SQLite store reads a whole table", () => {
  let folder: string;
  let path: string;
  let database: SqliteDatabase;
  const statements = new Set<string>();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tripwright-plans-"));
    path = join(folder, "tripwright.sqlite");
    database = openSqliteDatabase(path);
  });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  function scans(): string[] {
    // Of its own: what `database` has prepared it doesn't plan again.
    const asking = new DatabaseSync(path);
    const found = [...statements].flatMap((sql) =>
      asking
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail))
        // Parameters of our own.
        .filter((detail) => !detail.includes("VIRTUAL TABLE"))
        .filter((detail) => /^(?:SCAN|SEARCH) \w/.test(detail) && detail !== "SCAN CONSTANT ROW")
        .filter((detail) => !/\(.*=/.test(detail) && !BY_TIME.test(detail))
        .filter((detail) => !MAY_BE_SCANNED.some((name) => detail.endsWith(name)))
        .filter((detail) => !ACCOUNTS.test(detail))
        .map((detail) => `${detail}: ${sql}`),
    );
    asking.close();
    return found;
  }

  test("whichever method is called", async () => {
    const shared = shareSqlite(database, { take: () => true, giveUp: () => false });
    const unused = await useStore(watchedParts(shared, statements));
    expect(unused).toEqual([]);
    expect(statements.size).toBeGreaterThan(45);
    expect(scans()).toEqual([]);
    const [measure = ""] = [...statements].filter((sql) => sql.includes("octet_length"));
    expect(database.all(`EXPLAIN QUERY PLAN ${measure}`)).toMatchObject([
      { detail: "SEARCH trips USING COVERING INDEX trips_by_size (owner_id=?)" },
    ]);
  });
});

describe("no statement of the PostgreSQL store reads a whole table", () => {
  let database: SqlDatabase;
  let client: pg.Client;
  const statements = new Set<string>();
  beforeAll(async () => {
    const url = await newPostgresDatabase();
    await migratePostgres(url);
    database = openPostgresDatabase(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    // Small tables are read whole, and rightly; with this only where there is no other way.
    await client.query("SET enable_seqscan = off");
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  async function scans(): Promise<string[]> {
    const found: string[] = [];
    for (const sql of statements) {
      if (NEXT_FREE.test(sql)) continue;
      const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`);
      for (const scan of wholeScans(rows[0]["QUERY PLAN"][0].Plan)) found.push(`${scan}: ${sql}`);
    }
    return found;
  }

  test("whichever method is called", async () => {
    const unused = await useStore(watchedParts(database, statements));
    expect(unused).toEqual([]);
    expect(statements.size).toBeGreaterThan(45);
    expect(await scans()).toEqual([]);
  });
});

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
};

/** Tables and indexes that a plan reads from end to end, or from somewhere on. */
function wholeScans(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(wholeScans);
  const name = node["Index Name"] ?? node["Relation Name"];
  const condition = node["Index Cond"] ?? "";
  const isWhole = / Scan$/.test(node["Node Type"]) && !/ = /.test(condition);
  const isMeant = condition !== "" && BY_TIME.test(name ?? "");
  // A bitmap's index is in a node of its own below.
  const isRead = name !== undefined && node["Node Type"] !== "Bitmap Heap Scan";
  if (!isWhole || !isRead || isMeant || ACCOUNTS.test(name)) return below;
  if (MAY_BE_SCANNED.includes(name)) return below;
  return [`${node["Node Type"]} of ${name}`, ...below];
}
