import type { TripDay } from "../../trip/trip.ts";
import type { KnownPlace } from "../known-city.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { dayOf } from "../reading/read-trip.ts";
import { DINNER, LUNCH } from "../visits/day-hours.ts";
import { checkEdited } from "./check-edited.ts";
import { isMade, makeTimedEdit } from "./make-timed-edit.ts";
import { suggestions } from "./suggestions.ts";
import type { PlaceOption } from "./weigh-options.ts";

/** The way and a rest; what is free beyond them, and beyond a meal, is a hole in the day. */
const LONGEST_PAUSE_MINUTES = 75;
const MEALS = [
  { ...LUNCH, kind: "lunch" },
  { ...DINNER, kind: "dinner" },
] as const;
/** Where none of the likeliest fits without one. */
const MAX_TRIED = 24;

/**
 * The trip with places more on a day, for the traveller to accept or not: one after the other, each at the spot where
 * it fits best, without a hole before it where that can be, as long as one breaks no rule there and the day has fewer
 * than its pace asks for. What is there keeps its
 * order, and nothing comes of the kind that the traveller took out last. The plan is checked afresh. Pure. Yields every millisecond or so.
 *
 * @param newIds for the places that come, as many as may come.
 * @returns the same trip where nothing more fits, the trip doesn't have the day, or the city is not known.
 */
export function* fillDay(
  trip: SavedTrip,
  dayId: string,
  newIds: readonly string[],
): Generator<void, SavedTrip, void> {
  const [gone] = trip.document.tripData.setAside ?? [];
  const isWanted = ({ category }: KnownPlace) => category !== gone?.category;
  let now = trip;
  for (const id of newIds) {
    const day = dayOf(now, dayId);
    if (day === undefined || day.places.length >= day.pace.usual) break;
    const pauseBefore = pausesOf(day.text, day.pace.startMinutes);
    let best = leastIdle(yield* suggestions(now, dayId, undefined, isWanted), pauseBefore);
    if (best === undefined || pauseBefore(best) > LONGEST_PAUSE_MINUTES) {
      best = leastIdle(yield* suggestions(now, dayId, MAX_TRIED, isWanted), pauseBefore);
    }
    if (best === undefined) break;
    const { place, afterId } = best;
    const after = afterId === undefined ? {} : { afterId };
    const edit = { kind: "add-place", dayId, ...after, place: { ...place, id } } as const;
    const edited = yield* makeTimedEdit(now, edit);
    if (!isMade(edited)) break;
    now = edited;
  }
  return now === trip ? trip : yield* checkEdited(now);
}

/** Minutes that are free before a place that would come into a day, less those of a meal that is then. */
function pausesOf({ plan, meals = [] }: TripDay, startMinutes: number) {
  return ({ afterId, visit }: PlaceOption) => {
    const from = plan.find(({ id }) => id === afterId)?.visit?.endMinutes ?? startMinutes;
    const eaten = meals.filter((meal) => meal.endMinutes <= from).map(({ kind }) => kind);
    const pause = visit.startMinutes - from;
    return MEALS.filter(({ kind }) => !eaten.includes(kind)).reduce((left, meal) => {
      const soonest = Math.max(from, meal.first);
      const isTime = soonest <= meal.last && soonest + meal.duration <= visit.startMinutes;
      return isTime ? left - meal.duration : left;
    }, pause);
  };
}

/** The first of those that break no rule after which the day has no hole, or else the one with the shortest. */
function leastIdle(
  options: readonly PlaceOption[],
  pauseBefore: (option: PlaceOption) => number,
): PlaceOption | undefined {
  const fitting = options.filter(({ problems }) => problems.length === 0);
  return (
    fitting.find((option) => pauseBefore(option) <= LONGEST_PAUSE_MINUTES) ??
    fitting.toSorted((a, b) => pauseBefore(a) - pauseBefore(b))[0]
  );
}
