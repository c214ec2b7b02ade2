import { type Edited, isRefusal } from "../../edits/edit-kind.ts";
import { type Edit, edits } from "../../edits/edit-kinds.ts";
import type { Trip } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { checkEdited } from "./check-edited.ts";
import { makeTimedEdit } from "./make-timed-edit.ts";

/**
 * Makes edits to a trip, in order, or none of them, and keeps the plan true: the days that an edit changes get
 * their hours anew in the traveller's order, around what is locked, and at the end the plan is checked afresh,
 * with every rule that it breaks (`planCheck.problems`). What comes before the changed spot of a day keeps its
 * hours where they still hold. Nothing is dropped or undone because it breaks a rule. Pure: a server and a browser
 * get equal trips. Yields every millisecond or so.
 *
 * @param city the facts of the destination, where they are known.
 * @returns the trip without a new `version`; "deleted", or why the edits can't be made.
 */
export function* makeEdits(
  trip: Trip,
  made: readonly Edit[],
  city: KnownCity | undefined,
): Generator<void, Edited, void> {
  let now = trip;
  for (const edit of made) {
    const edited = yield* makeTimedEdit(now, edit, city);
    if (edited === "deleted" || isRefusal(edited)) return edited;
    now = edited;
    yield;
  }
  const isPlanTouched = made.some((edit) => edits.effect(edit) !== "untouched");
  return isPlanTouched ? yield* checkEdited(now, city) : now;
}
