import { isRefusal } from "../../edits/edit-kind.ts";
import type { Trip } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { dayPace } from "../visits/day-pace.ts";
import { readSelection } from "../visits/read-selection.ts";
import { checkEdited } from "./check-edited.ts";
import { makeTimedEdit } from "./make-timed-edit.ts";
import { suggestions } from "./suggestions.ts";

/**
 * The trip with places more on a day, for the traveller to accept or not: one after the other, each at the spot where
 * it fits best, as long as one breaks no rule there and the day has fewer than its pace asks for. What is there keeps its
 * order. The plan is checked afresh. Pure. Yields every millisecond or so.
 *
 * @param newIds for the places that come, as many as may come.
 * @returns the same trip where nothing more fits, the trip doesn't have the day, or the city is not known.
 */
export function* fillDay(
  trip: Trip,
  dayId: string,
  newIds: readonly string[],
  city: KnownCity | undefined,
): Generator<void, Trip, void> {
  let now = trip;
  for (const id of newIds) {
    const day = now.tripData.itinerary.find((one) => one.id === dayId);
    if (day === undefined) break;
    const request = readSelection(now.userSelection, now.tripData.itinerary.length);
    if (day.plan.length >= dayPace(day, request).usual) break;
    const [best] = yield* suggestions(now, dayId, city);
    if (best === undefined || best.problems.length > 0) break;
    const { place, afterId } = best;
    const after = afterId === undefined ? {} : { afterId };
    const edit = { kind: "add-place", dayId, ...after, place: { ...place, id } } as const;
    const edited = yield* makeTimedEdit(now, edit, city);
    if (edited === "deleted" || isRefusal(edited)) break;
    now = edited;
  }
  return now === trip ? trip : yield* checkEdited(now, city);
}
