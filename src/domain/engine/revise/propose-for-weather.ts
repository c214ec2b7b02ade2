import type { Edit } from "../../edits/edit-kinds.ts";
import type { DayWeather } from "../../places/day-weather.ts";
import type { TripDay } from "../../trip/trip.ts";
import type { PlanningFacts, SavedDay, SavedPlace, SavedTrip } from "../reading/planned-trip.ts";
import { daysOf } from "../reading/read-trip.ts";
import { isInTheOpen } from "../visits/open-air.ts";
import { alternatives } from "./alternatives.ts";
import { checkEdited } from "./check-edited.ts";
import { isMade, makeTimedEdit } from "./make-timed-edit.ts";
import { dayRulesBroken } from "./plan-problems.ts";
import { waysOut } from "./ways-out.ts";

/** Minutes in the bad hours that a change has to save, by how much it changes: days, hours, what is visited. */
const WORTH_MINUTES = { swapDays: 45, move: 30, replace: 30 } as const;
const MOST_SWAPS = 2;
/** Of the exchanges of two days, those that look best are worked out. */
const SWAPS_TRIED = 2;
/** Visits for which other hours are sought, and other places: each is worked out many times. */
const MOST_MOVED = 4;
const MOST_REPLACED = 4;

/**
 * The trip with less time in the open while it rains, snows, storms or is too hot, for the traveller to accept or not:
 * days change places first, then visits move to other hours or days, and what is left gives way to places under a roof. What is locked or
 * has a fixed hour stays, and so do days about which nothing is known. No rule is broken that wasn't. The plan is checked afresh; it is
 * the same object where nothing helps. Pure. Yields every millisecond or so.
 *
 * @param weather of the days that have a forecast.
 * @param newIds for places that come; where there are no more, none do.
 */
export function* proposeForWeather(
  trip: SavedTrip,
  weather: readonly DayWeather[],
  newIds: readonly string[],
): Generator<void, SavedTrip, void> {
  const known = new Map(weather.map((day) => [day.date, day]));
  let swapped = trip;
  for (let swap = 0; swap < MOST_SWAPS; swap += 1) {
    const better = yield* withDaysSwapped(swapped, known);
    if (better === undefined) break;
    swapped = better;
  }
  // Nobody wants what another day had in the dry, in place of what was there; but a boat needs its other day.
  const isStorm = weather.some(({ troubles }) => troubles.some(({ kind }) => kind === "storm"));
  const from = !isStorm && bringsOut(swapped, trip, known) ? trip : swapped;
  const now = yield* withRoofs(yield* withMoves(from, known), known, newIds);
  return now === trip ? trip : yield* checkEdited(now);
}

type Known = ReadonlyMap<string, DayWeather>;

/** Whether a place is out in the bad hours of a date that was on another one before. */
function bringsOut(after: SavedTrip, before: SavedTrip, known: Known): boolean {
  const dates = new Map(
    daysOf(before).flatMap(({ date, places }) =>
      places.map(({ text }) => [text.id, date] as const),
    ),
  );
  return spoilt(after, known).some(({ day, place }) => dates.get(place.text.id) !== day.date);
}

/** The places of a trip that its weather spoils, with the minutes that they are out in it. */
function spoilt(trip: SavedTrip, known: Known) {
  return daysOf(trip).flatMap((day) =>
    day.places.flatMap((place) => {
      const minutes = minutesOut(day, place, known);
      return minutes === 0 ? [] : [{ day, place, minutes }];
    }),
  );
}

function minutesOut({ date = "" }: SavedDay, place: SavedPlace, known: Known) {
  const { facts, text } = place;
  const troubles = known.get(date)?.troubles ?? [];
  const { visit } = text;
  if (visit === undefined) return 0;
  const stay = visit.endMinutes - visit.startMinutes;
  if (isByBoat(facts) && troubles.some(({ kind }) => kind === "storm")) return stay;
  if (!isInTheOpen(facts)) return 0;
  const spans = troubles.map(({ from, to }) =>
    Math.max(0, Math.min(to, visit.endMinutes) - Math.max(from, visit.startMinutes)),
  );
  return Math.min(
    stay,
    spans.reduce((sum, minutes) => sum + minutes, 0),
  );
}

function isByBoat({ way, reachedBy }: PlanningFacts): boolean {
  return way?.by === "ferry" || reachedBy?.by === "boat";
}

function minutesOutIn(trip: SavedTrip, known: Known): number {
  return spoilt(trip, known).reduce((sum, { minutes }) => sum + minutes, 0);
}

function problemCount(trip: SavedTrip): number {
  return trip.document.tripData.itinerary.reduce(
    (sum, { id }) => sum + dayRulesBroken(trip, id).length,
    0,
  );
}

/** Whether it saves enough, and breaks nothing that the trip before it doesn't. */
function isBetter(after: SavedTrip, before: SavedTrip, known: Known, leastMinutes: number) {
  const saved = minutesOutIn(before, known) - minutesOutIn(after, known);
  return saved >= leastMinutes && problemCount(after) <= problemCount(before);
}

/** The best exchange of two days of one town whose weather is known; undefined where none helps. */
function* withDaysSwapped(
  trip: SavedTrip,
  known: Known,
): Generator<void, SavedTrip | undefined, void> {
  const movable = daysOf(trip).filter(
    (day) => known.has(day.date ?? "") && !isHeld(day) && day.text.transfer === undefined,
  );
  const pairs = movable.flatMap((one, at) =>
    movable
      .slice(at + 1)
      .filter((other) => other.text.base === one.text.base)
      .map((other) => ({ one, other, saved: minutesSaved(one, other, known) })),
  );
  const likely = pairs
    .filter(({ saved }) => saved >= WORTH_MINUTES.swapDays)
    .toSorted((a, b) => b.saved - a.saved)
    .slice(0, SWAPS_TRIED);
  for (const { one, other } of likely) {
    const swapped = yield* swapDays(trip, one.text, other.text);
    if (swapped !== undefined && isBetter(swapped, trip, known, WORTH_MINUTES.swapDays)) {
      return swapped;
    }
  }
  return undefined;
}

/** What an exchange would save if all hours stayed as they are. */
function minutesSaved(one: SavedDay, other: SavedDay, known: Known): number {
  const out = ({ places }: SavedDay, on: SavedDay) =>
    places.reduce((sum, place) => sum + minutesOut(on, place, known), 0);
  return out(one, one) + out(other, other) - out(one, other) - out(other, one);
}

/** A day that stays where it is, whole or in part. */
function isHeld({ text: { isLocked, plan } }: SavedDay): boolean {
  return isLocked === true || plan.some((place) => isFixed(place));
}

function isFixed({ isLocked, startsAtMinutes }: TripDay["plan"][number]): boolean {
  return isLocked === true || startsAtMinutes !== undefined;
}

function* swapDays(
  trip: SavedTrip,
  one: TripDay,
  other: TripDay,
): Generator<void, SavedTrip | undefined, void> {
  const ids = trip.document.tripData.itinerary.map(({ id }) => id);
  const [first, second] = [one.id, other.id].toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
  const [from, to] = [ids.indexOf(first ?? ""), ids.indexOf(second ?? "")];
  const behind = (afterId: string | undefined) => (afterId === undefined ? {} : { afterId });
  // The second first, so that the first still has its neighbour.
  const edits: Edit[] = [
    { kind: "move-day", dayId: second ?? "", ...behind(ids[from - 1]) },
    ...(to === from + 1
      ? []
      : [{ kind: "move-day", dayId: first ?? "", ...behind(ids[to - 1]) } as const]),
  ];
  let now = trip;
  for (const edit of edits) {
    const made = yield* makeTimedEdit(now, edit);
    if (!isMade(made)) return undefined;
    now = made;
  }
  return now;
}

/** The places that may move and are out in it for that long, the longest first. */
function worstOf(trip: SavedTrip, known: Known, leastMinutes: number) {
  return spoilt(trip, known)
    .filter(({ day, place, minutes }) => {
      const mayMove = day.text.isLocked !== true && !isFixed(place.text);
      return mayMove && minutes >= leastMinutes;
    })
    .toSorted((a, b) => b.minutes - a.minutes);
}

/** Visits go to other hours of their day, or to other days, one after the other. */
function* withMoves(trip: SavedTrip, known: Known): Generator<void, SavedTrip, void> {
  let now = trip;
  for (const { place } of worstOf(trip, known, WORTH_MINUTES.move).slice(0, MOST_MOVED)) {
    for (const { edit } of yield* waysOut(now, place.text.id)) {
      const isKnown = daysOf(now).some(
        ({ text, date = "" }) => text.id === edit.dayId && known.has(date),
      );
      const made = isKnown ? yield* makeTimedEdit(now, edit) : undefined;
      if (made === undefined || !isMade(made)) continue;
      if (!isBetter(made, now, known, WORTH_MINUTES.move)) continue;
      now = made;
      break;
    }
  }
  return now;
}

/** What still stands in the bad hours gives way to something under a roof. */
function* withRoofs(
  trip: SavedTrip,
  known: Known,
  newIds: readonly string[],
): Generator<void, SavedTrip, void> {
  let now = trip;
  const ids = [...newIds];
  for (const { place } of worstOf(trip, known, WORTH_MINUTES.replace).slice(0, MOST_REPLACED)) {
    const [id] = ids;
    if (id === undefined) break;
    const isUnderRoof = (other: PlanningFacts) => !isInTheOpen(other) && !isByBoat(other);
    const [best] = (yield* alternatives(now, place.text.id, isUnderRoof)).filter(
      ({ problems }) => problems.length === 0,
    );
    if (best === undefined) continue;
    const edit = {
      kind: "swap-place",
      placeId: place.text.id,
      place: { ...best.place, id },
    } as const;
    const made = yield* makeTimedEdit(now, edit);
    if (!isMade(made) || !isBetter(made, now, known, WORTH_MINUTES.replace)) continue;
    ids.shift();
    now = made;
  }
  return now;
}
