import type { Edit } from "../../edits/edit-kinds.ts";
import type { PlanProblem } from "../../trip/trip.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { daysOf } from "../reading/read-trip.ts";
import { alternatives } from "./alternatives.ts";
import { checkEdited } from "./check-edited.ts";
import { isMade, makeTimedEdit } from "./make-timed-edit.ts";
import { OF_DATES } from "./of-dates.ts";
import { dayRulesBroken } from "./plan-problems.ts";
import { proposeDays } from "./propose-days.ts";
import { waysOut } from "./ways-out.ts";

/**
 * The trip on other dates, for the traveller to accept or not: each day has its date and hours, and what is closed or
 * dark then moves to another hour or day, changes places with others where that helps, and else gives way to a place
 * that is open, or is set aside. What is locked stays. As little changes as can be. The plan is checked afresh. Pure.
 * Yields every millisecond or so.
 *
 * @param startDate the first day, "2026-05-04".
 * @param newIds for places that come; where there are no more, what gives way is only set aside.
 */
export function* proposeDates(
  trip: SavedTrip,
  startDate: string,
  newIds: readonly string[],
): Generator<void, SavedTrip, void> {
  const dated = yield* makeTimedEdit(trip, { kind: "set-start-date", date: startDate });
  if (!isMade(dated)) return trip;
  let now = yield* withMoves(dated);
  if (placesInTrouble(now).length > 0) {
    const dayIds = now.document.tripData.itinerary.map(({ id }) => id);
    const laidOut = yield* proposeDays(now, dayIds);
    if (problemsOf(laidOut).length < problemsOf(now).length) now = laidOut;
  }
  const ids = [...newIds];
  for (const placeId of placesInTrouble(now)) {
    const [best] = (yield* alternatives(now, placeId)).filter(
      ({ problems }) => problems.length === 0,
    );
    const id = best === undefined ? undefined : ids.shift();
    const edit: Edit =
      best === undefined || id === undefined
        ? { kind: "remove-place", placeId }
        : { kind: "swap-place", placeId, place: { ...best.place, id } };
    const edited = yield* makeTimedEdit(now, edit);
    if (isMade(edited)) now = edited;
  }
  return yield* checkEdited(now);
}

/** What can be helped by another hour or day goes there, one after the other. */
function* withMoves(trip: SavedTrip): Generator<void, SavedTrip, void> {
  let now = trip;
  for (const placeId of placesInTrouble(trip)) {
    const [way] = yield* waysOut(now, placeId, undefined, 1);
    const edited = way && (yield* makeTimedEdit(now, way.edit));
    if (edited !== undefined && isMade(edited)) now = edited;
  }
  return now;
}

function problemsOf(trip: SavedTrip): PlanProblem[] {
  return trip.document.tripData.itinerary.flatMap(({ id }) => dayRulesBroken(trip, id));
}

/** The places that may move, and can't be visited when the plan has them. */
function placesInTrouble(trip: SavedTrip): string[] {
  const held = new Set(
    daysOf(trip).flatMap(({ text: { isLocked: isWhole, plan } }) =>
      plan.flatMap(({ id, isLocked, startsAtMinutes }) =>
        isWhole || isLocked || startsAtMinutes !== undefined ? [id] : [],
      ),
    ),
  );
  return problemsOf(trip).flatMap(({ code, placeId }) =>
    placeId === undefined || !OF_DATES.has(code) || held.has(placeId) ? [] : [placeId],
  );
}
