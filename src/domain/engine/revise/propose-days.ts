import type { TripDay } from "../../trip/trip.ts";
import { joinDays } from "../reading/parts-of-trip.ts";
import type { SavedTown, SavedTrip } from "../reading/planned-trip.ts";
import { aloneInTown, withDocument } from "../reading/read-trip.ts";
import { replan } from "../repair/replan.ts";
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
  trip: SavedTrip,
  dayIds: readonly string[],
): Generator<void, SavedTrip, void> {
  const proposed: (readonly TripDay[])[] = [];
  for (const town of trip.towns) {
    let now = aloneInTown(town);
    for (const ofOnePace of groupByPace(town, dayIds)) {
      for (const alone of now.towns) {
        now = yield* withDocument(
          now,
          joinDays(now.document, [yield* replan(alone, { dayIds: ofOnePace })]),
        );
      }
    }
    proposed.push(now.document.tripData.itinerary);
  }
  return yield* checkEdited(yield* withDocument(trip, joinDays(trip.document, proposed)));
}

/** Days of one pace are laid out together. */
function groupByPace({ days }: SavedTown, dayIds: readonly string[]): string[][] {
  const open = days.filter(
    ({ text }) => dayIds.includes(text.id) && !text.isLocked && text.plan.length > 0,
  );
  const groups = Map.groupBy(open, ({ pace }) => JSON.stringify(pace));
  return [...groups.values()].map((group) => group.map(({ text }) => text.id));
}
