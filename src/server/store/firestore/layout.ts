import { type FirestoreConfig, nameOfDatabase } from "../../config/read-database.ts";
import { ownVersion } from "../../lib/own-version.ts";
import { StartupError } from "../../lib/startup-error.ts";
import { newerThan } from "../newer-program.ts";
import type { FirestoreDatabase } from "./database.ts";
import { STORE } from "./paths.ts";

/** The version of how our documents are laid out. */
export const FIRESTORE_LAYOUT = 1;
const LAYOUT_PATH = `${STORE}/layout`;

/** The layout's version and who wrote it; undefined in a database that is new to us. */
export async function readLayout(
  database: FirestoreDatabase,
): Promise<{ version: number; program: string } | undefined> {
  const [layout] = await database.read(LAYOUT_PATH);
  if (layout === undefined) return undefined;
  return { version: Number(layout.version), program: String(layout.program) };
}

/**
 * Marks a new database.
 *
 * @throws StartupError in one of a newer program.
 */
export async function takeLayout(
  database: FirestoreDatabase,
  config: FirestoreConfig,
): Promise<void> {
  const known = await readLayout(database);
  const newer = newerThan(known, FIRESTORE_LAYOUT);
  if (newer !== undefined) {
    throw new StartupError(`The database ${nameOfDatabase(config)} ${newer}`);
  }
  if (known !== undefined) return;
  const fields = { version: FIRESTORE_LAYOUT, program: ownVersion() };
  await database.transact(async (transaction) => {
    // A newer program may have been quicker; the next look finds that.
    const [now] = await transaction.read(LAYOUT_PATH);
    if (now === undefined) transaction.write({ kind: "set", path: LAYOUT_PATH, fields });
  });
  await takeLayout(database, config);
}
