import { rmSync } from "node:fs";
import { nameOfDatabase } from "../config/read-database.ts";
import { RECORD_KINDS } from "../store/record-store.ts";
import { openExistingStore } from "./open-existing-store.ts";
import { openExport } from "./open-export.ts";
import { digestOf } from "./record-reader.ts";
import { reportKind } from "./report-kind.ts";
import type { Surroundings } from "./run-command.ts";
import { writeExport } from "./write-export.ts";
import { assertNewFile, putInPlace } from "./write-whole.ts";

/**
 * Writes everything in the configured store to a file. The file has its name only after it was read
 * back and compared with the store.
 *
 * @returns false where the store changed meanwhile; there is no file then.
 * @throws StartupError
 * @throws Stopped
 */
export async function exportData(path: string, around: Surroundings): Promise<boolean> {
  const { config, report, signal } = around;
  assertNewFile(path);
  const name = nameOfDatabase(config.database);
  const partial = `${path}.partial`;
  const store = await openExistingStore(config.database);
  try {
    await writeExport(store.records, partial, around);
    // The data compared is the data on the disk.
    const file = await openExport(partial, signal);
    await file.close();
    let isSame = true;
    for (const kind of RECORD_KINDS) {
      const found = await digestOf(store.records, kind, { signal });
      if (!reportKind(report, kind, { store: found, file: file.digests[kind] })) isSame = false;
    }
    if (!isSame) {
      report.warn(
        `${name} was written to while it was exported, so there is no file. Stop its servers and run the command again.`,
      );
      return false;
    }
    putInPlace(partial, path);
    report.say(`Exported ${name} to ${path}.`);
    return true;
  } finally {
    rmSync(partial, { force: true });
    await store.close();
  }
}
