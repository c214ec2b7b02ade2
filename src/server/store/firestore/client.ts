import { Firestore } from "@google-cloud/firestore";
import type { GoogleAuth } from "google-auth-library";
import type { FirestoreConfig } from "../../config/read-database.ts";
import { createSemaphore } from "../../lib/semaphore.ts";
import { asFirestoreError, FirestoreUnreachable } from "./firestore-error.ts";

/**
 * A call without an answer is given up after this, its wait for a permit included: the library would
 * try for ten minutes, and a page gives up after ten seconds.
 */
const DEADLINE_MS = 6_000;
/** The longest pause before a lost connection is tried again. */
const MAX_RECONNECT_MS = 2_000;
/** As many as one connection carries. */
const MAX_CALLS = 100;

export type FirestoreClientOptions = {
  /** From `findGoogleCredentials`; an emulator asks for none. */
  readonly credentials?: GoogleAuth | undefined;
  /** For tests only. */
  readonly deadlineMs?: number | undefined;
};

/** A call in the eyes of its own work, which may take several requests. */
export type FirestoreCall = {
  /** The caller has stopped waiting: nothing more may be written. */
  readonly isGivenUp: () => boolean;
  /** One of the requests was answered, so the connection is well. */
  readonly noteAnswer: () => void;
};

export type FirestoreClient = {
  /** @throws FirestoreUnreachable when there is no answer in time. */
  ask<T>(work: (firestore: Firestore, call: FirestoreCall) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Google's library, and how many of its calls have not ended, whether someone waits for them or not. */
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

  /** Ends a client that is no longer used, once none of its calls is running. */
  async function endIfDone({ firestore, calls, isLeft }: Client): Promise<void> {
    if (isLeft && calls === 0) await firestore.terminate().catch(() => undefined);
  }

  /** Replaces a client that has had no answer for so long, as its connection backs off. */
  function leave(silent: Client): void {
    if (client !== silent || isClosed) return;
    client = newClient();
    silent.isLeft = true;
  }

  const noteAnswer = (): void => {
    answeredAtMs = performance.now();
  };

  /** The call, which the library may go on with long after it was given up. */
  async function run<T>(on: Client, work: (firestore: Firestore) => Promise<T>): Promise<T> {
    on.calls += 1;
    try {
      const answer = await work(on.firestore);
      noteAnswer();
      return answer;
    } catch (cause) {
      const error = asFirestoreError(cause);
      // A refusal is an answer, too.
      if (!(error instanceof FirestoreUnreachable)) noteAnswer();
      throw error;
    } finally {
      on.calls -= 1;
      void endIfDone(on);
    }
  }

  async function ask<T>(
    work: (firestore: Firestore, call: FirestoreCall) => Promise<T>,
  ): Promise<T> {
    const waitingMs = performance.now();
    const release = await calls.acquire();
    if (isClosed) {
      release();
      // The library's own error could not be caught.
      throw new FirestoreUnreachable("it was closed");
    }
    const asked = client;
    const startedMs = performance.now();
    let isGivenUp = false;
    const call = { isGivenUp: () => isGivenUp, noteAnswer };
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          isGivenUp = true;
          const error = new FirestoreUnreachable(`nothing in ${deadlineMs} ms`);
          if (answeredAtMs < startedMs) leave(asked);
          reject(error);
        },
        deadlineMs - (startedMs - waitingMs),
      );
    });
    try {
      return await Promise.race([run(asked, (firestore) => work(firestore, call)), tooLate]);
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
          // Without it the library asks a machine of Google's whose credentials these are.
          clientOptions: { universeDomain: "googleapis.com" },
        }),
  });
}
