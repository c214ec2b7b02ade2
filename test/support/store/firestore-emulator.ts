import {
  FirestoreServer,
  FirestoreStateCollection,
  FirestoreStateDocument,
} from "@firestore-emulator/server";
import type { FirestoreConfig } from "../../../src/server/config/read-database.ts";
import { type Handlers, isolateTransactions } from "./isolate-transactions.ts";
import { retrySooner } from "./retry-sooner.ts";

export type FirestoreEmulator = {
  /** As FIRESTORE_EMULATOR_HOST names it. */
  readonly host: string;
  /** An empty database: each project has its own. */
  newDatabase(): FirestoreConfig;
  stop(): void;
};

/** The part of the emulator's gRPC server that is used; the class keeps it to itself. */
type Bound = (error: Error | null, port: number) => void;
type GrpcServer = {
  readonly handlers: Handlers;
  bindAsync(address: string, credentials: unknown, bound: Bound): void;
};

/** The part of a collection that puts a document into it; the class keeps it to itself. */
type Inside = {
  readonly emitter: ConstructorParameters<typeof FirestoreStateDocument>[0];
  readonly documents: Record<string, FirestoreStateDocument>;
};

/**
 * The emulator copies its list of documents for each that is named the first time: a thousand cost it a
 * million steps. This puts them into the one list.
 */
FirestoreStateCollection.prototype.getDocument = function (name) {
  const { emitter, documents } = this as unknown as Inside;
  const there = Object.hasOwn(documents, name) ? documents[name] : undefined;
  if (there !== undefined) return there;
  const document = new FirestoreStateDocument(emitter, this.database, this, name, {}, {});
  documents[name] = document;
  return document;
};

let projects = 0;

/**
 * Somebody else's Cloud Firestore in memory, spoken to over gRPC as Google's is, with the isolation
 * that it lacks. By itself it listens on every address of the machine, so its server is given another.
 */
export async function startFirestoreEmulator(port = 0): Promise<FirestoreEmulator> {
  const emulator = new FirestoreServer();
  const { server } = emulator as unknown as { server: GrpcServer };
  const counts = isolateTransactions(
    server.handlers,
    (name) => emulator.state.getDocument(name).metadata.hasExist,
  );
  const forget = retrySooner(counts);
  const bindAsync = server.bindAsync.bind(server);
  let boundPort = 0;
  server.bindAsync = (_everywhere, credentials, bound) =>
    bindAsync(`127.0.0.1:${port}`, credentials, (error, actualPort) => {
      boundPort = actualPort;
      bound(error, actualPort);
    });
  await emulator.start(port);
  const host = `127.0.0.1:${boundPort}`;
  return {
    host,
    newDatabase() {
      projects += 1;
      return {
        kind: "firestore",
        projectId: `demo-tripwright-${projects}`,
        databaseId: "(default)",
        emulatorHost: host,
        keyFile: undefined,
      };
    },
    stop() {
      forget();
      emulator.stop();
    },
  };
}
