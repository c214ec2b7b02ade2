import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import type { PlanProblem, TripPlace } from "../trip/trip.ts";
import type { SaidRange } from "./language/said-times.ts";
import {
  isHeld,
  leastKnown,
  lossOf,
  type WishContext,
  withEdit,
  withoutPlaces,
} from "./wish-step.ts";

type Kept = WishContext["kept"];

/** A visit that runs no longer into hours that are to be free is let be. */
const SLIGHT_MINUTES = 10;
/** A day in a theme park has its breaks there. */
const WHOLE_DAY_MINUTES = 6 * 60;
const MIDNIGHT_MINUTES = 24 * 60;

/**
 * Keeps some hours of a day free: the first visit that would run into them begins after them, and what follows it moves
 * with it. What does not fit any more goes, the least known first.
 */
export function* freeHours(
  trip: SavedTrip,
  dayId: string,
  { fromMinutes, toMinutes }: SaidRange,
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const brokenBefore = dayRulesBroken(trip, dayId).length;
  // Nothing begins after midnight.
  if (toMinutes >= MIDNIGHT_MINUTES) {
    const late = (dayOf(trip, dayId)?.places ?? []).filter(
      ({ text }) =>
        (text.visit?.endMinutes ?? 0) > fromMinutes + SLIGHT_MINUTES &&
        !isHeld(text) &&
        !kept.has(text.id),
    );
    return yield* withoutPlaces(trip, late);
  }
  const afterThem = function* (some: SavedTrip) {
    let moved = some;
    for (let tries = dayOf(some, dayId)?.text.plan.length ?? 0; tries > 0; tries -= 1) {
      const runsInto = ({ visit }: TripPlace) =>
        visit !== undefined &&
        visit.endMinutes - visit.startMinutes < WHOLE_DAY_MINUTES &&
        visit.endMinutes > fromMinutes + SLIGHT_MINUTES &&
        visit.startMinutes < toMinutes - SLIGHT_MINUTES;
      const place = dayOf(moved, dayId)?.text.plan.find((one) => runsInto(one) && !isHeld(one));
      if (place === undefined) break;
      const edit = { kind: "set-start", placeId: place.id, startMinutes: toMinutes } as const;
      moved = (yield* withEdit(moved, edit)) ?? moved;
    }
    return moved;
  };
  return yield* settled(yield* afterThem(trip), dayId, brokenBefore, kept, afterThem);
}

/** The day with no more places than these: the least known go. */
export function* mostADay(
  trip: SavedTrip,
  dayId: string,
  count: number,
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId);
  if (day === undefined) return trip;
  // Half of them.
  const most = count < 1 ? Math.ceil(day.places.length * count) : count;
  const gone = leastKnown(day.places, kept).slice(0, Math.max(0, day.places.length - most));
  return yield* withoutPlaces(trip, gone);
}

/**
 * A day whose hours have changed, without the places that break a rule by it: of those whose going helps most, the
 * least known.
 *
 * @param most rules that it may break.
 * @param again asks for the hours again, which go with the place that they are set at.
 */
export function* settled(
  trip: SavedTrip,
  dayId: string,
  most: number,
  kept: Kept,
  again?: (trip: SavedTrip) => Generator<void, SavedTrip, void>,
): Generator<void, SavedTrip, void> {
  let now = trip;
  for (let tries = dayOf(trip, dayId)?.places.length ?? 0; tries > 1; tries -= 1) {
    if (dayRulesBroken(now, dayId).length <= most) break;
    const before = badnessOf(now, dayId, most);
    let best: { readonly trip: SavedTrip; readonly cost: number } | undefined;
    for (const place of dayOf(now, dayId)?.places ?? []) {
      if (place.text.isLocked === true || kept.has(place.text.id)) continue;
      const without = yield* withEdit(now, { kind: "remove-place", placeId: place.text.id });
      if (without === undefined) continue;
      const edited = again === undefined ? without : yield* again(without);
      const left = badnessOf(edited, dayId, most);
      const cost = left * RULE_COST + lossOf([place]);
      if (left < before && (best === undefined || cost < best.cost)) best = { trip: edited, cost };
    }
    if (best === undefined) break;
    now = best.trip;
  }
  return now;
}

/** More than any fame, cubed: each minute of a rule that is broken. */
const RULE_COST = 1_000_000;
const RULE_MINUTES = 1_000;

/** Rules that a day breaks beyond so many, and by how many minutes: of two visits at once both have to go for a third. */
function badnessOf(trip: SavedTrip, dayId: string, most: number): number {
  const broken = dayRulesBroken(trip, dayId);
  const late = broken.reduce((sum, { values }) => sum + minutesOver(values), 0);
  return Math.max(0, broken.length - most) * RULE_MINUTES + (broken.length > most ? late : 0);
}

function minutesOver({ minutes, endMinutes, lastMinutes }: PlanProblem["values"] = {}): number {
  if (typeof minutes === "number") return minutes;
  return typeof endMinutes === "number" && typeof lastMinutes === "number"
    ? endMinutes - lastMinutes
    : 0;
}
