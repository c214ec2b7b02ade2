import type { Booking } from "../bookings/booking.ts";
import { isHeld as isHeldBooking } from "../edits/kinds/bookings/anchored.ts";
import { withSetAside } from "../edits/kinds/plan-parts.ts";
import { joinDays } from "../engine/reading/parts-of-trip.ts";
import type { SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, townOfDay, withDocument } from "../engine/reading/read-trip.ts";
import { replanLeavingOut } from "../engine/repair/replan.ts";
import { checkEdited } from "../engine/revise/check-edited.ts";
import { isMade, makeTimedEdit } from "../engine/revise/make-timed-edit.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../engine/visits/day-hours.ts";
import type { PlanProblem } from "../trip/trip.ts";
import { isHeld, popularityOf } from "./wish-step.ts";

/**
 * The trip with bookings, new or changed, and with the days that they touch laid out around them, for the traveller to
 * accept or not: what fits stays, in another order where that helps, and the rest is set aside, the least known first. Other
 * days stay as they are, and so does what is locked or has its hour. The plan is checked afresh. Pure. Yields every
 * millisecond or so.
 *
 * @param bookings none: the trip is laid out around those that it has.
 * @returns undefined where the trip can't hold them.
 */
export function* proposeBookings(
  trip: SavedTrip,
  bookings: readonly Booking[],
): Generator<void, SavedTrip | undefined, void> {
  let now = trip;
  const lost = (trip.document.bookings ?? []).filter(
    (one) => !isHeldBooking(trip.document, one) && bookings.every(({ id }) => id !== one.id),
  );
  for (const booking of [...lost, ...bookings]) {
    const made = yield* makeTimedEdit(now, { kind: "set-booking", booking });
    if (!isMade(made)) return undefined;
    now = made;
  }
  for (const { id, isLocked } of now.document.tripData.itinerary) {
    // What the traveller had put up with before is no reason to take anything away.
    const known = new Set(
      dayRulesBroken(trip, id).flatMap((one) => (OF_BOOKINGS.has(one.code) ? [] : [keyOf(one)])),
    );
    if (!isLocked) now = yield* settled(now, id, known);
  }
  return yield* checkEdited(now);
}

/** The day without what breaks a rule more than it did: laid out anew, then place by place. */
function* settled(
  trip: SavedTrip,
  dayId: string,
  known: ReadonlySet<string>,
): Generator<void, SavedTrip, void> {
  const problemsOf = (one: SavedTrip) =>
    dayRulesBroken(one, dayId).filter((problem) => !known.has(keyOf(problem)));
  if (problemsOf(trip).length === 0) return yield* withoutMealsAway(trip, dayId);
  let now = yield* leftSooner(trip, dayId);
  if (problemsOf(now).length > 0) {
    const laidOut = yield* laidOutAnew(now, dayId);
    if (problemsOf(laidOut).length < problemsOf(now).length) now = laidOut;
  }
  for (;;) {
    const problems = problemsOf(now);
    const open = dayOf(now, dayId)?.places.filter(({ text }) => !isHeld(text)) ?? [];
    if (problems.length === 0 || open.length === 0) return now;
    const gone = yield* leastMissed(now, open, problemsOf);
    if (gone === undefined) return now;
    now = gone;
  }
}

/** The trip with a bar that ends its day left by the hour at which the day is over, where that leaves time for a drink. */
function* leftSooner(trip: SavedTrip, dayId: string): Generator<void, SavedTrip, void> {
  const late = dayRulesBroken(trip, dayId).find(({ code }) => code === "endsLate");
  const { places = [], text: day } = dayOf(trip, dayId) ?? {};
  const { text, facts } = places.at(-1) ?? {};
  if (late === undefined || text?.visit === undefined || facts?.category !== "nightlife")
    return trip;
  const over = Number(late.values?.lastMinutes) - DOOR_MINUTES - (day?.wayBack?.minutes ?? 0);
  const minutes = Math.floor((over - text.visit.startMinutes) / GRID_MINUTES) * GRID_MINUTES;
  if (isHeld(text) || minutes < LEAST_DRINK_MINUTES) return trip;
  const made = yield* makeTimedEdit(trip, { kind: "set-stay", placeId: text.id, minutes });
  return isMade(made) ? made : trip;
}

/** The trip without the meals of the day at an hour at which its travellers are on the way. */
function* withoutMealsAway(trip: SavedTrip, dayId: string): Generator<void, SavedTrip, void> {
  const { booked = [], text } = dayOf(trip, dayId) ?? {};
  const isAway = ({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }) =>
    booked.some(
      ({ fromMinutes, toMinutes }) => startMinutes < toMinutes && endMinutes > fromMinutes,
    );
  if (text?.meals?.some(isAway) !== true) return trip;
  const day = { ...text, meals: text.meals.filter((meal) => !isAway(meal)) };
  return yield* withDocument(trip, joinDays(trip.document, [[day]]));
}

function* laidOutAnew(trip: SavedTrip, dayId: string): Generator<void, SavedTrip, void> {
  const town = townOfDay(trip, dayId)?.towns[0];
  if (town === undefined) return trip;
  const days = yield* replanLeavingOut(town, { dayIds: [dayId] });
  const before = dayOf(trip, dayId)?.text.plan ?? [];
  const after = new Set(days.find(({ id }) => id === dayId)?.plan.map(({ id }) => id));
  const gone = before.filter(({ id }) => !after.has(id));
  // Two bookings at once: neither is ours to leave out.
  if (gone.some(isHeld)) return trip;
  return yield* withDocument(trip, withSetAside(joinDays(trip.document, [days]), gone));
}

/** The trip without the one of some places whose going helps most, of equal ones the least known; undefined where none helps. */
function* leastMissed(
  trip: SavedTrip,
  places: readonly SavedPlace[],
  problemsOf: (trip: SavedTrip) => readonly PlanProblem[],
): Generator<void, SavedTrip | undefined, void> {
  const before = problemsOf(trip);
  let best: { readonly trip: SavedTrip; readonly cost: number } | undefined;
  for (const place of places) {
    const placeId = place.text.id;
    const edited = yield* makeTimedEdit(trip, { kind: "remove-place", placeId });
    if (!isMade(edited)) continue;
    const left = problemsOf(edited).length;
    const isNamed = before.some((problem) => problem.placeId === placeId);
    if (left >= before.length && !isNamed) continue;
    const cost = left * PROBLEM_COST + popularityOf(place);
    if (best === undefined || cost < best.cost) best = { trip: edited, cost };
  }
  return best?.trip;
}

/** In a bar; editorial. */
const LEAST_DRINK_MINUTES = 45;

/** More than any fame. */
const PROBLEM_COST = 1_000;

const OF_BOOKINGS: ReadonlySet<string> = new Set(["meetsBooking", "bookingsMeet", "bookingMissed"]);

function keyOf({ code, placeId = "" }: PlanProblem): string {
  return `${code} ${placeId}`;
}
