import { type FirestoreConfig, nameOfDatabase } from "../../config/read-database.ts";
import { ownVersion } from "../../lib/own-version.ts";
import { StartupError } from "../../lib/startup-error.ts";
import type { FirestoreDatabase } from "./firestore-database.ts";
import { STORE } from "./firestore-places.ts";

/** How our documents are laid out. */
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
 * Leaves a mark in a new database.
 *
 * @throws StartupError in one of a newer program.
 */
export async function takeLayout(
  database: FirestoreDatabase,
  config: FirestoreConfig,
): Promise<void> {
  const known = await readLayout(database);
  if (known === undefined) {
    const fields = { version: FIRESTORE_LAYOUT, program: ownVersion() };
    // Somebody else may have been quicker, with the same.
    const committed = await database.commit([{ kind: "create", path: LAYOUT_PATH, fields }]);
    if (committed !== "done") await takeLayout(database, config);
    return;
  }
  if (known.version > FIRESTORE_LAYOUT) throw newerLayout(known, config);
}

/** What to do about a database that a newer program wrote. */
export function newerLayout(
  { version, program }: { version: number; program: string },
  config: FirestoreConfig,
): StartupError {
  return new StartupError(
    `The database ${nameOfDatabase(config)} is at version ${version}, but this Tripwright (${ownVersion()}) knows versions up to ${FIRESTORE_LAYOUT}. Install Tripwright ${program} or newer.`,
  );
}
