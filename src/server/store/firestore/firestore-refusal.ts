import { type FirestoreConfig, nameOfDatabase } from "../../config/read-database.ts";
import { StartupError } from "../../lib/startup-error.ts";
import {
  FirestoreUnreachable,
  NOT_FOUND,
  PERMISSION_DENIED,
  UNAUTHENTICATED,
} from "./firestore-error.ts";

/** Advice to the operator; undefined where an operator can't do anything. */
export function firestoreRefusal(
  config: FirestoreConfig,
  cause: unknown,
): StartupError | undefined {
  const name = nameOfDatabase(config);
  const { emulatorHost } = config;
  if (cause instanceof FirestoreUnreachable) {
    const [where, start] =
      emulatorHost === undefined ? ["", ""] : [` at ${emulatorHost}`, " and start the emulator"];
    return new StartupError(
      `The database ${name}${where} doesn't answer. See to the network${start}, or correct DATABASE_URL.`,
      { cause },
    );
  }
  switch ((cause as { code?: unknown }).code) {
    case NOT_FOUND:
      return new StartupError(
        `There is no database ${name}. Create it, in Firestore's native mode, or correct DATABASE_URL.`,
        { cause },
      );
    case PERMISSION_DENIED:
    case UNAUTHENTICATED:
      return new StartupError(
        `The database ${name} lets this server do nothing. Give its service account the role roles/datastore.user.`,
        { cause },
      );
    default:
      return undefined;
  }
}
