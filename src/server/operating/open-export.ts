import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type * as z from "zod/mini";
import { parseJson } from "../lib/parse-json.ts";
import { StartupError } from "../lib/startup-error.ts";
import {
  PAGE_BYTES,
  RECORD_KINDS,
  type RecordKind,
  type StoreRecords,
} from "../store/record-store.ts";
import {
  EXPORT_FORMAT,
  type ExportHeader,
  endSchema,
  headerSchema,
  isRecord,
  recordLineSchema,
} from "./export-format.ts";
import { createDigest, type Digest, isSameDigest } from "./record-digest.ts";
import { type RecordReader, Stopped } from "./record-reader.ts";

const CHUNK_BYTES = 1024 * 1024;
/** A bound for a file that is no export: a trip has 1 MiB at most, a plan's whole log some 100 kB. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/** An exported file that was read through once and is whole. */
export type OpenedExport = {
  readonly records: RecordReader;
  /** Of all but its last line: names the content. */
  readonly sha256: string;
  readonly digests: Readonly<Record<RecordKind, Digest>>;
  close(): Promise<void>;
};

type Checked = Pick<OpenedExport, "sha256" | "digests"> & {
  /** The byte at which each kind's records begin. */
  readonly starts: ReadonlyMap<RecordKind, number>;
};

/**
 * Opens an exported file once all of it was read and matches its own counts and hashes.
 *
 * @throws StartupError when it is cut off, altered, no export, or of a newer format.
 * @throws Stopped
 */
export async function openExport(path: string, signal: AbortSignal): Promise<OpenedExport> {
  const handle = await openFile(path);
  try {
    const checked = await check(handle, path, signal);
    return {
      records: readerOf(handle, checked),
      sha256: checked.sha256,
      digests: checked.digests,
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The file ${path} can't be read (${code}).`, { cause: error });
  }
}

async function check(handle: FileHandle, path: string, signal: AbortSignal): Promise<Checked> {
  const broken = (what: string) =>
    new StartupError(`${path} ${what}. Nothing was written. Export it again, or copy it again.`);
  const hash = createHash("sha256");
  const digests = RECORD_KINDS.map((kind) => ({ kind, digest: createDigest() }));
  const starts = new Map<RecordKind, number>();
  let header: ExportHeader | undefined;
  let end: z.infer<typeof endSchema>["end"] | undefined;
  let at = 0;
  let lines = 0;

  function takeRecord(line: FileLine, json: unknown): void {
    const read = recordLineSchema.safeParse(json);
    if (!read.success) throw broken(`is altered: line ${lines} is no record`);
    const { kind, record } = read.data;
    const position = RECORD_KINDS.indexOf(kind);
    if (position < at || !isRecord(kind, record)) {
      throw broken(`is altered: line ${lines} is not what belongs there`);
    }
    at = position;
    if (!starts.has(kind)) starts.set(kind, line.start);
    try {
      digests[position]?.digest.add(record);
    } catch (error) {
      // Nested so deeply that no store wrote it.
      if (error instanceof RangeError) throw broken(`is altered: line ${lines} can't be read`);
      throw error;
    }
  }

  const reading = fileLines(handle);
  for (;;) {
    if (signal.aborted) throw new Stopped();
    const next = await reading.next();
    if (next.done === true) {
      if (next.value.rest > 0) throw broken("is cut off: its last line has no end");
      break;
    }
    lines += 1;
    const line = next.value;
    if (end !== undefined) throw broken("is altered: something follows its last line");
    const json = parseJson(line.bytes.toString("utf8"));
    if (header === undefined) {
      const first = headerSchema.safeParse(json);
      if (!first.success) throw broken("is no file that Tripwright exported");
      header = first.data;
      if (header.format > EXPORT_FORMAT) {
        throw new StartupError(
          `${path} is of format ${header.format}, and this Tripwright knows formats up to ${EXPORT_FORMAT}. Install Tripwright ${header.program} or newer.`,
        );
      }
    } else {
      const last = endSchema.safeParse(json);
      if (last.success) end = last.data.end;
      else takeRecord(line, json);
    }
    if (end === undefined) hash.update(line.bytes);
  }
  if (header === undefined) throw broken("is empty");
  if (end === undefined) throw broken("is cut off: its last line is missing");
  const sha256 = hash.digest("hex");
  if (end.sha256 !== sha256) throw broken("is altered: its hash doesn't match");
  const kinds = digests.map(({ kind, digest }) => [kind, digest.end()] as const);
  for (const [kind, found] of kinds) {
    if (!isSameDigest(found, end.kinds[kind])) throw broken(`is altered: its ${kind} don't match`);
  }
  // Every kind is among them.
  return { sha256, starts, digests: Object.fromEntries(kinds) as Checked["digests"] };
}

/** Reads pages of a file that was checked; a page goes on at a byte. */
function readerOf(handle: FileHandle, { starts, digests }: Checked): RecordReader {
  return {
    async read<Kind extends RecordKind>(
      kind: Kind,
      { after, limit }: { after: string | undefined; limit: number },
    ) {
      const records: StoreRecords[Kind][] = [];
      const start = after === undefined ? starts.get(kind) : Number(after);
      if (start === undefined) return { records, next: undefined };
      for await (const { bytes, start: at, end } of fileLines(handle, start)) {
        const line = recordLineSchema.safeParse(parseJson(bytes.toString("utf8")));
        if (!line.success || line.data.kind !== kind) break;
        // The page has room for this one, or it is the first.
        if (records.length === limit || (at > start && end - start > PAGE_BYTES)) {
          return { records, next: String(at) };
        }
        // Checked when the file was opened.
        records.push(line.data.record as StoreRecords[Kind]);
      }
      return { records, next: undefined };
    },
    async count(kind) {
      return digests[kind].count;
    },
  };
}

/** A line with its newline, and where the next begins. */
type FileLine = { readonly bytes: Buffer; readonly start: number; readonly end: number };

/** A file's lines from a byte on. What follows the last newline is no line; `rest` is its length. @throws StartupError */
async function* fileLines(
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
