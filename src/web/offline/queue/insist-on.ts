import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { findDay, placeStands, withoutHours } from "../../../domain/edits/kinds/plan-parts.ts";
import type { Trip } from "../../../domain/trip/trip.ts";

/**
 * The edit that does on another state of the trip what its author wanted: a place that was taken out
 * there meanwhile is put back where they moved it to.
 */
export function insistOn(theirs: Trip, edit: Edit): Edit {
  if (edit.kind !== "move-place" || findDay(theirs, edit.dayId) === undefined) return edit;
  if (placeStands(theirs, edit.placeId) !== "set-aside") return edit;
  const place = theirs.tripData.setAside?.find(({ id }) => id === edit.placeId);
  if (place === undefined) return edit;
  const { placeId: _id, kind: _kind, ...spot } = edit;
  return { kind: "add-place", ...spot, place: withoutHours(place) };
}
