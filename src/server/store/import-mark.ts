import { hashToken } from "../lib/tokens.ts";
import type { LookupStore } from "./lookup-store.ts";

const KEY = "tripwright: an import is under way";
/** Before every real moment, so that `removeOld` finds it and nothing else. */
const MARKED_AT_MS = -1;

/** Under which key hash the mark is among a store's records. */
export const IMPORT_MARK_HASH = hashToken(KEY);

/** Marks a store as one that is being filled from a file, named by its hash. */
export function setImportMark(lookups: LookupStore, sha256: string): Promise<void> {
  return lookups.save(KEY, sha256, MARKED_AT_MS);
}

/** The hash of the file from which the store is being filled; undefined where none is. */
export function findImportMark(lookups: LookupStore): Promise<string | undefined> {
  return lookups.find(KEY);
}

export function removeImportMark(lookups: LookupStore): Promise<void> {
  return lookups.removeOld(0, { keepKey: "", nowMs: 0 });
}
