import { clockText } from "../clock-text.ts";
import { isSeafoodFree } from "../engine/days/suits-meal.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import type { Meal, TripPlace } from "../trip/trip.ts";
import { idsOf } from "./language/said-items.ts";
import type { Choice } from "./language/said-wish.ts";
import { kindOf } from "./meal-tables.ts";
import { meetWish } from "./meet-wish.ts";
import type { UnmetWish } from "./read-wishes.ts";
import type { Wish } from "./wish.ts";
import {
  leastKnown,
  type UnmetReason,
  unlockedDays,
  type WishContext,
  type WishStep,
  withEdit,
} from "./wish-step.ts";

/** What to do about a wish that costs what its words don't name. */
export type RoomChoice = Pick<Choice, "name"> & {
  readonly label: "makeRoom" | "evenSo" | "swapDays" | "asItIs";
};
export type RoomQuestion = { readonly wish: Wish; readonly choices: readonly RoomChoice[] };

export type Made = {
  readonly trip: SavedTrip;
  readonly unmet: readonly UnmetWish[];
  readonly questions: readonly RoomQuestion[];
};

/** Hours, paces and what takes a kind say themselves that places go. */
const NAMES_ALL =
  /^(?:add|keep|move|swap|exchange|together|apart|not-on|at-least|set-start|set-end|stay|meal|need)$/;
/** Of these, what is named goes. */
const TAKES = /^(?:swap|remove)$/;
/** A day to which something came ends no later for it; what is least known of it would give way. */
const LATE_MINUTES = 20 * 60 + 30;
/** So late nobody wants a day to end without having been asked. */
const TOO_LATE_MINUTES = 22 * 60;
const LATE_MEAL_MINUTES = 21 * 60;
const GIVING_WAY = 3;
/** What goes for a longer visit nobody named. */
const TAKES_TIME = /^(?:stay|start-day|free-hours|end-day|less-walking)$/;
/** Of these the hours say what goes: what stands within them. */
const SAYS_HOURS = /^(?:start-day|free-hours|end-day|less-walking)$/;
/** No more go for days that end sooner without having been named. */
const MOST_LOST = 3;
const HOUR = 60;

/**
 * Meets wishes one after the other. One that would take away a place which its words don't name waits for the traveller's word,
 * unless it is the least known of its day; so does one that ends a day late. Two that make room for each other are met together.
 *
 * @param said what the traveller has chosen to do about what a wish costs; undefined: it is asked.
 */
export function* meetAll(
  trip: SavedTrip,
  wishes: readonly Wish[],
  { keepsRest, ...context }: Omit<WishContext, "mayDrop"> & { readonly keepsRest: boolean },
  said: (question: RoomQuestion) => RoomChoice["label"] | undefined,
): Generator<void, Made, void> {
  const unmet: UnmetWish[] = [];
  const questions: RoomQuestion[] = [];
  const gently = { ...context, mayDrop: false };
  let now = trip;
  let waiting: Wish[] = [];
  const accept = (wish: Wish, step: Extract<WishStep, { readonly trip: SavedTrip }>) => {
    now = step.trip;
    // Which kitchens are safe for whom no guide knows.
    // Nor every step.
    if (wish.verb === "need" && (isSeafoodFree(wish) || wish.need === "stepFree"))
      unmet.push({ text: wish.text, reason: "cantHere", need: wish.need });
    const where = (step.missed ?? []).map((day) => ({ name: day, day }));
    if (where.length > 0) unmet.push({ text: wish.text, reason: "notOn", where });
    if (step.lacks === true) unmet.push({ text: wish.text, reason: "noneThere" });
    const { midPriced = [] } = step;
    if (midPriced.length > 0)
      unmet.push({ text: wish.text, reason: "midPriced", where: midPriced });
  };
  for (const wish of withoutSecondNeeds(wishes)) {
    const step = yield* meetWish(now, wish, gently);
    if ("unmet" in step && (step.unmet !== "noneFits" || !NAMES_ALL.test(wish.verb)))
      unmet.push({
        ...{ text: wish.text, reason: step.unmet, ...whereIs(now, wish) },
        ...(step.hours === undefined ? {} : { hours: step.hours }),
        ...(step.where === undefined ? {} : { where: step.where }),
        ...(wish.verb === "need" ? { need: wish.need } : {}),
      });
    else if ("unmet" in step || costOf(now, step.trip, wish, keepsRest) !== undefined)
      waiting.push(wish);
    else accept(wish, step);
  }
  // What only comes makes no room for anything.
  const makesRoom = waiting.some(({ verb }) => verb !== "add" && verb !== "at-least");
  const together =
    waiting.length > 1 && makesRoom ? yield* metTogether(now, waiting, gently) : undefined;
  if (together !== undefined) [now, waiting] = [together, []];
  for (const wish of waiting) {
    const costs = new Set<string>();
    const missed: string[] = [];
    let cost: { one: Wish; step: Extract<WishStep, { readonly trip: SavedTrip }> }[] = [];
    let isDone = false;
    let reason: UnmetReason | undefined;
    for (const { one, day } of byDay(now, wish)) {
      const step = yield* meetWish(now, one, { ...context, mayDrop: true });
      if ("unmet" in step) {
        reason = step.unmet;
        if (day !== undefined && step.unmet !== "isSo") missed.push(day);
        continue;
      }
      const met = { ...step, trip: yield* inTime(step.trip, now, context.kept) };
      const names = costOf(now, met.trip, one, keepsRest);
      for (const name of names ?? []) costs.add(name);
      const isMade =
        names === undefined ||
        (!keepsRest &&
          !TAKES_TIME.test(wish.verb) &&
          names.length === 0 &&
          !isLate(now, met.trip)) ||
        said(questionOf(wish, names)) === "makeRoom";
      if (!isMade && met.lacks === true) unmet.push({ text: wish.text, reason: "noneThere" });
      if (isMade) accept(one, met);
      else cost.push({ one, step: met });
      isDone ||= isMade;
    }
    const { text } = wish;
    const swap = daySwapOf(wish);
    const isRefused = reason === "noneFits" && swap !== undefined;
    if (cost.length > 0 || (isRefused && !isDone)) {
      const question = questionOf(wish, isRefused ? undefined : [...costs]);
      // Two days in each other's place lose nothing.
      const label =
        said(question) ??
        (isRefused && cost.length === 0 && swap !== undefined ? "swapDays" : undefined);
      if (label === "evenSo") for (const { one, step } of cost) accept(one, step);
      const swapped =
        label === "swapDays" && swap !== undefined ? yield* meetWish(now, swap, gently) : undefined;
      if (swapped !== undefined && "trip" in swapped) accept(wish, swapped);
      if (swapped !== undefined && "unmet" in swapped) unmet.push({ text, reason: swapped.unmet });
      if (label === undefined) questions.push(question);
      cost = [];
    } else if (!isDone && reason !== undefined) unmet.push({ text, reason, ...whereIs(now, wish) });
    const where = missed.map((day) => ({ name: day, day }));
    if (isDone && where.length > 0) unmet.push({ text, reason: "notOn", where });
  }
  return { trip: now, unmet, questions };
}

/** @param names of the places that would go; undefined: nothing fits. */
function questionOf(wish: Wish, names: readonly string[] | undefined): RoomQuestion {
  const first: readonly RoomChoice[] =
    names === undefined
      ? []
      : [{ label: names.length === 0 ? "evenSo" : "makeRoom", name: names.join(", ") }];
  const other: readonly RoomChoice[] =
    daySwapOf(wish) === undefined ? [] : [{ label: "swapDays", name: "" }];
  return { wish, choices: [...first, ...other, { label: "asItIs", name: "" }] };
}

/** "The islands on Friday": the day that has them and Friday may change places. */
function daySwapOf(wish: Wish): Wish | undefined {
  return wish.verb === "move" &&
    wish.to === "day" &&
    wish.what.kind === "places" &&
    wish.dayIds?.length === 1
    ? { ...wish, verb: "swap-day-of" }
    : undefined;
}

/** A meal of several days is met on those on which it costs nothing. */
function byDay(
  trip: SavedTrip,
  wish: Wish,
): readonly { readonly one: Wish; readonly day?: string }[] {
  return wish.verb === "meal" && wish.isNice !== true && wish.near === undefined
    ? unlockedDays(trip, wish).map(({ text: { id, day } }) => ({
        one: { ...wish, dayIds: [id] },
        day,
      }))
    : [{ one: wish }];
}

function* metTogether(
  trip: SavedTrip,
  wishes: readonly Wish[],
  context: WishContext,
): Generator<void, SavedTrip | undefined, void> {
  let now = trip;
  for (const wish of wishes) {
    const step = yield* meetWish(now, wish, context);
    if ("unmet" in step) return undefined;
    now = step.trip;
  }
  return wishes.some((wish) => costOf(trip, now, wish) !== undefined) ? undefined : now;
}

/** The names of places that are lost beside what a wish names; none where a day gets too late or a meal moves; undefined where it costs nothing. */
function costOf(
  before: SavedTrip,
  after: SavedTrip,
  wish: Wish,
  keepsRest = false,
): readonly string[] | undefined {
  const named = "what" in wish ? [wish.what, ...(wish.goneToo ?? [])] : [];
  const meant = new Set(TAKES.test(wish.verb) ? named.flatMap(idsOf) : []);
  const left = new Set(placesOf(after).map(({ id }) => id));
  const isTaken = ({ id, category }: TripPlace) =>
    meant.has(id) ||
    ((wish.verb === "swap" || wish.verb === "not-on") &&
      named.some(
        (what) => what.kind === "category" && what.categories.some((one) => one === category),
      ));
  const lost = daysOf(before)
    .flatMap(({ places }) => places)
    .filter(({ text }) => !left.has(text.id) && !isTaken(text));
  // A break and "fewer" name no city's first sight.
  if (!NAMES_ALL.test(wish.verb) && !keepsRest) {
    const isFirst = lost.some(({ known }) => known?.mustSee === true);
    const isMuch = wish.verb === "end-day" && lost.length > MOST_LOST;
    // "The rest after lunch may be longer": of which day nobody said.
    const isOfAll = wish.verb === "free-hours" && wish.when === undefined && lost.length > 0;
    const isBeside = SAYS_HOURS.test(wish.verb) && lost.some(({ text }) => !isWithin(text, wish));
    return (isFirst && /^(?:free-hours|fewer)$/.test(wish.verb)) || isMuch || isOfAll || isBeside
      ? lost.map(({ text }) => text.placeName)
      : undefined;
  }
  if (lost.length > 0) return lost.map(({ text }) => text.placeName);
  // Who stays until 1 says how late.
  const isLater = wish.verb !== "set-end" && isLate(before, after);
  return isLater || movesMeals(before, after, wish) ? [] : undefined;
}

/** Whether a visit stood in the hours that a wish clears, or within the hour that the way back may take. */
export function isWithin({ visit }: TripPlace, wish: Wish): boolean {
  if (visit === undefined) return false;
  const { startMinutes, endMinutes } = visit;
  if (wish.verb === "start-day")
    return typeof wish.minutes === "number" && startMinutes < wish.minutes;
  if (wish.verb === "end-day")
    return typeof wish.minutes === "number" && endMinutes > wish.minutes - HOUR;
  return (
    wish.verb === "free-hours" && startMinutes < wish.toMinutes && endMinutes > wish.fromMinutes
  );
}

function isLate(before: SavedTrip, after: SavedTrip): boolean {
  return daysOf(after).some(({ text }) => {
    const end = endOf(text);
    const stood = dayOf(before, text.id);
    const latest = stood === undefined ? TOO_LATE_MINUTES : endOf(stood.text);
    const came = text.plan.length > (stood?.text.plan.length ?? 0);
    if (came && text.plan.filter((place) => !isOn(place, stood)).every(isOfEvening)) return false;
    return end > Math.max(came ? LATE_MINUTES : TOO_LATE_MINUTES, latest);
  });
}

function isOn({ id }: TripPlace, day: SavedDay | undefined): boolean {
  return day?.text.plan.some((one) => one.id === id) === true;
}

/** Nobody has to be asked whether a night out ends late. */
const isOfEvening = ({ category }: TripPlace) => category === "nightlife" || category === "show";

/** "Lunch at 12" leaves dinner where it is, and no other wish makes dinner a late one. */
function movesMeals(before: SavedTrip, after: SavedTrip, wish: Wish): boolean {
  return daysOf(before).some(({ text }) =>
    (text.meals ?? []).some(({ kind, startMinutes }) => {
      const { meals, plan = [] } = dayOf(after, text.id)?.text ?? {};
      const stands = mealOf(meals, kind);
      const start = stands?.startMinutes;
      // A house of music serves its dinner.
      if (plan.some(({ placeName }) => placeName === stands?.placeName)) return false;
      if (wish.verb === "meal" && kind === (wish.table === undefined ? wish.meal : kindOf(wish)))
        return false;
      const moved = Math.abs((start ?? 0) - startMinutes) >= HOUR;
      const isAsked = wish.verb === "meal" && wish.minutes !== undefined;
      return moved && (isAsked || (start ?? 0) > LATE_MEAL_MINUTES);
    }),
  );
}

function mealOf(meals: readonly Meal[] | undefined, kind: Meal["kind"]): Meal | undefined {
  return meals?.find((one) => one.kind === kind);
}

function placesOf(trip: SavedTrip): readonly TripPlace[] {
  return daysOf(trip).flatMap(({ text }) => text.plan);
}

function endOf({ plan }: { readonly plan: readonly TripPlace[] }): number {
  return plan.at(-1)?.visit?.endMinutes ?? 0;
}

/** A day to which something came ends no later for it than in the evening: what is least known of it gives way. */
function* inTime(
  trip: SavedTrip,
  before: SavedTrip,
  kept: ReadonlySet<string>,
): Generator<void, SavedTrip, void> {
  let now = trip;
  const planned = new Set(placesOf(before).map(({ id }) => id));
  for (const { text } of daysOf(before)) {
    const stood = new Set(text.plan.map(({ id }) => id));
    const latest = Math.max(LATE_MINUTES, endOf(text));
    for (let tries = GIVING_WAY; tries > 0; tries -= 1) {
      const day = dayOf(now, text.id);
      const hasMoved = ({ id }: TripPlace) => planned.has(id) && !stood.has(id);
      if (day === undefined || !day.text.plan.some(hasMoved) || endOf(day.text) <= latest) break;
      const least = leastKnown(day.places, kept).find(
        ({ text: { id }, known }) => stood.has(id) && known?.mustSee !== true,
      );
      const without =
        least && (yield* withEdit(now, { kind: "remove-place", placeId: least.text.id }));
      if (without === undefined) break;
      now = without;
    }
  }
  return now;
}

function whereIs(trip: SavedTrip, wish: Wish): Pick<UnmetWish, "where"> {
  if (!("what" in wish) || wish.what.kind !== "places") return {};
  const ids = new Set(idsOf(wish.what));
  const where = daysOf(trip).flatMap(({ text, places }) =>
    places
      .filter((place) => ids.has(place.text.id))
      .map(({ text: { placeName: name, visit } }) => ({
        ...{ name, day: text.day },
        ...(visit && { time: clockText(visit.startMinutes) }),
      })),
  );
  return where.length === 0 ? {} : { where };
}

/** "No stairs, my knee is bad" is one need. */
function withoutSecondNeeds(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.filter(
    (wish, at) =>
      wish.verb !== "need" ||
      wish.need !== "stepFree" ||
      wishes.findIndex((one) => one.verb === "need" && one.need === "stepFree") === at,
  );
}
