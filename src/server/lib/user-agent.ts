import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const packageSchema = z.object({ version: z.string() });

/** How we name ourselves to open services, which ask for a way to reach whoever runs us. */
export function userAgent(publicUrl: string): string {
  const file = join(import.meta.dirname, "../../../package.json");
  const { version } = packageSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return `Tripwright/${version} (+${publicUrl})`;
}
