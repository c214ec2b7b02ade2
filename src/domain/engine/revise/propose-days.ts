import type { Trip } from "../../trip/trip.ts";
import { joinSlices, slicesOf } from "../ground/slices-of-trip.ts";
import type { KnownCity } from "../known-city.ts";
import { replan } from "../repair/replan.ts";
import { dayPace } from "../visits/day-pace.ts";
import { readSelection } from "../visits/read-selection.ts";
import { checkEdited } from "./check-edited.ts";

/**
 * The trip with some of its days in their best order, for the traveller to accept or not. Places change days only
 * among these days, where one can't hold its own; none comes or goes. What is locked stays, and a locked day is
 * left alone. A day that is about as good as it can be is the same object. The plan is checked afresh. Pure. Yields every
 * millisecond or so.
 *
 * @param dayIds ids of days; one that the trip doesn't have is left out.
 */
export function* proposeDays(
  trip: Trip,
  dayIds: readonly string[],
  city: KnownCity | undefined,
): Generator<void, Trip, void> {
  const slices: Trip[] = [];
  for (const slice of slicesOf(trip, city)) {
    const { userSelection: selection } = slice.trip;
    let plan = slice.trip.tripData;
    for (const days of groupByPace(slice.trip, dayIds)) {
      const only = { days };
      const input = { selection, plan, city: slice.city, locked: [], only };
      plan = (yield* replan(input)).plan;
    }
    slices.push({ ...slice.trip, tripData: plan });
  }
  return yield* checkEdited(joinSlices(trip, slices), city);
}

/** Days of one pace are laid out together. */
function groupByPace({ tripData, userSelection }: Trip, dayIds: readonly string[]): string[][] {
  const request = readSelection(userSelection, tripData.itinerary.length);
  const groups = new Map<string, string[]>();
  for (const day of tripData.itinerary) {
    if (!dayIds.includes(day.id) || day.isLocked || day.plan.length === 0) continue;
    const key = JSON.stringify(dayPace(day, request));
    groups.set(key, [...(groups.get(key) ?? []), day.id]);
  }
  return [...groups.values()];
}
