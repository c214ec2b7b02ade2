import type { FileHandle } from "node:fs/promises";
import { StartupError } from "../lib/startup-error.ts";

const CHUNK_BYTES = 1024 * 1024;
/** A bound for a file that is no export: a trip has 1 MiB at most, a plan's whole log some 100 kB. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/** A line with its newline, and where the next begins. */
export type FileLine = { readonly bytes: Buffer; readonly start: number; readonly end: number };

/** A file's lines from a byte on. What follows the last newline is no line; `rest` is its length. @throws StartupError */
export async function* fileLines(
  handle: FileHandle,
  from = 0,
): AsyncGenerator<FileLine, { rest: number }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let start = from;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const { bytesRead } = await handle.read(chunk, 0, CHUNK_BYTES, start + heldBytes);
    if (bytesRead === 0) return { rest: heldBytes };
    let piece = chunk.subarray(0, bytesRead);
    for (;;) {
      const newline = piece.indexOf(NEWLINE);
      if (newline < 0) break;
      const bytes = Buffer.concat([...held, piece.subarray(0, newline + 1)]);
      yield { bytes, start, end: start + bytes.length };
      start += bytes.length;
      piece = piece.subarray(newline + 1);
      held = [];
      heldBytes = 0;
    }
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes > MAX_LINE_BYTES)
      throw new StartupError("The file is no export: a line has no end.");
  }
}
