import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { nameOfPostgresUrl, problemsOfPostgresUrl } from "./postgres-url.ts";
import { problemsOfCertificates } from "./problems-of-certificates.ts";
import type { SettingsReader } from "./settings-reader.ts";

const FORM = "firestore://project or firestore://project/database";
/** Names of projects and databases that Google allows. */
const PARTS =
  /^firestore:\/\/(?<project>[a-z][a-z\d-]{4,28}[a-z\d])(?:\/(?<database>\(default\)|[a-z][a-z\d-]{2,61}[a-z\d]))?\/?$/;
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i;
const DEFAULT_DATABASE = "(default)";

/** How Cloud Firestore is reached. */
export type GoogleConfig = {
  /** Host and port of an emulator in place of Google's own; it asks for no credentials. */
  readonly emulatorHost: string | undefined;
  /** A service account's key; undefined: whatever Google's library finds where it runs. */
  readonly keyFile: string | undefined;
};

export type FirestoreConfig = GoogleConfig & {
  readonly kind: "firestore";
  readonly projectId: string;
  readonly databaseId: string;
};

export type DatabaseConfig =
  | { readonly kind: "sqlite"; readonly path: string }
  /** The address contains the password: it is never logged. */
  | { readonly kind: "postgres"; readonly url: string }
  | FirestoreConfig;

export function readDatabase(
  from: SettingsReader,
  { dataDir, google }: { dataDir: string; google: GoogleConfig },
): DatabaseConfig {
  const url = from.readSecret("DATABASE_URL");
  if (url === undefined) return { kind: "sqlite", path: join(dataDir, "tripwright.sqlite") };
  const { database, problems } = readDatabaseUrl(url, google);
  from.problems.push(...problems);
  return database;
}

/** The database that a DATABASE_URL names, and its problems, without the password. */
export function readDatabaseUrl(
  url: string,
  google: GoogleConfig,
): { database: DatabaseConfig; problems: string[] } {
  if (!isFirestoreUrl(url)) {
    const problems = problemsOfPostgresUrl(url);
    if (problems.length === 0) problems.push(...problemsOfCertificates(url));
    return { database: { kind: "postgres", url }, problems };
  }
  const { emulatorHost, keyFile } = google;
  const problems = problemsOfFirestore(url, emulatorHost);
  if (keyFile !== undefined && emulatorHost === undefined && !isReadable(keyFile)) {
    problems.push(`GOOGLE_APPLICATION_CREDENTIALS names ${keyFile}, which can't be read`);
  }
  const { projectId = "", databaseId = "" } = readFirestoreUrl(url) ?? {};
  return { database: { kind: "firestore", projectId, databaseId, ...google }, problems };
}

/** A database without user and password, as it may be logged. */
export function nameOfDatabase(database: DatabaseConfig): string {
  switch (database.kind) {
    case "sqlite":
      return database.path;
    case "postgres":
      return `postgres://${nameOfPostgresUrl(database.url)}`;
    case "firestore":
      return `firestore://${database.projectId}/${database.databaseId}`;
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

type FirestorePlace = { readonly projectId: string; readonly databaseId: string };

/** Whether a DATABASE_URL means Cloud Firestore, valid or not. */
function isFirestoreUrl(text: string): boolean {
  return /^firestore:/i.test(text);
}

/** The project and the database that a DATABASE_URL names; undefined where it names none. */
function readFirestoreUrl(text: string): FirestorePlace | undefined {
  const parts = PARTS.exec(text)?.groups;
  if (parts?.project === undefined) return undefined;
  return { projectId: parts.project, databaseId: parts.database ?? DEFAULT_DATABASE };
}

/** Problems of Cloud Firestore's settings. */
function problemsOfFirestore(url: string, emulatorHost: string | undefined): string[] {
  return [
    ...(readFirestoreUrl(url) === undefined
      ? [
          `DATABASE_URL is no address such as ${FORM}, with the project's id as Google's console shows it`,
        ]
      : []),
    ...(emulatorHost === undefined || HOST_AND_PORT.test(emulatorHost)
      ? []
      : [
          `FIRESTORE_EMULATOR_HOST is "${emulatorHost}", not a host and a port such as 127.0.0.1:8080`,
        ]),
  ];
}
