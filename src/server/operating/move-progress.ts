import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { makeFolder } from "../lib/make-folder.ts";
import { StartupError } from "../lib/startup-error.ts";
import { RECORD_KINDS, type RecordKind } from "../store/record-store.ts";
import { writeWhole } from "./write-whole.ts";

const kindSchema = z.object({
  /** Where the next page begins; absent: at the beginning. */
  after: z.optional(z.string()),
  isDone: z.boolean(),
  moved: z.int(),
  /** Trips without an owner, which the target can't keep. */
  leftBehind: z.int(),
});
const progressSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** At the end source and target weren't the same. */
  hasDiffered: z.boolean(),
  kinds: z.partialRecord(z.enum(RECORD_KINDS), kindSchema),
});
export type KindProgress = z.infer<typeof kindSchema>;
type Progress = z.infer<typeof progressSchema>;

const NOT_BEGUN: KindProgress = { isDone: false, moved: 0, leftBehind: 0 };

/** How far a move is, in a small file of its own that outlives the process. */
export type MoveProgress = {
  readonly of: (kind: RecordKind) => KindProgress;
  readonly hasDiffered: () => boolean;
  /** On the disk when it returns. */
  save(kind: RecordKind, progress: KindProgress): void;
  saveDifference(): void;
  /** The move is over, or none was begun. */
  forget(): void;
};

export type MoveEnds = { readonly dataDir: string; readonly from: string; readonly to: string };

/** The progress of a move that was begun before; undefined where none was. */
export function findProgress(ends: MoveEnds): MoveProgress | undefined {
  const path = fileOf(ends);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  try {
    return progressIn(path, progressSchema.parse(JSON.parse(text)));
  } catch (cause) {
    throw new StartupError(
      `${path}, which says how far the move is, can't be read. Remove it, empty ${ends.to}, and begin again.`,
      { cause },
    );
  }
}

/** Says on the disk that what is in the target from now on is this move's. */
export function beginProgress(ends: MoveEnds): MoveProgress {
  makeFolder(folderOf(ends));
  const { from, to } = ends;
  const first: Progress = { from, to, hasDiffered: false, kinds: {} };
  const path = fileOf(ends);
  writeWhole(path, JSON.stringify(first));
  return progressIn(path, first);
}

function progressIn(path: string, read: Progress): MoveProgress {
  let progress = read;
  function save(changed: Partial<Progress>): void {
    progress = { ...progress, ...changed };
    writeWhole(path, JSON.stringify(progress));
  }
  return {
    of: (kind) => progress.kinds[kind] ?? NOT_BEGUN,
    hasDiffered: () => progress.hasDiffered,
    save: (kind, one) => save({ kinds: { ...progress.kinds, [kind]: one } }),
    saveDifference: () => save({ hasDiffered: true }),
    forget: () => rmSync(path, { force: true }),
  };
}

function folderOf({ dataDir }: MoveEnds): string {
  return join(dataDir, "moving");
}

function fileOf(ends: MoveEnds): string {
  const name = createHash("sha256")
    .update(JSON.stringify([ends.from, ends.to]))
    .digest("hex")
    .slice(0, 16);
  return join(folderOf(ends), `${name}.json`);
}
