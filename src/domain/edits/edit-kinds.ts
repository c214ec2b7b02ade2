import { deleteTrip } from "./delete-trip.ts";
import { type EditOf, editVocabulary } from "./edit-vocabulary.ts";
import { setNote } from "./set-note.ts";
import { setStartDate } from "./set-start-date.ts";
import { setTitle } from "./set-title.ts";

/** Every kind of edit, under the `kind` of its edits. A new one is a file beside this one and a line here. */
export const EDIT_KINDS = {
  "set-title": setTitle,
  "set-note": setNote,
  "set-start-date": setStartDate,
  "delete-trip": deleteTrip,
} as const;

/** Something a traveller does to a trip. */
export type Edit = EditOf<typeof EDIT_KINDS>;

export const edits = editVocabulary(EDIT_KINDS);
