import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";

/** Whether the trip has the day that an edit adds, if it adds one: another change may be shown before it. */
export function hasAddedDay(edit: Edit, { tripData }: Trip): boolean {
  return edit.kind !== "add-day" || tripData.itinerary.some(({ id }) => id === edit.dayId);
}
