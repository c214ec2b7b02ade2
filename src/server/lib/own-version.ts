import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const packageSchema = z.object({ version: z.string() });

/** The version of this Tripwright, as its package says. */
export function ownVersion(): string {
  const file = join(import.meta.dirname, "../../../package.json");
  return packageSchema.parse(JSON.parse(readFileSync(file, "utf8"))).version;
}
