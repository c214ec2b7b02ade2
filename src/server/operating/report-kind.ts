import type { RecordKind } from "../store/record-store.ts";
import { type Digest, isSameDigest } from "./record-digest.ts";
import type { Report } from "./report.ts";

/** Reports how many records of a kind two places hold. @returns whether they are the same. */
export function reportKind(
  report: Report,
  kind: RecordKind,
  { store, file }: { store: Digest; file: Digest },
): boolean {
  if (isSameDigest(store, file)) {
    report.say(`${kind.padEnd(18)} ${String(file.count).padStart(9)}  ${file.hash}`);
    return true;
  }
  report.warn(
    `${kind} differ: ${store.count} (${store.hash}) in the store, ${file.count} (${file.hash}) in the file.`,
  );
  return false;
}
