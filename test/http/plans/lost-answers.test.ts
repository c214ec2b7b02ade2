import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { StorageUnreachable } from "../../../src/server/store/storage-error.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { listTripIds, postGeneration } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { startSession } from "../../support/sign-in/start-session.ts";

/** A store that falls silent just after it has created its first generation. */
function losesFirstAnswer(store: Store): Store {
  let isLost = false;
  const generations: Store["generations"] = {
    ...store.generations,
    async create(generation) {
      const created = await store.generations.create(generation);
      if (isLost) return created;
      isLost = true;
      throw new StorageUnreachable("gone before it said so");
    },
  };
  return { ...store, generations };
}

test("a plan that the store had created when it fell silent is carried out, once", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-lost-"));
  const store = losesFirstAnswer(createSqliteStore(join(dataDir, "tripwright.sqlite")));
  const server = await startTestServer({ overrides: { store }, dataDir });
  try {
    const ada = await startSession(server, "ada");
    const key = randomUUID();
    await expectError(await postGeneration(ada, { key }), 503, "storage_unreachable");
    const again = await postGeneration(ada, { key });
    const { id } = generationAcceptedSchema.parse(await again.json());
    expect((await (await readEvents(ada, id)).rest()).at(-1)?.event.type).toBe("saved");
    expect(await listTripIds(ada)).toHaveLength(1);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
});
