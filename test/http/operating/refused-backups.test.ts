import {
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../../../src/server/lib/startup-error.ts";
import { checkBackup } from "../../../src/server/operating/backup/check-backup.ts";
import { restoreBackup } from "../../../src/server/operating/backup/restore-backup.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { spawnCommand } from "../../support/server/spawn-command.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { FILLED_AT_MS, fillDatabase } from "../../support/store/fill-database.ts";
import { oneGoodBackup } from "../../support/store/good-backup.ts";
import { storePerson } from "../../support/store/store-person.ts";

const good = oneGoodBackup();
const folder = eachDataFolder("backups");
let dataDir: string;
let database: string;
beforeEach(() => {
  ({ dataDir, path: database } = folder());
});

const restore = (...args: string[]) =>
  spawnCommand("restore-main", args, { DATA_DIR: dataDir }).ended;

describe("a backup that isn't good is refused, and the data stays as it was:", () => {
  async function refusal(file: string): Promise<string> {
    await fillDatabase(database, 2);
    const before = readFileSync(database);
    const listed = readdirSync(dataDir).toSorted();
    const refuse = async (work: () => Promise<unknown>): Promise<string> => {
      try {
        await work();
      } catch (error) {
        if (error instanceof StartupError) return error.message;
        throw error;
      }
      throw new Error("it was taken");
    };
    const looked = await refuse(() => checkBackup(file));
    const restored = await refuse(() => restoreBackup(file, { database, nowMs: FILLED_AT_MS }));
    expect(restored).toBe(looked);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(readdirSync(dataDir).toSorted()).toEqual(listed);
    expect(restored).toContain(file);
    return restored;
  }

  test.each<[string, (path: string) => void]>([
    ["cut in half", (path) => truncateSync(path, statSync(path).size / 2)],
    ["without its last page", (path) => truncateSync(path, statSync(path).size - 4096)],
    ["empty", (path) => truncateSync(path, 0)],
    ["no database", (path) => writeFileSync(path, "This is a letter. ".repeat(1_000))],
    [
      "another program's",
      (path) => {
        rmSync(path);
        const other = new DatabaseSync(path);
        other.exec("CREATE TABLE recipes (id TEXT)");
        other.close();
      },
    ],
    [
      "one whose trips have no owner any more",
      (path) => {
        const other = new DatabaseSync(path, { enableForeignKeyConstraints: false });
        other.exec("DELETE FROM users");
        other.close();
      },
    ],
    [
      "one with a document that is none",
      (path) => {
        const other = new DatabaseSync(path);
        other.exec("UPDATE trips SET document = '{\"id\":' WHERE id LIKE '%1'");
        other.close();
      },
    ],
  ])("%s", async (_name, spoil) => {
    const file = good().copyTo(dataDir);
    spoil(file);
    expect(await refusal(file)).toMatch(/is (damaged|no whole database|not Tripwright's)/);
  });

  test("one bit that isn't as it was, wherever it is", async () => {
    const file = good().copyTo(dataDir);
    copyFileSync(`${good().path}.sha256`, `${file}.sha256`);
    const whole = readFileSync(file);
    await checkBackup(file);
    for (const part of [0.0001, 0.1, 0.33, 0.5, 0.77, 0.9, 0.9999]) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(bytes.length * part);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      writeFileSync(file, bytes);
      expect(await refusal(file)).toContain("was altered or cut off since it was made");
    }
  });

  test("a newer Tripwright's, which it names", async () => {
    const file = good().copyTo(dataDir);
    const other = new DatabaseSync(file);
    other.exec("INSERT INTO migrations VALUES (999, 0, '7.8.9')");
    other.close();
    expect(await refusal(file)).toMatch(
      /is at version 999, .* Install Tripwright 7\.8\.9 or newer\.$/,
    );
  });

  test("a database in use, whose newest trips are in a log beside it", async () => {
    const inUse = join(dataDir, "in-use.sqlite");
    const store = createSqliteStore(inUse);
    await store.users.upsert(storePerson("ada"));
    expect(await refusal(inUse)).toContain("is a database in use, not a backup");
    await store.close();
  });

  test("none", async () => {
    expect(await refusal(join(dataDir, "none.sqlite"))).toContain("There is no file");
    const { code, stderr } = await restore(join(dataDir, "none.sqlite"));
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `There is no file ${join(dataDir, "none.sqlite")}. Name a backup.\n`,
    });
  });
});
