import { withItinerary } from "../edits/kinds/plan-parts.ts";
import { waysOfBreaks } from "../engine/days/ways-of-breaks.ts";
import { isAway } from "../engine/days/with-meals-at-ends.ts";
import type { KnownEatery } from "../engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, withDocument } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { legBetween, type TravelStyle } from "../places/travel.ts";
import type { Meal, TripDay, TripPlace } from "../trip/trip.ts";
import { kindOf, NEARLY_MINUTES, staysAtTable, tableFor, withTable } from "./meal-tables.ts";
import { settled } from "./meet-hours.ts";
import type { WishOf } from "./wish.ts";
import { isHeld, type WishContext, withEdit } from "./wish-step.ts";

export type MealWish = WishOf<"meal">;

/** What takes no hour of its own is had on a walk. */
export const USUAL = {
  lunch: { startMinutes: 12 * 60 + 30, minutes: 60 },
  dinner: { startMinutes: 18 * 60 + 30, minutes: 75 },
} as const;

/** An evening that is celebrated begins no sooner, and takes its time. */
const SPECIAL = { fromMinutes: 19 * 60 + 30, minutes: 120 } as const;
const SPECIAL_STEPS = [0, 30, 60, 90] as const;

/** "Earlier" and "later" are so much. */
const STEP_MINUTES = 60;

/** What has begun sooner than so long before is seen to its end. */
const BEGUN_MINUTES = 45;

/** Where one that goes makes room for another at the same hour. */
const MAX_MOVED = 3;

const GRID_MINUTES = 5;

/** A day with a meal gone, there, at an hour, or near something. */
export function* mealAt(
  trip: SavedTrip,
  dayId: string,
  wish: Omit<MealWish, "text">,
  kept: WishContext["kept"],
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId);
  if (day === undefined || day.text.plan.length === 0) return trip;
  const { meals = [] } = day.text;
  if (wish.isGone === true) {
    const left = meals.filter((meal) => !isMeant(meal, wish));
    return left.length === meals.length ? trip : yield* withMeals(trip, day.text, left);
  }
  const kind = kindOf(wish);
  const stands = meals.find((meal) => meal.kind === kind);
  const isSpecial = wish.isNice === true && isLast(day.text, stands);
  const wanted = isSpecial ? specialStart(stands, day.pace) : startOf(wish, stands, kind);
  const isLate = stands === undefined || wanted === undefined;
  const isThere =
    !isLate &&
    (wish.isLatest === true
      ? stands.startMinutes <= wanted + NEARLY_MINUTES
      : stands.startMinutes === wanted);
  const isAsItWas = stands !== undefined && (wanted === undefined || isThere);
  const stood =
    stands === undefined ? USUAL[kind].minutes : stands.endMinutes - stands.startMinutes;
  const minutes = isSpecial ? Math.max(SPECIAL.minutes, stood) : lengthOf(wish, stood);
  if (isAsItWas && wish.near === undefined && wish.isNice !== true && minutes === stood)
    return trip;
  const startMinutes =
    isAsItWas || wanted === undefined
      ? (stands?.startMinutes ?? afterLast(day.text, kind))
      : wanted;
  // Where no good table is open for so long then, it is sooner.
  const starts = isSpecial
    ? SPECIAL_STEPS.map((step) => Math.max(stands.startMinutes, startMinutes - step))
    : [startMinutes];
  for (const start of new Set(starts)) {
    const meal = { kind, startMinutes: start, endMinutes: start + minutes };
    const made = yield* withMealThen(trip, day, meal, wish, kept);
    if (made !== undefined) return made;
  }
  return trip;
}

/** A day with a meal at this hour, at a table that is what was asked for; undefined where there is none, or no time. */
function* withMealThen(
  trip: SavedTrip,
  { text: { id, meals = [] }, pace }: SavedDay,
  meal: Meal,
  wish: Omit<MealWish, "text">,
  kept: WishContext["kept"],
): Generator<void, SavedTrip | undefined, void> {
  // Nobody is at a table before they land.
  if (isAway(meal, pace)) return undefined;
  const stood = meals.find(({ kind }) => kind === meal.kind);
  // What makes room for it goes by the new hour.
  const placed = yield* withMealSet(trip, id, { ...stood, ...meal, isChosen: true });
  const cleared = yield* roomFor(placed, id, meal, kept);
  const now = cleared && dayOf(cleared, id);
  if (cleared === undefined || now === undefined) return undefined;
  const free = afterVisits(now.text, meal);
  const isHourAlone = wish.near === undefined && wish.isNice !== true;
  if (isHourAlone && stood !== undefined && staysAtTable(cleared, now, { ...stood, ...free }))
    return yield* withMealSet(cleared, id, atHour(stood, free, now.text));
  const table = tableFor(trip, now, free, wish);
  if (table === undefined && (wish.isNice === true || typeof wish.near === "object"))
    return undefined;
  // Without a name it is at the hotel, once one is back.
  const bare = wish.near === "hotel" && table === undefined ? atHotel(now.text, free) : free;
  const reached =
    table === undefined || typeof wish.minutes === "number"
      ? bare
      : onceThere(trip, now, bare, table);
  // Once one is there, something else has begun.
  if (reached !== bare && now.text.plan.some((place) => isAtMeal(place, reached))) return undefined;
  const named = table === undefined ? bare : withTable(trip, reached, table, now.text.date);
  return yield* withMealSet(cleared, id, named);
}

function* withMealSet(
  trip: SavedTrip,
  dayId: string,
  meal: Meal,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId)?.text;
  if (day === undefined) return trip;
  const others = (day.meals ?? []).filter(({ kind }) => kind !== meal.kind);
  const meals = [...others, meal].toSorted((a, b) => a.startMinutes - b.startMinutes);
  return yield* withMeals(trip, day, meals);
}

/** A meal once the visit is over that ends a little after its hour. */
function afterVisits({ plan }: TripDay, meal: Meal): Meal {
  const ends = plan.flatMap(({ visit }) =>
    visit !== undefined && visit.startMinutes < meal.startMinutes ? [visit.endMinutes] : [],
  );
  const over = Math.max(meal.startMinutes, ...ends);
  const later = over - meal.startMinutes;
  return later > NEARLY_MINUTES
    ? meal
    : { ...meal, startMinutes: over, endMinutes: meal.endMinutes + later };
}

/** A meal at another hour: after the way to what follows only where one is there by then. */
function atHour(
  { isAfterRide, ...stood }: Meal,
  { startMinutes, endMinutes }: Meal,
  { plan, wayBack }: TripDay,
): Meal {
  const next = plan.find(({ visit }) => (visit?.startMinutes ?? 0) >= endMinutes);
  const left = plan.findLast(({ visit }) => (visit?.startMinutes ?? endMinutes) < startMinutes);
  const way = (next === undefined ? wayBack : next.leg)?.minutes ?? 0;
  const isThere = (left?.visit?.endMinutes ?? 0) + way <= startMinutes;
  const ride = isAfterRide === true && isThere ? { isAfterRide } : {};
  return { ...stood, startMinutes, endMinutes, ...ride };
}

/** From the last day on, those first whose dinner ends the day. */
export function latestFreeFirst(days: readonly SavedDay[]): SavedDay[] {
  const isFree = ({ text }: SavedDay) =>
    isLast(
      text,
      text.meals?.find(({ kind }) => kind === "dinner"),
    );
  return days.toReversed().toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)));
}

/** Whether a dinner ends the day, so that nobody has to leave it. */
function isLast({ plan }: TripDay, stands: Meal | undefined): stands is Meal {
  return (
    stands?.kind === "dinner" &&
    plan.every(({ visit }) => visit === undefined || visit.startMinutes < stands.startMinutes)
  );
}

/** Who is back early has it sooner. */
function specialStart({ startMinutes }: Meal, { dinner }: SavedDay["pace"]): number {
  return Math.max(startMinutes, Math.min(SPECIAL.fromMinutes, dinner.last));
}

function atHotel({ plan, wayBack }: TripDay, meal: Meal): Meal {
  const back = (plan.at(-1)?.visit?.endMinutes ?? 0) + (wayBack?.minutes ?? 0);
  const later = Math.max(0, Math.ceil((back - meal.startMinutes) / GRID_MINUTES) * GRID_MINUTES);
  return { ...meal, startMinutes: meal.startMinutes + later, endMinutes: meal.endMinutes + later };
}

/** "Longer" and "shorter" are half an hour. */
const LENGTH_STEP_MINUTES = 30;

const SHORTEST_MEAL_MINUTES = 20;

function lengthOf({ length }: Pick<MealWish, "length">, minutes: number): number {
  if (length === undefined) return minutes;
  if (typeof length === "number") return length;
  const changed = minutes + (length === "longer" ? LENGTH_STEP_MINUTES : -LENGTH_STEP_MINUTES);
  return Math.max(SHORTEST_MEAL_MINUTES, changed);
}

export function isMeant({ kind }: Meal, { meal }: Pick<MealWish, "meal">): boolean {
  return meal === kind || meal === "any";
}

export function startOf(
  { minutes }: Pick<MealWish, "minutes">,
  stands: Meal | undefined,
  kind: Meal["kind"],
): number | undefined {
  if (typeof minutes === "number") return minutes;
  if (minutes === undefined) return undefined;
  const from = stands?.startMinutes ?? USUAL[kind].startMinutes;
  return from + (minutes === "earlier" ? -STEP_MINUTES : STEP_MINUTES);
}

/** Of a dinner that the day doesn't have: after what it has in the afternoon. */
function afterLast({ plan }: TripDay, kind: Meal["kind"]): number {
  const usual = USUAL[kind].startMinutes;
  const over = plan.findLast(
    ({ visit }) => visit !== undefined && visit.startMinutes < usual && visit.endMinutes > usual,
  );
  return over?.visit?.endMinutes ?? usual;
}

/**
 * The day with nothing at the hour of the meal: what would begin then begins after it. Nobody leaves a place for a meal
 * in the middle of a visit.
 */
function* roomFor(
  trip: SavedTrip,
  dayId: string,
  meal: Meal,
  kept: WishContext["kept"],
): Generator<void, SavedTrip | undefined, void> {
  const broken = dayRulesBroken(trip, dayId).length;
  let now = trip;
  for (let tries = MAX_MOVED; tries > 0; tries -= 1) {
    const next = dayOf(now, dayId)?.text.plan.find((place) => isAtMeal(place, meal));
    if (next === undefined) return now;
    if (isHeld(next)) return undefined;
    // Nobody fixed the hour of what makes room for it.
    const free = yield* withEdit(now, { kind: "set-start", placeId: next.id });
    if (free !== undefined && isClearAt(free, dayId, meal, broken)) return free;
    const isBegun = (next.visit?.startMinutes ?? 0) < meal.startMinutes - BEGUN_MINUTES;
    const startMinutes = meal.endMinutes + (next.leg?.minutes ?? 0);
    const edit = { kind: "set-start", placeId: next.id, startMinutes } as const;
    const edited = yield* withEdit(now, edit);
    if (edited === undefined) return undefined;
    // Nobody leaves a visit for a meal; where all of it may be after it, it is.
    if (isBegun && dayRulesBroken(edited, dayId).length > broken) return undefined;
    now = yield* settled(edited, dayId, broken, kept);
  }
  return undefined;
}

/** Whether a day has a meal at its hour, and nothing else then, and breaks no more than so many rules. */
function isClearAt(trip: SavedTrip, dayId: string, meal: Meal, broken: number): boolean {
  const { plan = [], meals = [] } = dayOf(trip, dayId)?.text ?? {};
  return (
    meals.some(
      ({ kind, startMinutes }) => kind === meal.kind && startMinutes === meal.startMinutes,
    ) &&
    !plan.some((place) => isAtMeal(place, meal)) &&
    dayRulesBroken(trip, dayId).length <= broken
  );
}

/** Whether a visit is at the hour of a meal. */
export function isAtMeal({ visit }: TripPlace, { startMinutes, endMinutes }: Meal): boolean {
  return (
    visit !== undefined &&
    visit.endMinutes > startMinutes + NEARLY_MINUTES &&
    visit.startMinutes < endMinutes
  );
}

/** The day with these meals, and the ways to their tables and on. */
export function* withMeals(
  trip: SavedTrip,
  { meals: _, free: stood = [], wayBack: stoodBack, ...day }: TripDay,
  wanted: readonly Meal[],
): Generator<void, SavedTrip, void> {
  const { document } = trip;
  // No free time is at the hour of a meal.
  const left = stood.filter(({ startMinutes, endMinutes }) =>
    wanted.every((meal) => meal.endMinutes <= startMinutes || meal.startMinutes >= endMinutes),
  );
  const saved = dayOf(trip, day.id);
  const style = styleOn(trip, day.id);
  const { meals, free, wayBack } =
    saved === undefined || style === undefined
      ? { meals: wanted, free: left, wayBack: stoodBack }
      : waysOfBreaks(saved, { meals: [...wanted], free: left }, { style, city: trip.city });
  const changed = {
    ...day,
    ...(meals === undefined || meals.length === 0 ? {} : { meals: [...meals] }),
    ...(wayBack === undefined ? {} : { wayBack }),
    ...(free === undefined || free.length === 0 ? {} : { free }),
  };
  const itinerary = document.tripData.itinerary.map((one) => (one.id === day.id ? changed : one));
  return yield* withDocument(trip, withItinerary(document, itinerary));
}

/** How one travels on a day. */
function styleOn({ towns }: SavedTrip, dayId: string): TravelStyle | undefined {
  return towns.find(({ days }) => days.some(({ text }) => text.id === dayId))?.style;
}

/** A meal that nobody set the hour of, once one is at its table after the visit before it. */
function onceThere(
  trip: SavedTrip,
  { places, text: { id } }: SavedDay,
  meal: Meal,
  table: KnownEatery,
): Meal {
  const style = styleOn(trip, id);
  const before = places.findLast(
    ({ text: { visit } }) => visit !== undefined && visit.endMinutes <= meal.startMinutes,
  );
  const way = style && legBetween(before?.known ?? before, table, style);
  const arrives = (before?.text.visit?.endMinutes ?? 0) + (way?.minutes ?? 0);
  const later = Math.max(0, Math.ceil((arrives - meal.startMinutes) / GRID_MINUTES) * GRID_MINUTES);
  return later === 0
    ? meal
    : { ...meal, startMinutes: meal.startMinutes + later, endMinutes: meal.endMinutes + later };
}
