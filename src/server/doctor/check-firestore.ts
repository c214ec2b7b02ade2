import { type FirestoreConfig, nameOfDatabase } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import { type FirestoreDatabase, openFirestoreDatabase } from "../store/firestore/database.ts";
import { findGoogleCredentials } from "../store/firestore/find-google-credentials.ts";
import { firestoreRefusal } from "../store/firestore/firestore-refusal.ts";
import { FIRESTORE_LAYOUT, readLayout } from "../store/firestore/layout.ts";
import { newerThan } from "../store/newer-program.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, problem } = findingsAbout("store");

/** Reads one document of Cloud Firestore's, and writes none. */
export async function checkFirestore(config: FirestoreConfig): Promise<Finding> {
  let database: FirestoreDatabase | undefined;
  try {
    const credentials = await findGoogleCredentials(config);
    database = openFirestoreDatabase(config, { credentials });
    const layout = await readLayout(database);
    const name = nameOfDatabase(config);
    if (layout === undefined) {
      return ok(`${name} answers and has nothing of ours yet; the first start begins.`);
    }
    const newer = newerThan(layout, FIRESTORE_LAYOUT);
    if (newer !== undefined) return problem(`The database ${name} ${newer}`);
    return ok(`${name} answers, at version ${layout.version}.`);
  } catch (error) {
    const refusal = error instanceof StartupError ? error : firestoreRefusal(config, error);
    if (refusal === undefined) throw error;
    return problem(refusal.message);
  } finally {
    await database?.close();
  }
}
