import { type DatabaseConfig, nameOfDatabase } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import {
  findImportMark,
  IMPORT_MARK_HASH,
  removeImportMark,
  setImportMark,
} from "../store/import-mark.ts";
import { openStoreForImport } from "../store/open-store.ts";
import { RECORD_KINDS, type RecordKind, type StoreRecords } from "../store/record-store.ts";
import { countPostgresServers } from "../store/sql/postgres/inspect-postgres.ts";
import { isDangling } from "../store/storage-error.ts";
import type { Store } from "../store/store.ts";
import { holdDatabase } from "./hold-database.ts";
import { type OpenedExport, openExport } from "./open-export.ts";
import { createDigest, type Digest } from "./record-digest.ts";
import { digestOf, pagesOf, totalOf } from "./record-reader.ts";
import { reportKind } from "./report-kind.ts";
import type { Surroundings } from "./run-command.ts";

/**
 * Fills the configured store, which must be empty, from an exported file, and compares the two. From
 * the first record on the store is marked, and no server starts on it until everything is there. The
 * same import may be run again at any time.
 *
 * @returns false where the two differ at the end.
 * @throws StartupError where the file or the store is refused; nothing was written then.
 * @throws Stopped
 */
export async function importData(path: string, around: Surroundings): Promise<boolean> {
  const { database } = around.config;
  const file = await openExport(path, around.signal);
  try {
    await refuseRunningServer(database);
    const store = await openStoreForImport(database);
    try {
      return await fill(store, file, around);
    } finally {
      await store.close();
    }
  } finally {
    await file.close();
  }
}

async function fill(store: Store, file: OpenedExport, around: Surroundings): Promise<boolean> {
  const { config, report, signal } = around;
  const name = nameOfDatabase(config.database);
  await assertFillable(store, file, around);
  await setImportMark(store.lookups, file.sha256);
  let isSame = true;
  for (const kind of RECORD_KINDS) {
    const written = await fillKind(store, { kind, file, name }, around);
    const found = await digestOf(store.records, kind, { isKept: isNoMark, signal });
    if (!reportKind(report, kind, { store: found, file: written })) isSame = false;
    if (written.count !== file.digests[kind].count) isSame = false;
  }
  if (!isSame) {
    report.warn(
      `${name} doesn't hold what the file does: something else wrote to it. Stop all its servers, empty it, and run the command again.`,
    );
    return false;
  }
  await removeImportMark(store.lookups);
  report.say(`Everything is in ${name}.`);
  return true;
}

/** Only an empty store may be filled, or one in which an import of the same file broke off. */
async function assertFillable(
  { lookups, records }: Store,
  { sha256 }: OpenedExport,
  { config, report, signal }: Surroundings,
): Promise<void> {
  const name = nameOfDatabase(config.database);
  const mark = await findImportMark(lookups);
  if (mark === sha256) {
    report.warn(`An import of this file into ${name} broke off before. It is done again.`);
    return;
  }
  const empty = "Empty it, or name an empty one: a database just created, or a new DATA_DIR";
  if (mark !== undefined) {
    throw new StartupError(`An import of another file into ${name} broke off. ${empty}.`);
  }
  const held: string[] = [];
  for (const kind of RECORD_KINDS) {
    const pages = pagesOf(records, kind, signal);
    const { value } = await pages.next();
    if (value !== undefined && value.records.length > 0) {
      held.push(`${(await totalOf(records, kind)) ?? "many"} ${kind}`);
    }
  }
  if (held.length > 0) {
    throw new StartupError(
      `${name} holds ${held.join(", ")} already, and nothing is written over. ${empty}.`,
    );
  }
}

async function fillKind<Kind extends RecordKind>(
  { records: to }: Store,
  { kind, file, name }: { kind: Kind; file: OpenedExport; name: string },
  { report, signal }: Surroundings,
): Promise<Digest> {
  const written = createDigest();
  try {
    for await (const { records } of pagesOf(file.records, kind, signal)) {
      await to.write(kind, records);
      for (const record of records) written.add(record);
      report.step(kind, written.end().count, file.digests[kind].count);
    }
  } catch (error) {
    if (!isDangling(error)) throw error;
    throw new StartupError(
      `The file's ${kind} refer to something that it doesn't hold. Export it again, and empty ${name}.`,
      { cause: error },
    );
  }
  return written.end();
}

function isNoMark(record: StoreRecords[RecordKind]): boolean {
  return !("keyHash" in record) || record.keyHash !== IMPORT_MARK_HASH;
}

/**
 * Refuses a database that a server uses. Cloud Firestore can't say who uses it.
 *
 * @throws StartupError when one does.
 */
async function refuseRunningServer(database: DatabaseConfig): Promise<void> {
  if (database.kind === "sqlite") holdDatabase(database.path).release();
  if (database.kind !== "postgres") return;
  // Where it can't be asked, opening the store meets the same trouble and has the words for it.
  const servers = await countPostgresServers(database.url).catch(() => 0);
  if (servers === 0) return;
  throw new StartupError(
    `A server uses ${nameOfDatabase(database)}. Stop it first; nothing was changed.`,
  );
}
