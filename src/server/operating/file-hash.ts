import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { writeWhole } from "./write-whole.ts";

/** A line as `sha256sum` writes and checks it. */
const HASH_LINE = /^([0-9a-f]{64}) [ *]/;

/** The file beside another that holds its hash. */
export function hashFileOf(path: string): string {
  return `${path}.sha256`;
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

export function saveHash(path: string, hash: string): void {
  writeWhole(hashFileOf(path), `${hash}  ${basename(path)}\n`);
}

/** The hash that was saved beside a file; undefined where there is none, "" where it can't be read. */
export function savedHash(path: string): string | undefined {
  if (!existsSync(hashFileOf(path))) return undefined;
  return HASH_LINE.exec(readFileSync(hashFileOf(path), "utf8"))?.[1] ?? "";
}
