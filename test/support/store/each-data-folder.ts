import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { freePort } from "../server/free-port.ts";

export type DataFolder = {
  readonly dataDir: string;
  /** Of the embedded database, which isn't there yet. */
  readonly path: string;
  /** DATA_DIR, and a PORT that is free. */
  readonly env: { readonly DATA_DIR: string; readonly PORT: string };
};

/** A data folder and a port of its own for each test of a file, as a program is given them. */
export function eachDataFolder(name: string): () => DataFolder {
  let folder: DataFolder | undefined;
  beforeEach(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), `tripwright-${name}-`));
    const path = join(dataDir, "tripwright.sqlite");
    folder = { dataDir, path, env: { DATA_DIR: dataDir, PORT: String(await freePort()) } };
  });
  afterEach(() => {
    if (folder !== undefined) rmSync(folder.dataDir, { recursive: true, force: true });
  });
  return () => {
    if (folder === undefined) throw new Error("the data folder is each test's own");
    return folder;
  };
}
