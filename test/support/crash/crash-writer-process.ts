import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { CrashAnswer, CrashAsk, CrashDone } from "./crash-asks.ts";
import type { CrashDatabase } from "./crash-database.ts";

const PROGRAM = join(import.meta.dirname, "crash-writer.ts");

/** The writer is gone, or its store is, before it said what came of it: it may be done or not. */
export class Unanswered extends Error {}

export type CrashWriter = {
  /** From the start of the process to its store being ready. */
  readonly readyMs: number;
  /** @throws Unanswered when nobody knows whether it was done; Error for what must never happen. */
  ask(ask: CrashAsk): Promise<CrashDone>;
  /** SIGKILL. */
  kill(): Promise<void>;
};

export async function startCrashWriter(database: CrashDatabase["config"]): Promise<CrashWriter> {
  const startedMs = performance.now();
  const where = database.kind === "postgres" ? database.url : database.path;
  const child = fork(PROGRAM, [database.kind, where]);
  const waiting = new Map<number, PromiseWithResolvers<CrashDone>>();
  let asked = 0;
  let isGone = false;
  const gone = once(child, "exit").then(() => {
    isGone = true;
    for (const { reject } of waiting.values()) reject(new Unanswered("killed"));
    waiting.clear();
  });
  await Promise.race([
    once(child, "message"),
    gone.then(() => {
      throw new Error("a writer ended before it was ready");
    }),
  ]);
  const readyMs = performance.now() - startedMs;
  child.on("message", (message) => {
    // Sent by crash-writer.ts.
    const { number, done } = message as CrashAnswer;
    const answer = waiting.get(number);
    waiting.delete(number);
    if (done === "unreachable") answer?.reject(new Unanswered("the store is gone"));
    else if ("problem" in done) answer?.reject(new Error(done.problem));
    else answer?.resolve(done);
  });
  return {
    readyMs,
    ask(ask) {
      if (isGone) return Promise.reject(new Unanswered("killed"));
      asked += 1;
      const answer = Promise.withResolvers<CrashDone>();
      waiting.set(asked, answer);
      // A pipe that broke tells of it by the exit.
      child.send({ number: asked, ask }, () => undefined);
      return answer.promise;
    },
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
