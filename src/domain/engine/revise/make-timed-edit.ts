import { withTransfers } from "../../bases/with-transfers.ts";
import { type Edited, isTrip } from "../../edits/edit-kind.ts";
import { type Edit, edits } from "../../edits/edit-kinds.ts";
import type { Trip, TripDay, TripPlace } from "../../trip/trip.ts";
import { joinSlices, slicesOf } from "../ground/slices-of-trip.ts";
import type { KnownCity } from "../known-city.ts";
import { retime } from "../repair/retime.ts";

/**
 * Makes one edit to a trip, and gives the days that it changes their hours anew; the plan check stays behind.
 *
 * @param city the facts of the destination, where they are known.
 */
export function* makeTimedEdit(
  trip: Trip,
  edit: Edit,
  city: KnownCity | undefined,
): Generator<void, Edited, void> {
  const edited = edits.apply(trip, [edit]);
  if (!isTrip(edited)) return edited;
  const isRetimed = edits.effect(edit) === "retimed";
  return isRetimed ? yield* retimeBases(trip, withUsualStay(edited, edit), city) : edited;
}

/** Each base by itself; the ways between them follow the order of the days. */
function* retimeBases(
  former: Trip,
  edited: Trip,
  city: KnownCity | undefined,
): Generator<void, Trip, void> {
  const { bases, tripData } = edited;
  if (bases === undefined) return yield* retimeBase(former, edited, city);
  const itinerary = withTransfers(tripData.itinerary, bases);
  const moved = { ...edited, tripData: { ...tripData, itinerary } };
  const formerSlices = slicesOf(former, city);
  const retimed: Trip[] = [];
  for (const [base, slice] of slicesOf(moved, city).entries()) {
    retimed.push(yield* retimeBase(formerSlices[base]?.trip ?? former, slice.trip, slice.city));
  }
  return joinSlices(moved, retimed);
}

/** The edited trip with hours for the days that differ from the former ones, or for all where these start elsewhere. */
function* retimeBase(
  former: Trip,
  edited: Trip,
  city: KnownCity | undefined,
): Generator<void, Trip, void> {
  const { tripData: plan, userSelection: selection } = edited;
  const formerDays = new Map(former.tripData.itinerary.map((day) => [day.id, day]));
  const startsElsewhere = former.tripData.hotels[0] !== plan.hotels[0];
  const days = plan.itinerary.filter(
    (day) => day.plan.length > 0 && (startsElsewhere || formerDays.get(day.id) !== day),
  );
  const emptied = plan.itinerary.filter(
    (day) => day.plan.length === 0 && formerDays.get(day.id) !== day,
  );
  const bare = emptied.length === 0 ? plan : withoutBreaks(plan, emptied);
  if (days.length === 0) return bare === plan ? edited : { ...edited, tripData: bare };
  const locked = days.flatMap((day) => heldByDay(day, formerDays.get(day.id)));
  const only = { days: days.map(({ id }) => id) };
  const kept = new Map(days.map((day) => [day.id, countUnchanged(day, formerDays.get(day.id))]));
  const retimed = yield* retime({ selection, plan: bare, city, locked, only }, kept);
  return { ...edited, tripData: retimed.plan };
}

/** How many of a day's first places stand as they did, and so may keep their hours. */
function countUnchanged({ plan }: TripDay, former: TripDay | undefined): number {
  if (former === undefined) return 0;
  for (const [index, place] of plan.entries()) {
    const before = former.plan[index];
    if (before?.id !== place.id || before.startsAtMinutes !== place.startsAtMinutes) return index;
    if (before.stayMinutes !== place.stayMinutes) return index + 1;
  }
  return plan.length;
}

/** On a locked day what was there before keeps its hour. */
function heldByDay({ isLocked, plan }: TripDay, former: TripDay | undefined) {
  if (!isLocked || former === undefined) return [];
  return plan.flatMap(({ id, visit, startsAtMinutes }) => {
    const startMinutes = startsAtMinutes ?? visit?.startMinutes;
    const wasThere = former.plan.some((place) => place.id === id);
    return wasThere && startMinutes !== undefined ? [{ placeId: id, startMinutes }] : [];
  });
}

/** Days with nothing on them have no meals, no free time and no way back. */
function withoutBreaks(plan: Trip["tripData"], days: readonly TripDay[]): Trip["tripData"] {
  return {
    ...plan,
    itinerary: plan.itinerary.map((day) => {
      if (!days.includes(day)) return day;
      const { meals: _, free: __, wayBack: ___, ...rest } = day;
      return rest;
    }),
  };
}

/** Where the traveller no longer says how long to stay, the former length is no one's wish. */
function withUsualStay(trip: Trip, edit: Edit): Trip {
  if (edit.kind !== "set-stay" || edit.minutes !== undefined) return trip;
  const itinerary = trip.tripData.itinerary.map((day) =>
    day.plan.some(({ id }) => id === edit.placeId)
      ? { ...day, plan: day.plan.map((place) => (place.id === edit.placeId ? bare(place) : place)) }
      : day,
  );
  return { ...trip, tripData: { ...trip.tripData, itinerary } };
}

/** Its start stays, its end is to be found. */
function bare(place: TripPlace): TripPlace {
  const { visit, ...rest } = place;
  if (visit === undefined) return place;
  return { ...rest, visit: { ...visit, endMinutes: visit.startMinutes } };
}
