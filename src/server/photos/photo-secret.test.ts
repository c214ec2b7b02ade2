import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSqliteStore } from "../store/sql/create-sqlite-store.ts";
import { createPhotoSecret } from "./photo-secret.ts";

test("servers that share a database share the key, and keep it nowhere else", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-secret-"));
  const store = createSqliteStore(join(dataDir, "shared.sqlite"));
  try {
    const config = { dataDir, database: { kind: "postgres", url: "" } } as const;
    const secrets = await Promise.all(
      [1, 2, 3].map((nowMs) => createPhotoSecret(config, store, nowMs)),
    );
    const [one, ...others] = secrets.map((secret) => secret().toString("hex"));
    expect(one).toMatch(/^[\da-f]{64}$/);
    expect(others).toEqual([one, one]);
    expect(existsSync(join(dataDir, "photo-key"))).toBe(false);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
});
