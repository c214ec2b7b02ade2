import type { Trip } from "../trip/trip.ts";
import type { Edit } from "./edit-kinds.ts";
import type { FormerChange } from "./former-changes.ts";

/**
 * The edit that a former change stands for.
 *
 * @param trip as it was when the change was made; nothing had moved a place by then.
 * @returns undefined where the trip has no such day or place.
 */
export function editOfFormerChange(trip: Trip, change: FormerChange): Edit | undefined {
  const { text } = change;
  if (change.kind === "title") return { kind: "set-title", text };
  const day = trip.tripData.itinerary[change.day];
  const noted = change.place === undefined ? day : day?.plan[change.place];
  return noted === undefined ? undefined : { kind: "set-note", id: noted.id, text };
}
