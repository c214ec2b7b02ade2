import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Store } from "../store/store.ts";

const BYTES = 32;
/** Its key among the lookups of a shared database. */
export const PHOTO_SECRET_LOOKUP = "the key of photo references";

/**
 * The key that photo references are sealed with, made once. It is a file in the data folder; where
 * several servers share a database it is stored there, as one server opens what another has sealed.
 */
export async function createPhotoSecret(
  config: Pick<Config, "database" | "dataDir">,
  store: Store,
  nowMs: number,
): Promise<() => Buffer> {
  if (config.database.kind === "sqlite") return () => readSecretFile(config.dataDir);
  const made = randomBytes(BYTES).toString("base64url");
  const secret = Buffer.from(
    await store.lookups.saveFirst(PHOTO_SECRET_LOOKUP, made, nowMs),
    "base64url",
  );
  return () => secret;
}

function readSecretFile(dataDir: string): Buffer {
  const path = join(dataDir, "photo-key");
  try {
    writeFileSync(path, randomBytes(BYTES), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(path);
  if (secret.length !== BYTES) throw new Error(`${path} is damaged; remove it`);
  return secret;
}
