import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { ownVersion } from "../lib/own-version.ts";
import { RECORD_KINDS } from "../store/record-store.ts";
import { EXPORT_FORMAT } from "./export-format.ts";
import { createDigest, type Digest } from "./record-digest.ts";
import { pagesOf, type RecordReader, totalOf } from "./record-reader.ts";
import type { Report } from "./report.ts";

/**
 * Writes everything into a file, a line a record. The file is on the disk when it returns.
 *
 * @throws Stopped
 */
export async function writeExport(
  from: RecordReader,
  path: string,
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<void> {
  // It holds everybody's trips and e-mail addresses.
  const handle = await open(path, "w", 0o600);
  try {
    const hash = createHash("sha256");
    async function write(lines: readonly unknown[]): Promise<void> {
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
      hash.update(text);
      await handle.writeFile(text);
    }
    const about = { tripwright: "export", format: EXPORT_FORMAT, program: ownVersion() };
    await write([{ ...about, exportedAt: new Date().toISOString() }]);
    const kinds: Record<string, Digest> = {};
    for (const kind of RECORD_KINDS) {
      const digest = createDigest();
      const total = await totalOf(from, kind);
      for await (const { records } of pagesOf(from, kind, signal)) {
        for (const record of records) digest.add(record);
        await write(records.map((record) => ({ kind, record })));
        report.step(kind, digest.end().count, total);
      }
      kinds[kind] = digest.end();
    }
    await write([{ end: { kinds, sha256: hash.copy().digest("hex") } }]);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
