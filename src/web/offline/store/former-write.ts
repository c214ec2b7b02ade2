import { editOfFormerChange } from "../../../domain/edits/edit-of-former-change.ts";
import type { FormerChange } from "../../../domain/edits/former-changes.ts";
import { setNote } from "../../../domain/edits/kinds/set-note.ts";
import type { Trip, TripDocument } from "../../../domain/trip/trip.ts";
import { withIds } from "../../../domain/trip/with-ids.ts";
import type { PendingEdit, PendingWrite, WriteProblem } from "./offline-store.ts";

/** A write as versions kept it that named days and places by their index. */
export type FormerWrite = Pick<PendingWrite, "seq" | "key" | "tripId" | "tripName" | "atMs"> & {
  readonly baseVersion: number;
  readonly changes:
    | "delete"
    | readonly {
        readonly change: FormerChange;
        readonly before: string;
        /** "Note about Day 1". */
        readonly about?: string | undefined;
      }[];
  readonly problem?:
    | Exclude<WriteProblem, { kind: "conflict" }>
    | { readonly kind: "conflict"; readonly theirs: TripDocument }
    | undefined;
};

/**
 * The write in today's shape.
 *
 * @param kept the trip as this browser keeps it, where it does.
 */
export function convertFormerWrite(row: FormerWrite, kept: Trip | undefined): PendingWrite {
  const { changes, baseVersion, problem, ...rest } = row;
  const isConflict = problem?.kind === "conflict";
  const trip = isConflict ? withIds(problem.theirs) : kept;
  const converted = {
    ...rest,
    // Nobody knows whether it was.
    wasSent: true,
    problem: isConflict
      ? ({ kind: "conflict", theirs: withIds(problem.theirs) } as const)
      : problem,
  };
  if (changes === "delete") {
    const about = { code: "deletion" } as const;
    return { ...converted, edits: [{ edit: { kind: "delete-trip" }, before: baseVersion, about }] };
  }
  return {
    ...converted,
    edits: changes.map((one) => convertChange(one, trip)),
    former: { changes: changes.map(({ change }) => change), baseVersion },
  };
}

function convertChange(
  { change, before, about }: Exclude<FormerWrite["changes"], "delete">[number],
  trip: Trip | undefined,
): PendingEdit {
  const edit = trip === undefined ? undefined : editOfFormerChange(trip, change);
  if (trip !== undefined && edit?.kind === "set-note") {
    return { edit, before, about: setNote.describe(trip, edit) };
  }
  if (change.kind === "title") {
    return {
      edit: { kind: "set-title", text: change.text },
      before,
      about: { code: "title" },
    };
  }
  // The trip is gone: its text is all that is left to show.
  const { day, place, text } = change;
  const id = place === undefined ? `day-${day}` : `place-${day}-${place}`;
  const name = about?.replace(/^Note about /, "");
  return {
    edit: { kind: "set-note", id, text },
    before,
    about: name === undefined ? { code: "noteOnGone" } : { code: "note", values: { about: name } },
  };
}
