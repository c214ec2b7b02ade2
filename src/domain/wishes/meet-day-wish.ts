import { alternatives } from "../engine/revise/alternatives.ts";
import { fillDay } from "../engine/revise/fill-day.ts";
import { proposeDays } from "../engine/revise/propose-days.ts";
import { dayPace } from "../engine/visits/day-pace.ts";
import { readSelection } from "../engine/visits/read-selection.ts";
import type { Trip, TripDay, TripPlace } from "../trip/trip.ts";
import type { DaysWish } from "./meet-days-wish.ts";
import type { PlaceWish } from "./meet-place-wish.ts";
import type { DayPart, Wish } from "./wish.ts";
import {
  isHeld,
  knownOf,
  openDays,
  popularityOf,
  type WishContext,
  type WishStep,
  walkingKm,
  withEdit,
} from "./wish-step.ts";

/** Wishes about days or the whole trip. */
export type DayWish = Exclude<Wish, PlaceWish | DaysWish>;

/** "Later" and "earlier" are so much. */
const HOUR = 60;
/** A shorter way is worth a change when it is at least so much less. */
const LESS_WALKING = 0.85;
/** No pace asks for more places a day. */
const MOST_NEW = 8;
const PART_MINUTES: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [0, 12 * HOUR + 30],
  afternoon: [12 * HOUR + 30, 18 * HOUR],
  evening: [18 * HOUR, 30 * HOUR],
  day: [0, 30 * HOUR],
};

/** Meets a wish about days. Locked places and days stay as they are. Yields every millisecond or so. */
export function* meetDayWish(
  trip: Trip,
  wish: DayWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  const days = openDays(trip, wish);
  if (wish.verb === "lock-days" || wish.verb === "unlock-days")
    return yield* lockDays(trip, wish, context);
  if (days.length === 0) return { unmet: "isLocked" };
  if (wish.verb === "less-walking") return yield* lessWalking(trip, days, context);
  if (wish.verb === "cheaper") return yield* cheaper(trip, days, context);
  if (wish.verb === "best-order") {
    const dayIds = days.map(({ id }) => id);
    return changed(trip, yield* proposeDays(trip, dayIds, context.city));
  }
  let now = trip;
  for (const { id } of days) now = yield* meetOnDay(now, id, wish, context);
  return changed(trip, now);
}

function changed(before: Trip, after: Trip): WishStep {
  const isSame = before.tripData.itinerary.every((day, at) => day === after.tripData.itinerary[at]);
  return isSame ? { unmet: "isSo" } : { trip: after };
}

function* lockDays(
  trip: Trip,
  { verb, dayIds = [] }: Wish,
  context: WishContext,
): Generator<void, WishStep, void> {
  let now = trip;
  for (const id of dayIds) {
    const edit = { kind: "set-lock", id, isLocked: verb === "lock-days" } as const;
    now = (yield* withEdit(now, edit, context)) ?? now;
  }
  return { trip: now };
}

function* meetOnDay(
  trip: Trip,
  dayId: string,
  wish: Extract<DayWish, { readonly verb: "start-day" | "end-day" | "pace" | "free" }>,
  context: WishContext,
): Generator<void, Trip, void> {
  const day = trip.tripData.itinerary.find(({ id }) => id === dayId);
  if (day === undefined) return trip;
  switch (wish.verb) {
    case "start-day":
      return yield* startDay(trip, day, wish.minutes, context);
    case "end-day":
      return yield* endDay(trip, day, wish.minutes, context);
    case "free":
      return yield* freePart(trip, day, wish.part, context);
    case "pace": {
      const paced = yield* withEdit(trip, { kind: "set-pace", dayId, pace: wish.pace }, context);
      if (paced === undefined) return trip;
      const newIds = Array.from({ length: MOST_NEW }, () => context.newId());
      if (wish.pace === "full") return yield* fillDay(paced, dayId, newIds, context.city);
      return yield* atMost(paced, dayId, context);
    }
  }
}

/** The day's first visit begins then; what follows moves with it. */
function* startDay(
  trip: Trip,
  { plan: [first] }: TripDay,
  minutes: number | "earlier" | "later",
  context: WishContext,
): Generator<void, Trip, void> {
  const start = first?.visit?.startMinutes;
  if (first === undefined || start === undefined || isHeld(first)) return trip;
  const wanted =
    typeof minutes === "number" ? minutes : start + (minutes === "later" ? HOUR : -HOUR);
  if (wanted === start) return trip;
  const edit = { kind: "set-start", placeId: first.id, startMinutes: wanted } as const;
  return (yield* withEdit(trip, edit, context)) ?? trip;
}

/** Takes out what is least known until the day ends in time. */
function* endDay(
  trip: Trip,
  { id: dayId, plan, wayBack }: TripDay,
  minutes: number | "earlier",
  context: WishContext,
): Generator<void, Trip, void> {
  const end = endOf({ plan, wayBack });
  if (end === undefined) return trip;
  const wanted = typeof minutes === "number" ? minutes : end - HOUR;
  let now = trip;
  for (let tries = plan.length; tries > 1; tries -= 1) {
    const day = now.tripData.itinerary.find(({ id }) => id === dayId);
    if (day === undefined || (endOf(day) ?? 0) <= wanted) break;
    const shorter: { readonly trip: Trip; readonly end: number; readonly worth: number }[] = [];
    for (const place of day.plan.filter((one) => !isHeld(one))) {
      const edited = yield* withEdit(now, { kind: "remove-place", placeId: place.id }, context);
      const next = edited?.tripData.itinerary.find(({ id }) => id === dayId);
      const nextEnd = next && endOf(next);
      if (edited === undefined || nextEnd === undefined) continue;
      shorter.push({ trip: edited, end: nextEnd, worth: popularityOf(place, context.city) });
    }
    const enough = shorter.filter((one) => one.end <= wanted).sort((a, b) => a.worth - b.worth);
    const [best] = enough.length > 0 ? enough : shorter.sort((a, b) => a.end - b.end);
    if (best === undefined) break;
    now = best.trip;
  }
  return now;
}

function endOn({ tripData }: Trip, dayId: string | undefined): number {
  const day = tripData.itinerary.find(({ id }) => id === dayId);
  return (day && endOf(day)) ?? 0;
}

function endOf({ plan, wayBack }: Pick<TripDay, "plan" | "wayBack">): number | undefined {
  const end = plan.at(-1)?.visit?.endMinutes;
  return end === undefined ? undefined : end + (wayBack?.minutes ?? 0);
}

/** Sets aside what is then; what comes after it keeps its hour. */
function* freePart(
  trip: Trip,
  { plan }: TripDay,
  part: DayPart,
  context: WishContext,
): Generator<void, Trip, void> {
  const [from, to] = PART_MINUTES[part];
  const middle = ({ visit }: TripPlace) =>
    visit === undefined ? from : (visit.startMinutes + visit.endMinutes) / 2;
  const then = plan.filter(
    (place) => middle(place) >= from && middle(place) < to && !isHeld(place),
  );
  let now = trip;
  for (const { id: placeId } of then) {
    now = (yield* withEdit(now, { kind: "remove-place", placeId }, context)) ?? now;
  }
  const after = plan.find((place) => middle(place) >= to);
  const startMinutes = after?.visit?.startMinutes;
  if (then.length === 0 || after === undefined || startMinutes === undefined || isHeld(after))
    return now;
  return (
    (yield* withEdit(now, { kind: "set-start", placeId: after.id, startMinutes }, context)) ?? now
  );
}

/** Sets aside what is least known until the day holds no more than its pace asks for. */
function* atMost(trip: Trip, dayId: string, context: WishContext): Generator<void, Trip, void> {
  const { itinerary } = trip.tripData;
  const day = itinerary.find(({ id }) => id === dayId);
  if (day === undefined) return trip;
  const { usual } = dayPace(day, readSelection(trip.userSelection, itinerary.length));
  const leastKnown = day.plan
    .filter((place) => !isHeld(place))
    .toSorted((a, b) => popularityOf(a, context.city) - popularityOf(b, context.city));
  let now = trip;
  for (const { id: placeId } of leastKnown.slice(0, Math.max(0, day.plan.length - usual))) {
    now = (yield* withEdit(now, { kind: "remove-place", placeId }, context)) ?? now;
  }
  return now;
}

/** The best order; where that is little, one place gives way to another that is nearer, on the day with the most. */
function* lessWalking(
  trip: Trip,
  days: readonly TripDay[],
  context: WishContext,
): Generator<void, WishStep, void> {
  const ids = new Set(days.map(({ id }) => id));
  const kmOf = ({ tripData }: Trip) =>
    walkingKm(tripData.itinerary.filter(({ id }) => ids.has(id)));
  const before = kmOf(trip);
  const ordered = yield* proposeDays(trip, [...ids], context.city);
  const now = kmOf(ordered) < before ? ordered : trip;
  if (kmOf(now) <= before * LESS_WALKING) return { trip: now };
  const [longest] = now.tripData.itinerary
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => walkingKm([b]) - walkingKm([a]));
  let best = now;
  for (const place of longest?.plan.filter((one) => !isHeld(one)) ?? []) {
    if (knownOf(place, context.city)?.mustSee === true) continue;
    const options = yield* alternatives(now, place.id, context.city);
    const [option] = options.filter(({ problems }) => problems.length === 0);
    if (option === undefined) continue;
    const edit = {
      kind: "swap-place",
      placeId: place.id,
      place: { ...option.place, id: context.newId() },
    } as const;
    const edited = yield* withEdit(now, edit, context);
    if (edited === undefined || kmOf(edited) >= kmOf(best)) continue;
    // A day that is longer is no rest.
    if (endOn(edited, longest?.id) <= endOn(now, longest?.id) + HOUR / 2) best = edited;
  }
  return kmOf(best) < before ? { trip: best } : { unmet: "isSo" };
}

/** The dearest ticket of each day gives way to something cheaper that fits; the city's first sights stay. */
function* cheaper(
  trip: Trip,
  days: readonly TripDay[],
  context: WishContext,
): Generator<void, WishStep, void> {
  let now = trip;
  for (const { plan } of days) {
    const priced = plan
      .map((place) => ({ place, known: knownOf(place, context.city) }))
      .filter(
        ({ place, known }) =>
          !isHeld(place) && known?.mustSee === false && (known.ticketPrice ?? 0) > 0,
      )
      .sort((a, b) => (b.known?.ticketPrice ?? 0) - (a.known?.ticketPrice ?? 0));
    for (const { place } of priced) {
      const options = yield* alternatives(now, place.id, context.city);
      const [option] = options
        .filter(({ problems, addedPrice = 0 }) => problems.length === 0 && addedPrice < 0)
        .sort((a, b) => (a.addedPrice ?? 0) - (b.addedPrice ?? 0));
      if (option === undefined) continue;
      const edit = {
        kind: "swap-place",
        placeId: place.id,
        place: { ...option.place, id: context.newId() },
      } as const;
      const edited = yield* withEdit(now, edit, context);
      if (edited === undefined) continue;
      now = edited;
      break;
    }
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now };
}
