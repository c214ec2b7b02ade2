import type { FirestoreDatabase, FirestoreWrite } from "./firestore-database.ts";
import { GUARDS } from "./firestore-places.ts";

/**
 * How long a guard stays: longer than the ten minutes for which Google's library may try to write what
 * was written on the strength of an older state.
 */
const KEEP_GUARDS_MS = 60 * 60 * 1000;

/**
 * Makes a batch a compare-and-set: of all who saw one state, and go on to the next, one can create the
 * document that is named after it. @param state what is to be, in letters, digits and hyphens.
 */
export function guardOf(state: string): FirestoreWrite {
  return { kind: "create", path: `${GUARDS}/${state}`, fields: { madeAtMs: Date.now() } };
}

/** Forgets the guards of states that nobody still takes for the newest. */
export function forgetGuards(database: FirestoreDatabase): Promise<void> {
  return database.deleteFound(GUARDS, [["madeAtMs", "<", Date.now() - KEEP_GUARDS_MS]]);
}
