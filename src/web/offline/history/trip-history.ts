import type { MadeDescription } from "../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { jsonBytes } from "../store/json-bytes.ts";

/** The newest are kept. */
const MAX_ENTRIES = 100;
/** All of one trip's together, as JSON. */
const MAX_BYTES = 512 * 1024;

/** A step that can be taken back, or taken again. */
export type HistoryEntry = {
  readonly made: MadeDescription;
  /** The place, day or hotel that it was about, where it was about one. */
  readonly partId?: string | undefined;
  /** Takes the step back. */
  readonly revert: readonly Edit[];
  /** The value at the target of each (`edits.before`) once the step was taken. */
  readonly seen: readonly unknown[];
  readonly atMs: number;
};

/** A traveller's steps on a trip in this browser, the newest last. */
export type TripHistory = {
  /** Can be undone. */
  readonly done: readonly HistoryEntry[];
  /** Can be done again, the one undone last at the end. */
  readonly undone: readonly HistoryEntry[];
};

export const NO_HISTORY: TripHistory = { done: [], undone: [] };

/** The newest entries that there is room for. */
export function withinLimits({ done, undone }: TripHistory): TripHistory {
  const kept = { done: done.slice(-MAX_ENTRIES), undone: undone.slice(-MAX_ENTRIES) };
  let bytes = jsonBytes(kept);
  while (bytes > MAX_BYTES && kept.done.length + kept.undone.length > 0) {
    const [oldest] = kept.done.length > 0 ? kept.done.splice(0, 1) : kept.undone.splice(0, 1);
    bytes -= jsonBytes(oldest);
  }
  return kept;
}
