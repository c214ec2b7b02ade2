import type { SavedDay, SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf } from "../engine/reading/read-trip.ts";
import { alternatives } from "../engine/revise/alternatives.ts";
import { fillDay } from "../engine/revise/fill-day.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { proposeDays } from "../engine/revise/propose-days.ts";
import type { PlaceOption } from "../engine/revise/weigh-options.ts";
import type { Span } from "../engine/visits/open-weekdays.ts";
import { CALM_DAY } from "../trip/day-pace.ts";
import { backAt } from "../trip/last-end.ts";
import { isBreak } from "../trip/rests-at-hotel.ts";
import type { TripDay } from "../trip/trip.ts";
import type { DayPart } from "./language/said-items.ts";
import { freeHours, mostADay, settled } from "./meet-hours.ts";
import type { PlaceWish } from "./meet-place-wish.ts";
import type { WholeDaysWish } from "./meet-whole-days.ts";
import { PART_MINUTES } from "./part-minutes.ts";
import type { Wish, WishOf } from "./wish.ts";
import {
  isHeld,
  leastKnown,
  lossOf,
  made,
  newIds,
  popularityOf,
  unlockedDays,
  type WishContext,
  type WishStep,
  walkingKm,
  withEdit,
  withoutPlaces,
} from "./wish-step.ts";

/** Wishes about days or the whole trip. */
export type WithinDayWish = Exclude<
  Wish,
  PlaceWish | WholeDaysWish | { readonly verb: "meal" | "need" | "with" | "keep-rest" | "hotel" }
>;

type DayWish = WishOf<"start-day" | "end-day" | "pace" | "free" | "free-hours" | "most-a-day">;

type Kept = WishContext["kept"];

/** "Later" and "earlier" are so much. */
const HOUR = 60;
/** A shorter way is worth a change when it is at least so much less. */
const LESS_WALKING = 0.85;
/** No place goes for less. */
const LEAST_SAVED_KM = 0.3;
/** Who names so late a start wants no earlier one. */
const LIE_IN_MINUTES = 10 * 60;
/** What makes a day no shorter than so much does not go for that. */
const WORTH_MINUTES = 15;
/** A day keeps so many places. */
const FEWEST = 2;

/** Meets a wish about days. Locked places and days stay as they are. Yields every millisecond or so. */
export function* meetWithinDay(
  trip: SavedTrip,
  wish: WithinDayWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  const days = unlockedDays(trip, wish);
  if (wish.verb === "lock-days" || wish.verb === "unlock-days") return yield* lockDays(trip, wish);
  if (days.length === 0) return { unmet: "isLocked" };
  // Of a plan that stands nobody moves all of an afternoon under a roof.
  if (wish.verb === "indoors") return { unmet: "cantHere" };
  if (wish.verb === "note") return yield* noted(trip, days[0]?.text, wish);
  if (wish.verb === "less-walking") return yield* lessWalking(trip, days, context);
  if (wish.verb === "cheaper") return yield* cheaper(trip, days, context);
  if (wish.verb === "best-order") {
    const dayIds = days.map(({ text }) => text.id);
    return changed(trip, yield* proposeDays(trip, dayIds));
  }
  let now = trip;
  for (const { text } of days) now = yield* meetOnDay(now, text.id, wish, context);
  const met = changed(trip, now);
  if ("unmet" in met) return isMetOnAll(trip, wish) ? met : { unmet: "noneFits" };
  if (wish.verb !== "free-hours") return met;
  // A visit at a fixed hour stays in them.
  const missed = unlockedDays(now, wish).filter(({ text }) => !isFree(spansOf(text), wish));
  return missed.length === days.length
    ? { unmet: "noneFits" }
    : { ...met, missed: missed.map(({ text }) => text.day) };
}

/** Whether a day is as it is asked to be. What is to be sooner or later than it is never is so. */
function isMetBy(day: SavedDay, wish: DayWish): boolean {
  const { text, places, pace } = day;
  const { plan, meals = [] } = text;
  const last = plan.at(-1)?.visit;
  const spans = spansOf(text);
  switch (wish.verb) {
    case "most-a-day":
      return plan.length <= wish.count;
    case "pace":
      return wish.pace === "full" ? places.length >= pace.usual : places.length <= pace.usual;
    case "free": {
      const [from, to] = PART_MINUTES[wish.part];
      return spans.every(({ startMinutes, endMinutes }) => {
        const middle = (startMinutes + endMinutes) / 2;
        return middle < from || middle >= to;
      });
    }
    case "free-hours":
      return isFree([...spans, ...(isBreak(wish) ? meals : [])], wish);
    case "end-day":
      return (
        typeof wish.minutes === "number" && (last?.endMinutes ?? 0) <= wish.minutes + SLIGHT_MINUTES
      );
    case "start-day":
      return (
        typeof wish.minutes === "number" &&
        (beginOf(day, wish.isSoonest) ?? wish.minutes) >= wish.minutes - SLIGHT_MINUTES
      );
  }
}

function spansOf({ plan }: TripDay): readonly Span[] {
  return plan.flatMap(({ visit }) => visit ?? []);
}

function isFree(spans: readonly Span[], { fromMinutes, toMinutes }: WishOf<"free-hours">): boolean {
  return spans.every(
    ({ startMinutes, endMinutes }) =>
      endMinutes <= fromMinutes + SLIGHT_MINUTES || startMinutes >= toMinutes - SLIGHT_MINUTES,
  );
}

/** Whether all days that a wish is about are as it asks. */
export function isMetOnAll(trip: SavedTrip, wish: DayWish): boolean {
  return unlockedDays(trip, wish).every((day) => isMetBy(day, wish));
}

const SLIGHT_MINUTES = 10;

function changed(before: SavedTrip, after: SavedTrip): WishStep {
  const [former, now] = [before, after].map(({ document }) => document.tripData.itinerary);
  const isSame = former?.every((day, at) => day === now?.[at]) === true;
  return isSame ? { unmet: "isSo" } : { trip: after };
}

/** Its words, behind what the day's note says already. */
function* noted(
  trip: SavedTrip,
  day: TripDay | undefined,
  { text }: Wish,
): Generator<void, WishStep, void> {
  if (day === undefined) return { unmet: "noDay" };
  const note = day.note === undefined ? text : `${day.note}\n${text}`;
  return made(yield* withEdit(trip, { kind: "set-note", id: day.id, text: note }));
}

function* lockDays(trip: SavedTrip, { verb, dayIds = [] }: Wish): Generator<void, WishStep, void> {
  let now = trip;
  for (const id of dayIds) {
    const edit = { kind: "set-lock", id, isLocked: verb === "lock-days" } as const;
    now = (yield* withEdit(now, edit)) ?? now;
  }
  return { trip: now };
}

function* meetOnDay(
  trip: SavedTrip,
  dayId: string,
  wish: DayWish,
  context: WishContext,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId);
  if (day === undefined) return trip;
  switch (wish.verb) {
    case "start-day":
      return yield* startDay(trip, day.text, wish, context.kept);
    case "free-hours":
      return yield* freeHours(trip, dayId, wish, context.kept);
    case "most-a-day":
      return yield* mostADay(trip, dayId, wish.count, context.kept);
    case "end-day":
      if (isMetBy(day, wish)) return trip;
      return yield* endDay(trip, day.text, wish.minutes, context.kept);
    case "free":
      return yield* freePart(trip, day, wish.part, context.kept);
    case "pace": {
      const paced = yield* withEdit(trip, { kind: "set-pace", dayId, pace: wish.pace });
      if (paced === undefined) return trip;
      if (wish.pace === "full") return yield* fillDay(paced, dayId, newIds(context));
      return yield* atMost(paced, dayId, context.kept, wish.dayIds !== undefined);
    }
  }
}

/** The day's first visit begins then; what follows moves with it, or goes where it no longer fits. */
function* startDay(
  trip: SavedTrip,
  { id: dayId }: TripDay,
  { minutes, by = HOUR, isSoonest }: WishOf<"start-day">,
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const begun = beginOf(dayOf(trip, dayId), isSoonest);
  const first = dayOf(trip, dayId)?.text.plan[0];
  if (begun === undefined || first === undefined || isHeld(first)) return trip;
  const wanted = typeof minutes === "number" ? minutes : begun + (minutes === "later" ? by : -by);
  // "10:30 every day" is no day sooner than it is.
  const isLieIn = typeof minutes === "number" && minutes >= LIE_IN_MINUTES && begun > wanted;
  if (wanted === begun || isLieIn || (isSoonest === true && begun >= wanted)) return trip;
  const startThen = function* (some: SavedTrip) {
    const day = dayOf(some, dayId);
    const [now] = day?.text.plan ?? [];
    const begins = beginOf(day, isSoonest);
    if (now?.visit === undefined || begins === undefined || isHeld(now)) return some;
    const startMinutes = wanted + now.visit.startMinutes - begins;
    if (now.visit.startMinutes === startMinutes) return some;
    const edit = { kind: "set-start", placeId: now.id, startMinutes } as const;
    return (yield* withEdit(some, edit)) ?? some;
  };
  const broken = dayRulesBroken(trip, dayId).length;
  return yield* settled(yield* startThen(trip), dayId, broken, kept, startThen);
}

/** When a day begins: at its first visit; "not before 10" and a day out of town, when one leaves the hotel. */
function beginOf(day: SavedDay | undefined, isSoonest: true | undefined): number | undefined {
  const [first] = day?.places ?? [];
  const { visit, leg } = first?.text ?? {};
  const isLeaving = isSoonest === true || first?.known?.way !== undefined;
  return visit && visit.startMinutes - (isLeaving ? (leg?.minutes ?? 0) : 0);
}

/** Takes out what is least known until the day ends in time. */
export function* endDay(
  trip: SavedTrip,
  { id: dayId, ...day }: TripDay,
  minutes: number | "earlier",
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const end = backAt(day);
  if (end === undefined) return trip;
  const wanted = typeof minutes === "number" ? minutes : end - HOUR;
  const one = yield* withoutOne(trip, dayId, wanted, kept);
  const some = yield* withoutLeast(trip, dayId, wanted, kept);
  return one !== undefined && (some === undefined || one.lost <= some.lost)
    ? one.trip
    : (some?.trip ?? trip);
}

/** A day that ends in time, and what it has lost for that. */
type Shorter = { readonly trip: SavedTrip; readonly lost: number };

/** Without the least known place whose going is enough. */
function* withoutOne(
  trip: SavedTrip,
  dayId: string,
  wanted: number,
  kept: Kept,
): Generator<void, Shorter | undefined, void> {
  if (endOn(trip, dayId, wanted) <= wanted) return { trip, lost: 0 };
  for (const place of leastKnown(dayOf(trip, dayId)?.places ?? [], kept)) {
    const edited = yield* withEdit(trip, { kind: "remove-place", placeId: place.text.id });
    if (edited !== undefined && endOn(edited, dayId, wanted) <= wanted)
      return { trip: edited, lost: lossOf([place]) };
  }
  return undefined;
}

/** Without the least known places, one after the other, whose going makes it shorter; as short as it gets. */
function* withoutLeast(
  trip: SavedTrip,
  dayId: string,
  wanted: number,
  kept: Kept,
): Generator<void, Shorter | undefined, void> {
  let now = trip;
  let lost = 0;
  for (let tries = dayOf(trip, dayId)?.places.length ?? 0; tries > 1; tries -= 1) {
    if (endOn(now, dayId, wanted) <= wanted) break;
    let next: SavedTrip | undefined;
    for (const place of leastKnown(dayOf(now, dayId)?.places ?? [], kept)) {
      const edited = yield* withEdit(now, { kind: "remove-place", placeId: place.text.id });
      const end = edited && endOn(edited, dayId, wanted);
      if (edited === undefined || end === undefined) continue;
      if (end > endOn(now, dayId, wanted) - WORTH_MINUTES) continue;
      next = edited;
      lost += lossOf([place]);
      break;
    }
    if (next === undefined) break;
    now = next;
  }
  return now === trip ? undefined : { trip: now, lost };
}

/** When one is back, but for meals that begin later than that: these go, or are had elsewhere. */
function endOn(trip: SavedTrip, dayId: string, wanted: number): number {
  const day = dayOf(trip, dayId)?.text;
  const meals = day?.meals?.filter(({ startMinutes }) => startMinutes < wanted);
  return (day && backAt({ ...day, meals })) ?? 0;
}

/** Sets aside what is then; what comes after it keeps its hour. */
function* freePart(
  trip: SavedTrip,
  { places }: SavedDay,
  part: DayPart,
  kept: Kept,
): Generator<void, SavedTrip, void> {
  const [from, until] = PART_MINUTES[part];
  // An evening may go on past midnight.
  const to = until === 24 * HOUR ? 30 * HOUR : until;
  const middle = ({ text: { visit } }: SavedPlace) =>
    visit === undefined ? from : (visit.startMinutes + visit.endMinutes) / 2;
  const then = places.filter(
    (place) =>
      middle(place) >= from &&
      middle(place) < to &&
      !isHeld(place.text) &&
      !kept.has(place.text.id),
  );
  const now = yield* withoutPlaces(trip, then);
  const after = places.find((place) => middle(place) >= to)?.text;
  const startMinutes = after?.visit?.startMinutes;
  if (then.length === 0 || after === undefined || startMinutes === undefined || isHeld(after))
    return now;
  return (yield* withEdit(now, { kind: "set-start", placeId: after.id, startMinutes })) ?? now;
}

/** Sets aside what is least known until the day holds no more than its pace asks for. */
function* atMost(
  trip: SavedTrip,
  dayId: string,
  kept: Kept,
  isCalm: boolean,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId);
  if (day === undefined) return trip;
  const free = leastKnown(day.places, kept);
  const most = isCalm ? Math.min(CALM_DAY.most, day.pace.usual) : day.pace.usual;
  const isLate = ({ text }: SavedPlace) =>
    isCalm && (text.visit?.startMinutes ?? 0) >= CALM_DAY.endMinutes;
  const late = free.filter(isLate);
  const tooMany = day.places.length - late.length - most;
  // Who finds a calm day too full wants one thing less.
  const isEasier = isCalm && late.length === 0 && tooMany <= 0 && day.places.length > FEWEST;
  const surplus = isEasier ? 1 : Math.max(0, tooMany);
  const gone = [...late, ...free.filter((place) => !isLate(place)).slice(0, surplus)];
  return yield* withoutPlaces(trip, gone);
}

/** The best order; where that is little, what costs most of the walking for how well it is known goes. Nothing comes. */
function* lessWalking(
  trip: SavedTrip,
  days: readonly SavedDay[],
  { kept }: WishContext,
): Generator<void, WishStep, void> {
  const ids = new Set(days.map(({ text }) => text.id));
  const kmOf = ({ document }: SavedTrip) =>
    walkingKm(document.tripData.itinerary.filter(({ id }) => ids.has(id)));
  const before = kmOf(trip);
  const ordered = yield* proposeDays(trip, [...ids]);
  if (kmOf(ordered) <= before * LESS_WALKING) return { trip: ordered };
  let best: { readonly trip: SavedTrip; readonly worth: number } | undefined;
  for (const place of days.flatMap(({ places }) => (places.length > FEWEST ? places : []))) {
    const { text, known } = place;
    if (isHeld(text) || kept.has(text.id) || known?.mustSee === true) continue;
    const edited = yield* withEdit(trip, { kind: "remove-place", placeId: text.id });
    const saved = edited === undefined ? 0 : before - kmOf(edited);
    const worth = saved / Math.max(1, popularityOf(place));
    if (edited === undefined || saved < LEAST_SAVED_KM || worth <= (best?.worth ?? 0)) continue;
    best = { trip: edited, worth };
  }
  if (best !== undefined) return { trip: best.trip };
  return kmOf(ordered) < before ? { trip: ordered } : { unmet: "noneFits" };
}

/** The trip with the first of what could take a place's spot and breaks no rule. */
function* inItsStead(
  trip: SavedTrip,
  placeId: string,
  { newId }: WishContext,
  chosen: (options: readonly PlaceOption[]) => readonly PlaceOption[],
): Generator<void, SavedTrip | undefined, void> {
  const options = yield* alternatives(trip, placeId);
  const [option] = chosen(options.filter(({ problems }) => problems.length === 0));
  if (option === undefined) return undefined;
  const place = { ...option.place, id: newId() };
  return yield* withEdit(trip, { kind: "swap-place", placeId, place });
}

/** The dearest ticket of each day gives way to something cheaper that fits; the city's first sights stay. */
function* cheaper(
  trip: SavedTrip,
  days: readonly SavedDay[],
  context: WishContext,
): Generator<void, WishStep, void> {
  let now = trip;
  for (const { places } of days) {
    const priced = places
      .filter(
        ({ text, known }) =>
          !isHeld(text) && known?.mustSee === false && (known.ticketPrice ?? 0) > 0,
      )
      .toSorted((a, b) => (b.known?.ticketPrice ?? 0) - (a.known?.ticketPrice ?? 0));
    for (const { text } of priced) {
      const edited = yield* inItsStead(now, text.id, context, (options) =>
        options
          .filter(({ addedPrice = 0 }) => addedPrice < 0)
          .toSorted((a, b) => (a.addedPrice ?? 0) - (b.addedPrice ?? 0)),
      );
      if (edited === undefined) continue;
      now = edited;
      break;
    }
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now };
}
