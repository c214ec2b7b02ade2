import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { makeBackup } from "../../../src/server/operating/backup/make-backup.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { FILLED_AT_MS } from "./fill-database.ts";
import { type Filled, fillStore, seenThroughPorts } from "./fill-store.ts";

/** A backup of a store with everything in it, and what it holds: twelve trips among it. */
type GoodBackup = {
  /** Its hash is beside it. */
  readonly path: string;
  readonly filled: Filled;
  /** Its contents, read through the store's ports. */
  readonly seen: unknown;
  /** A copy that may be spoilt, without the hash. */
  copyTo(folder: string): string;
};

/** One for all tests of a file. */
export function oneGoodBackup(): () => GoodBackup {
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-good-"));
  let good: GoodBackup | undefined;
  beforeAll(async () => {
    good = await makeGoodBackup(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));
  return () => {
    if (good === undefined) throw new Error("the backup is there when the tests begin");
    return good;
  };
}

async function makeGoodBackup(dataDir: string): Promise<GoodBackup> {
  const database = join(dataDir, "tripwright.sqlite");
  const store = createSqliteStore(database);
  const filled = await fillStore(store);
  const seen = await seenThroughPorts(store, filled);
  const path = join(dataDir, "good.sqlite");
  await makeBackup(database, { dataDir, to: path, keep: 1, nowMs: FILLED_AT_MS });
  await store.close();
  return {
    path,
    filled,
    seen,
    copyTo(folder) {
      const copy = join(folder, "spoilt.sqlite");
      copyFileSync(path, copy);
      return copy;
    },
  };
}
