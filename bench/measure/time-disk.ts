import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { percentiles } from "../load/measure-load.ts";

/** About what one save writes ahead. */
const BYTES = 16_384;

/** The yardstick of every save: the median time of the disk to make this much durable. */
export function timeDisk(times: number): number {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-disk-"));
  const file = openSync(join(folder, "file"), "w");
  const bytes = Buffer.alloc(BYTES, 1);
  const took: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const startedMs = performance.now();
    writeSync(file, bytes);
    fdatasyncSync(file);
    took.push(performance.now() - startedMs);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return percentiles(took).p50Ms;
}
