import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  type DatabaseConfig,
  type GoogleConfig,
  nameOfDatabase,
  readDatabaseUrl,
} from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";

/** Where records come from or go to. */
export type Place =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "store"; readonly database: DatabaseConfig };

const FILE_NAME = /\.jsonl$/;
const SCHEME = /^([a-z][a-z0-9+.-]+):/i;

/**
 * A place as it is given on the command line: an address such as DATABASE_URL holds, `sqlite:PATH` or a
 * plain path for the embedded store, a path that ends in .jsonl for a file.
 *
 * @param option what it was given as, for the words.
 * @param google how Cloud Firestore is reached, should it be there.
 * @throws StartupError when it is no such thing.
 */
export function readPlace(text: string, option: string, google: GoogleConfig): Place {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "sqlite" && text.includes("://")) {
    const { database, problems } = readDatabaseUrl(text, google);
    if (problems.length === 0) return { kind: "store", database };
    throw new StartupError(`${problems.join("; ").replaceAll("DATABASE_URL", option)}.`);
  }
  const path = resolve(text.replace(/^sqlite:(?:\/\/)?/i, ""));
  if (FILE_NAME.test(path)) return { kind: "file", path };
  return { kind: "store", database: { kind: "sqlite", path } };
}

/** The address that a file holds, so that its password is in no list of processes. */
export function readAddressFile(path: string, option: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new StartupError(`${option} names ${path}, which can't be read.`);
  }
}

/** A place as one may write it down: without user and password. */
export function nameOfPlace(place: Place): string {
  return place.kind === "file" ? place.path : nameOfDatabase(place.database);
}

/**
 * @param use a store that is read from must be there; one that is written to is made.
 * @throws StartupError when it can't be used.
 */
export async function openPlace(
  { database }: Extract<Place, { kind: "store" }>,
  use: { option: string; mustBeThere: boolean },
): Promise<Store> {
  if (use.mustBeThere && database.kind === "sqlite" && !existsSync(database.path)) {
    throw new StartupError(`There is no database ${database.path}. Mend ${use.option}.`);
  }
  try {
    return await openStore(database);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(error.message.replaceAll("DATABASE_URL", use.option), { cause: error });
  }
}
