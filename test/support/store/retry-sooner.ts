import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { TransactionCounts } from "./isolate-transactions.ts";

type Retry = { readonly run: () => void; readonly dueMs: number };

const LOOK_EVERY_MS = 5;
/** Within which a transaction that is run again has begun. */
const BEGINS_MS = 100;

const emulators = new Set<TransactionCounts>();
const waiting: Retry[] = [];
let looking: NodeJS.Timeout | undefined;
let last = { begun: 0, atMs: 0 };

/** Google's library has this hook for tests, and doesn't export it. */
const require = createRequire(import.meta.url);
const backoff: { setTimeoutHandler(handle: (run: () => void, ms: number) => void): void } = require(
  join(dirname(require.resolve("@google-cloud/firestore")), "backoff.js"),
);
backoff.setTimeoutHandler((run, ms) => {
  waiting.push({ run, dueMs: performance.now() + ms });
  looking ??= setInterval(runNext, LOOK_EVERY_MS);
});

/**
 * The library waits a second and more before it runs a transaction again. Here it runs each as soon as no other is
 * under way, one after the other, as they would come to run where Google's service locks what they read.
 *
 * @returns what forgets the emulator again.
 */
export function retrySooner(counts: TransactionCounts): () => void {
  emulators.add(counts);
  return () => emulators.delete(counts);
}

function runNext(): void {
  const nowMs = performance.now();
  const [next] = waiting;
  if (next === undefined) {
    clearInterval(looking);
    looking = undefined;
    return;
  }
  const begun = sum((one) => one.begun());
  const isLastUnderWay = begun === last.begun && nowMs - last.atMs < BEGINS_MS;
  if (nowMs < next.dueMs && (isLastUnderWay || sum((one) => one.open()) > 0)) return;
  waiting.shift();
  last = { begun, atMs: nowMs };
  next.run();
}

function sum(count: (one: TransactionCounts) => number): number {
  return [...emulators].reduce((total, one) => total + count(one), 0);
}
