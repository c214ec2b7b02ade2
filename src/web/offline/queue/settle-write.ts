import { edits } from "../../../domain/edits/edit-kinds.ts";
import { isSameJson } from "../../../domain/is-same-json.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { NewWrite, PendingEdit, PendingWrite, WriteProblem } from "../store/offline-store.ts";
import { findTarget, madeOf } from "./pending-edits.ts";
import { isDeletion } from "./waiting-edits.ts";

type Writes = readonly (PendingWrite | NewWrite)[];

/**
 * The writes to a trip without one that the server has made. A deletion of the trip as it was before
 * goes on, where nobody else has changed the trip since.
 *
 * @param made the trip as it now is.
 */
export function withoutMade(
  writes: readonly PendingWrite[],
  { seq }: PendingWrite,
  made: Trip,
): Writes {
  const version = made.version;
  const renewed = (one: PendingEdit) =>
    one.before === version - 1 ? { ...one, before: version } : one;
  return writes
    .filter((write) => write.seq !== seq)
    .map((write) =>
      isDeletion(write) && write.problem === undefined
        ? { ...write, edits: write.edits.map(renewed) }
        : write,
    );
}

/** The writes with one that waits for the traveller's decision, unless they delete the trip anyway. */
export function withProblem(
  writes: readonly PendingWrite[],
  { seq }: PendingWrite,
  problem: WriteProblem,
): Writes {
  const isOverruled = writes.some((write) => write.seq > seq && isDeletion(write));
  if (isOverruled) return writes.filter((write) => write.seq !== seq);
  return writes.map((write) => (write.seq === seq ? { ...write, problem } : write));
}

/**
 * The writes with the contested edits of one apart: they wait for the traveller's decision, and take in
 * what was written on top of them. The other edits of the write are sent anew.
 *
 * @param mayResend whether the write may be sent anew where none of its edits is contested.
 */
export function withConflict(
  writes: readonly PendingWrite[],
  write: PendingWrite,
  theirs: Trip,
  { mayResend, newKey }: { mayResend: boolean; newKey: () => string },
): Writes {
  const touched = edits.touched(theirs, write.edits);
  const contested = mayResend || touched.length > 0 ? touched : write.edits;
  const others = write.edits.filter((one) => !contested.includes(one));
  const earlier = writes.filter(({ seq }) => seq < write.seq);
  const later = writes.filter(({ seq }) => seq > write.seq);
  if (later.some(isDeletion)) return [...earlier, ...later];
  const resent = others.length === 0 ? [] : [renewWrite(write, others, newKey())];
  if (contested.length === 0) return [...earlier, ...resent, ...later];

  const asked: PendingEdit[] = [];
  let left: readonly PendingWrite[] = later;
  for (const one of contested) {
    const taken = takeInLater(one, left, theirs);
    asked.push(taken.edit);
    left = taken.left;
  }
  const { seq: _former, ...decision } = renewWrite(write, asked, newKey());
  return [...earlier, ...resent, ...left, { ...decision, problem: { kind: "conflict", theirs } }];
}

/** Edits that were made on top of a contested one become part of it. */
function takeInLater(
  contested: PendingEdit,
  later: readonly PendingWrite[],
  theirs: Trip,
): { edit: PendingEdit; left: readonly PendingWrite[] } {
  const target = edits.target(contested.edit);
  let edit = contested;
  const left = later.flatMap((write) => {
    // A write that waits for a decision was made before, and now stands behind later ones.
    if (write.problem !== undefined) return write;
    const next = findTarget(write, target);
    if (next === undefined || !isSameJson(next.before, madeOf(theirs, edit.edit))) return write;
    edit = { ...next, before: contested.before };
    const rest = write.edits.filter((one) => one !== next);
    return rest.length === 0 ? [] : { ...write, edits: rest };
  });
  return { edit, left };
}

/** The write with these edits, to be sent under a key that the server can't know. */
export function renewWrite(
  write: PendingWrite,
  wanted: readonly PendingEdit[],
  key: string,
): PendingWrite {
  const { problem: _problem, wasSent: _sent, ...rest } = write;
  return { ...rest, key, edits: wanted };
}
