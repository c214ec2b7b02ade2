import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BYTES = 32;

/** The key that photo references are sealed with; made once and kept beside the database. */
export function readPhotoSecret(dataDir: string): Buffer {
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
