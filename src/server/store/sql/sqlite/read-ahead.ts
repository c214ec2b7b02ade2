import { closeSync, openSync, readSync } from "node:fs";

const PIECE_BYTES = 8 * 1024 * 1024;
/** What is read must still be in memory when it is asked for. */
const SHARE_OF_MEMORY = 0.5;

/**
 * Reads a file from its beginning to its end, so that the system has it in memory: a program that then reads
 * it page by page, here and there, doesn't wait for the disk at each. What can't be read is left for
 * them to find.
 *
 * Never for a file that SQLite has open in this process: closing it here would take SQLite's locks off
 * it (POSIX has them belong to the process), and another program could change it under its hands.
 */
export function readAhead(path: string): void {
  const mostBytes = process.availableMemory() * SHARE_OF_MEMORY;
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    let total = 0;
    for (let bytes = PIECE_BYTES; bytes > 0 && total < mostBytes; total += bytes) {
      bytes = readSync(file, piece);
    }
  } catch {
    return;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
