const FORM = "firestore://project or firestore://project/database";
/** What Google calls projects and databases. */
const PARTS =
  /^firestore:\/\/(?<project>[a-z][a-z\d-]{4,28}[a-z\d])(?:\/(?<database>\(default\)|[a-z][a-z\d-]{2,61}[a-z\d]))?\/?$/;
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i;
const DEFAULT_DATABASE = "(default)";

export type FirestorePlace = { readonly projectId: string; readonly databaseId: string };

/** Whether a DATABASE_URL means Cloud Firestore, valid or not. */
export function isFirestoreUrl(text: string): boolean {
  return /^firestore:/i.test(text);
}

/** The project and the database that a DATABASE_URL names; undefined where it names none. */
export function readFirestoreUrl(text: string): FirestorePlace | undefined {
  const parts = PARTS.exec(text)?.groups;
  if (parts?.project === undefined) return undefined;
  return { projectId: parts.project, databaseId: parts.database ?? DEFAULT_DATABASE };
}

/** What is wrong with the settings of Cloud Firestore. */
export function problemsOfFirestore(url: string, emulatorHost: string | undefined): string[] {
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
