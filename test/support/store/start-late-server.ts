import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Overrides } from "../../../src/server/create-context.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { startTestServer, type TestServer } from "../server/test-server.ts";
import { createLateStore } from "./late-store.ts";

export type LateServer = TestServer & {
  /** Runs from now on before each call of the store; nothing, until a test sets it. */
  answerAfter(before: (method: string) => Promise<void>): void;
  /** The same after each call, before its answer. */
  answerLate(after: (method: string) => Promise<void>): void;
};

/** The application on a store that answers as late as the test wants. */
export async function startLateServer(
  options: { overrides?: Overrides; env?: Record<string, string> } = {},
): Promise<LateServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-late-"));
  const atOnce = async () => undefined;
  let before: (method: string) => Promise<void> = atOnce;
  let after: (method: string) => Promise<void> = atOnce;
  const store = createLateStore(createSqliteStore(join(dataDir, "tripwright.sqlite")), {
    before: (method) => before(method),
    after: (method) => after(method),
  });
  const overrides = { ...options.overrides, store };
  const server = await startTestServer({ ...options, overrides, dataDir });
  return {
    ...server,
    answerAfter(next) {
      before = next;
    },
    answerLate(next) {
      after = next;
    },
    async close() {
      before = atOnce;
      after = atOnce;
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
