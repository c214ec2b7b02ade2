import { Firestore } from "@google-cloud/firestore";
import type { GoogleAuth } from "google-auth-library";
import type { FirestoreConfig } from "../../config/read-database.ts";
import { createSemaphore } from "../../lib/semaphore.ts";
import { asFirestoreError } from "./firestore-error.ts";
import { FirestoreUnreachable } from "./firestore-unreachable.ts";

/**
 * A call without an answer is given up after this, with its wait for a seat: the library would try for
 * ten minutes, and a page gives up after ten seconds.
 */
const DEADLINE_MS = 6_000;
/** How long a lost connection is left alone at most before it is tried again. */
const MAX_RECONNECT_MS = 2_000;
/** As many as one connection carries. */
const MAX_CALLS = 100;

export type FirestoreClientOptions = {
  /** What `findGoogleCredentials` found; an emulator asks for none. */
  readonly credentials?: GoogleAuth | undefined;
  /** For tests alone. */
  readonly deadlineMs?: number | undefined;
};

export type FirestoreClient = {
  /** @throws FirestoreUnreachable when there is no answer in time. */
  ask<T>(work: (firestore: Firestore) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Google's library, and how many of its calls have not ended, be they waited for or not. */
type Client = { readonly firestore: Firestore; calls: number; isLeft: boolean };

/** Google's library with a deadline round every call. Connects when it is first asked something. */
export function openFirestoreClient(
  config: FirestoreConfig,
  options: FirestoreClientOptions,
): FirestoreClient {
  const { credentials, deadlineMs = DEADLINE_MS } = options;
  const newClient = (): Client => ({
    firestore: connect(config, credentials),
    calls: 0,
    isLeft: false,
  });
  let client = newClient();
  let answeredAtMs = 0;
  let isClosed = false;
  const calls = createSemaphore({
    permits: MAX_CALLS,
    waitMs: deadlineMs,
    onOverload: () => new FirestoreUnreachable("too much is asked of it"),
  });

  /** Ends a client that nobody uses any more; while a call of its is under way that would be its undoing. */
  async function endIfDone({ firestore, calls, isLeft }: Client): Promise<void> {
    if (isLeft && calls === 0) await firestore.terminate().catch(() => undefined);
  }

  /** A client that has said nothing for so long is left to its tries; the next call begins afresh. */
  function leave(silent: Client): void {
    if (client !== silent || isClosed) return;
    client = newClient();
    silent.isLeft = true;
  }

  /** The call, which the library may still be at long after it was given up. */
  async function call<T>(on: Client, work: (firestore: Firestore) => Promise<T>): Promise<T> {
    on.calls += 1;
    try {
      const answer = await work(on.firestore);
      answeredAtMs = performance.now();
      return answer;
    } catch (cause) {
      const error = asFirestoreError(cause);
      // A refusal is an answer, too.
      if (!(error instanceof FirestoreUnreachable)) answeredAtMs = performance.now();
      throw error;
    } finally {
      on.calls -= 1;
      void endIfDone(on);
    }
  }

  async function ask<T>(work: (firestore: Firestore) => Promise<T>): Promise<T> {
    const waitingMs = performance.now();
    const release = await calls.acquire();
    if (isClosed) {
      release();
      // The library's own word for it nobody could catch.
      throw new FirestoreUnreachable("it was closed");
    }
    const asked = client;
    const startedMs = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          const error = new FirestoreUnreachable(`nothing in ${deadlineMs} ms`);
          if (answeredAtMs < startedMs) leave(asked);
          reject(error);
        },
        deadlineMs - (startedMs - waitingMs),
      );
    });
    try {
      return await Promise.race([call(asked, work), tooLate]);
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  return {
    ask,
    async close() {
      isClosed = true;
      client.isLeft = true;
      await endIfDone(client);
    },
  };
}

function connect(
  { projectId, databaseId, emulatorHost }: FirestoreConfig,
  credentials: GoogleAuth | undefined,
): Firestore {
  return new Firestore({
    projectId,
    databaseId,
    ignoreUndefinedProperties: true,
    preferRest: false,
    grpcOptions: { "grpc.max_reconnect_backoff_ms": MAX_RECONNECT_MS },
    ...(emulatorHost === undefined
      ? { auth: credentials }
      : {
          host: emulatorHost,
          ssl: false,
          // Told, it doesn't look for a machine of Google's to ask whose credentials these are.
          clientOptions: { universeDomain: "googleapis.com" },
        }),
  });
}
