import type { Trip, TripPlace } from "../trip/trip.ts";
import type { Edit } from "./edit-kinds.ts";
import { findPlace } from "./kinds/plan-parts.ts";

/**
 * What takes an edit of one place back, whatever else has become of its day since.
 *
 * @param before the trip that the edit was made to.
 * @returns undefined for an edit of anything else.
 */
export function placeInverse(before: Trip, edit: Edit): Edit | undefined {
  if (edit.kind === "add-place") return { kind: "remove-place", placeId: edit.place.id };
  if (edit.kind !== "move-place" && edit.kind !== "remove-place") return undefined;
  const { placeId } = edit;
  const found = findPlace(before, placeId);
  if (found === undefined) return undefined;
  const { day, place } = found;
  const former = day.plan[day.plan.indexOf(place) - 1];
  const spot = { dayId: day.id, ...(former === undefined ? {} : { afterId: former.id }) };
  return edit.kind === "move-place"
    ? { kind: "move-place", placeId, ...spot }
    : { kind: "add-place", ...spot, place: withoutHours(place) };
}

/** A place as it comes into a plan: its hours and its way are those of a spot. */
export function withoutHours(
  place: TripPlace,
): Omit<TripPlace, "visit" | "open" | "leg" | "notOn"> {
  const { visit: _, open: _open, leg: _leg, notOn: _notOn, ...fresh } = place;
  return fresh;
}
