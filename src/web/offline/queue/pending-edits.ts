import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import { isSameJson } from "../../../domain/is-same-json.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { NewWrite, PendingEdit, PendingWrite } from "../store/offline-store.ts";
import { fitsRequest } from "./request-body.ts";
import { isDeletion, waitingEdits } from "./waiting-edits.ts";

type Write = PendingWrite | NewWrite;

/** The edit with what its author saw in the trip. */
export function pendingEdit(trip: Trip, edit: Edit): PendingEdit {
  return { edit, before: edits.before(trip, edit), made: edits.describe(trip, [edit]) };
}

/** Edits that are made together: the author of each saw the trip with those before it. */
export function pendingEdits(trip: Trip, wanted: readonly Edit[]): PendingEdit[] {
  const before = edits.befores(trip, wanted);
  return wanted.map((edit, at) => ({
    edit,
    before: before[at],
    made: edits.describe(trip, [edit]),
  }));
}

/**
 * The writes to a trip with one more edit: in the last of them, where that one was never sent and has
 * room, else in a write of its own. An edit that waits for the same target, and whose outcome is what the
 * author of this one saw, gives way to it and leaves it what stood there before both.
 *
 * @param seen what stands at the edit's target once all these writes are made.
 */
export function addEdit(
  writes: readonly Write[],
  added: PendingEdit,
  seen: unknown,
  newWrite: (edits: readonly PendingEdit[]) => NewWrite,
): readonly Write[] {
  const target = edits.target(added.edit);
  // The effect of an edit of the plan depends on those before it: none of them gives way.
  const isOfPlan = edits.effect(added.edit) !== "untouched";
  const holder = isOfPlan
    ? undefined
    : writes.findLast((write) => isOpen(write) && findTarget(write, target));
  const isContinued =
    holder !== undefined && holder.wasSent !== true && isSameJson(seen, added.before);
  const replaced = isContinued ? findTarget(holder, target) : undefined;
  const left = writes.map((write) => (write === holder ? withoutEdit(write, replaced) : write));
  const edit = replaced === undefined ? added : { ...added, before: replaced.before };
  const last = left.at(-1);
  const hasRoom =
    last !== undefined &&
    isOpen(last) &&
    last.wasSent !== true &&
    (isOfPlan || findTarget(last, target) === undefined) &&
    fitsRequest([...last.edits, edit]);
  const next = hasRoom
    ? left.with(-1, { ...last, edits: [...last.edits, edit] })
    : [...left, newWrite([edit])];
  return next.filter((write) => write.edits.length > 0);
}

/** Neither waits for a decision nor deletes the trip. */
function isOpen(write: Write): boolean {
  return write.problem === undefined && !isDeletion(write);
}

export function findTarget(
  write: Pick<PendingWrite, "edits">,
  target: string,
): PendingEdit | undefined {
  return write.edits.find(({ edit }) => edits.target(edit) === target);
}

function withoutEdit(write: Write, gone: PendingEdit | undefined): Write {
  if (gone === undefined) return write;
  return { ...write, edits: write.edits.filter((one) => one !== gone) };
}

/** The result of an edit on the value at its target; undefined where it can't be made. */
export function madeOf(trip: Trip, edit: Edit): unknown {
  const made = edits.apply(trip, [edit]);
  return isTrip(made) ? edits.before(made, edit) : undefined;
}

/** The trip with those of the edits that can be made to it, and which these are. */
export function makePossible(
  trip: Trip,
  wanted: readonly Edit[],
): { readonly trip: Trip; readonly made: readonly Edit[] } {
  let now = trip;
  const made = wanted.filter((edit) => {
    const edited = edits.apply(now, [edit]);
    if (!isTrip(edited)) return false;
    now = edited;
    return true;
  });
  return { trip: now, made };
}

/**
 * The trip as the traveller should see it: what the server last gave, with what waits to be sent, but for the
 * hours that follow from it.
 *
 * @returns undefined where it is about to be deleted.
 */
export function withPending(trip: Trip, pending: readonly Write[]): Trip | undefined {
  const waiting = waitingEdits(trip.id, pending);
  return waiting && makePossible(trip, waiting).trip;
}
