import type { Edited } from "../../edits/edit-kind.ts";
import { type Edit, edits as vocabulary } from "../../edits/edit-kinds.ts";
import { findDay } from "../../edits/kinds/plan-parts.ts";
import type { Trip } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { readTrip } from "../reading/read-trip.ts";
import { checkEdited } from "./check-edited.ts";
import { fillDay } from "./fill-day.ts";
import { isMade, makeTimedEdit } from "./make-timed-edit.ts";

/** Each takes as long as some fifty other edits: of more in one request, days stay free. */
const MAX_FILLS = 5;

/**
 * Makes edits to a trip, in order, or none of them, and keeps the plan true: the days that an edit changes get
 * their hours anew in the traveller's order, around what is locked, and at the end the plan is checked afresh,
 * with every rule that it breaks (`planCheck.problems`). What comes before the changed spot of a day keeps its
 * hours where they still hold. Nothing is dropped or undone because it breaks a rule. A day that changes its base is
 * filled there. Pure: a server and a browser get equal trips. Yields every millisecond or so.
 *
 * @param city the facts of the destination, where they are known.
 * @returns the trip without a new `version`; "deleted", or why the edits can't be made.
 */
export function* makeEdits(
  trip: Trip,
  edits: readonly Edit[],
  city: KnownCity | undefined,
): Generator<void, Edited, void> {
  if (edits.every((edit) => vocabulary.effect(edit) === "untouched"))
    return vocabulary.apply(trip, edits);
  let now = yield* readTrip(trip, city);
  let fills = 0;
  for (const edit of edits) {
    const edited = yield* makeTimedEdit(now, edit);
    if (!isMade(edited)) return edited;
    const isFilled =
      edit.kind === "change-base" &&
      findDay(now.document, edit.dayId)?.base !== edit.base &&
      fills < MAX_FILLS;
    now = isFilled ? yield* fillDay(edited, edit.dayId, edit.newIds) : edited;
    if (isFilled) fills += 1;
    yield;
  }
  return (yield* checkEdited(now, trip)).document;
}
