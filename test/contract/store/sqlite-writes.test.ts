import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SqlDatabase } from "../../../src/server/store/sql/sql-database.ts";
import { shareSqlite } from "../../../src/server/store/sql/sqlite/share-sqlite.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";

const SAVE = "INSERT INTO lookups (key_hash, value, saved_at_ms) VALUES ($1, 'x', 0)";

describe("what is written to SQLite in one turn of the event loop", () => {
  let folder: string;
  let path: string;
  let database: SqlDatabase;
  let commits: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tripwright-writes-"));
    path = join(folder, "tripwright.sqlite");
    const connection = openSqliteDatabase(path);
    commits = 0;
    const counted = {
      ...connection,
      commit() {
        commits += 1;
        connection.commit();
      },
    };
    database = shareSqlite(counted, { take: () => true, giveUp: () => false });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The rows that another connection reads, which sees only committed ones. */
  function committed(): string[] {
    const other = new DatabaseSync(path, { readOnly: true });
    const rows = other.prepare("SELECT key_hash FROM lookups ORDER BY key_hash").all();
    other.close();
    return rows.map(({ key_hash }) => String(key_hash));
  }

  test("is one transaction, and all of it is durable before any of it is answered", async () => {
    const seen = await Promise.all(
      ["a", "b", "c"].map(async (key) => {
        await database.transaction((tx) => tx.run(SAVE, key));
        return committed();
      }),
    );
    expect(seen).toEqual(Array(3).fill(["a", "b", "c"]));
    expect(commits).toBe(1);
    await database.close();
  });

  test("fails alone where it fails: no trace of it is left, and the others are made", async () => {
    const [first, failing, taken, last] = await Promise.allSettled([
      database.run(SAVE, "first"),
      database.transaction(async (tx) => {
        await tx.run(SAVE, "failing");
        throw new Error("half-way");
      }),
      database.run(SAVE, "first"),
      database.run(SAVE, "last"),
    ]);
    expect(committed()).toEqual(["first", "last"]);
    expect([first?.status, last?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(failing).toMatchObject({ reason: new Error("half-way") });
    expect(taken).toMatchObject({ status: "rejected", reason: { code: "ERR_SQLITE_ERROR" } });
    await database.close();
  });

  test("is made when the database is closed in the same turn", async () => {
    const saving = database.run(SAVE, "late");
    await database.close();
    expect(await saving).toBe(1);
    expect(committed()).toEqual(["late"]);
  });
});
