import { weekdayOf } from "../calendar-date.ts";
import { closedOn, MAX_CLOSED_WEEKDAYS } from "../engine/days/meal-choices.ts";
import { priceSteps, suitsMeal, tastesOf } from "../engine/days/suits-meal.ts";
import { tableWords } from "../engine/days/table-booking.ts";
import { type KnownEatery, placesOf } from "../engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { daysOf } from "../engine/reading/read-trip.ts";
import { PRICE_LEVELS } from "../places/eatery-kind.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import { parseOpeningHours } from "../places/opening-hours.ts";
import type { BudgetTitle } from "../trip/budget.ts";
import type { Meal } from "../trip/trip.ts";
import { idsOf } from "./language/said-items.ts";
import type { WishOf } from "./wish.ts";
import type { WishStep } from "./wish-step.ts";

type MealWish = WishOf<"meal">;

/** For it one spends more than usually: what a level allows is the next one's. */
const SPECIAL_BUDGET: Readonly<Record<BudgetTitle, BudgetTitle>> = {
  Economy: "Standard",
  Budget: "Standard",
  Standard: "Comfort",
  Comfort: "Premium",
  Premium: "Premium",
};

/** As far as one walks to a table; to one that has what was asked for, farther. */
export const MAX_KM = 0.6;
const PRICE_STEP_KM = 0.25;

export const MAX_KM_FOR_FOOD = 1.5;

/** Once those nearer are had, a table is still near the hotel: about a quarter of an hour on foot. */
export const MAX_KM_FROM_HOTEL = 1;

/** One takes a ride to it. */
const MAX_KM_FOR_A_GOOD_ONE = 4;

/** Who names a table takes a longer ride to it. */
const MAX_KM_FOR_A_NAMED_ONE = 8;

/** Of a meal that the day doesn't have. */
const LUNCH_MINUTES = 12 * 60 + 30;
const DINNER_MINUTES = 19 * 60;

/** An hour that a plan has a little off is what was asked for. */
export const NEARLY_MINUTES = 10;

/** A dinner that is part of a visit, as a house of music serves it, has no other table. */
export function isServedThere({ text }: Pick<SavedDay, "text">, { placeName }: Meal): boolean {
  return placeName !== undefined && text.plan.some((place) => place.placeName === placeName);
}

/** What may be found where: near where one is before it, what is meant, or the hotel. */
export function tableFor(
  trip: SavedTrip,
  day: SavedDay,
  meal: Meal,
  {
    near,
    isNice,
    below,
    food,
  }: Pick<MealWish, "near" | "isNice"> & {
    readonly below?: number | undefined;
    readonly food?: string | undefined;
  },
): KnownEatery | undefined {
  const tastes = tastesOf(trip.request);
  const at = whereIs(trip, day, meal, near);
  if (at === undefined || isServedThere(day, meal)) return undefined;
  // Who is back at the hotel by then rides to a good one from there, too.
  const back = isNice === true && isBackBy(day, meal) ? hotelOf(trip, day.text.id) : undefined;
  const ends = back === undefined ? [at] : [at, back];
  const taken = takenTables(trip);
  return (trip.city?.eateries ?? [])
    .filter((eatery) =>
      suitsMeal(
        eatery,
        meal.kind,
        isNice ? { ...tastes, budget: SPECIAL_BUDGET[tastes.budget] } : tastes,
      ),
    )
    .filter((eatery) => closedOn(eatery, meal, day.text.date).length <= MAX_CLOSED_WEEKDAYS)
    .filter(({ id }) => !taken.has(id))
    .filter(({ price }) => below === undefined || PRICE_LEVELS.indexOf(price) < below)
    .filter(
      (eatery) =>
        isNice !== true ||
        (eatery.kind === "restaurant" && stepsToBest(eatery) < PRICE_LEVELS.length - 1),
    )
    .map((eatery) => ({
      eatery,
      km: Math.min(...ends.map((end) => distanceKm(end, eatery.at))),
      steps: stepsToBest(eatery),
      // One goes a little farther for a price that fits.
      farther: PRICE_STEP_KM * (below === undefined ? priceSteps(eatery, tastes) : 0),
    }))
    .filter(({ eatery }) => food === undefined || hasFood(eatery, food))
    .filter(
      ({ km }) =>
        km <=
        (isNice === true
          ? MAX_KM_FOR_A_GOOD_ONE
          : food !== undefined
            ? MAX_KM_FOR_FOOD
            : near === "hotel"
              ? MAX_KM_FROM_HOTEL
              : MAX_KM),
    )
    .toSorted(
      (a, b) =>
        (isNice === true
          ? a.steps - b.steps || specialness(b.eatery) - specialness(a.eatery)
          : 0) || a.km + a.farther - (b.km + b.farther),
    )[0]?.eatery;
}

const HAS_STALLS = /^(?:market|food-hall|food-street)$/;

/** Whether it says that it has it; a view, also where one comes for that. */
export function hasFood({ name, details, hasView, kind }: KnownEatery, food: string): boolean {
  const isView = hasView === true && (food === "view" || food === "rooftop");
  const isStreetFood = food === "street food" && HAS_STALLS.test(kind);
  const said = `${name} ${details}`.toLowerCase();
  return (
    isView ||
    isStreetFood ||
    names(said, food) ||
    (OF_COUNTRY.test(food) && names(said, food.replace(OF_COUNTRY, ""))) ||
    TOLD_BY.some(([foods, words]) => foods.test(food) && words.test(said))
  );
}

/** Whether a day goes where one goes for it, whatever the meal: to the bakery, the market. */
export function hasStopFor(
  { places }: Pick<SavedDay, "places">,
  food: string,
  spot: Position | undefined,
): boolean {
  return places.some(
    ({ known }) =>
      known?.isForFood === true &&
      (spot === undefined || distanceKm(known.at, spot) <= MAX_KM_FOR_FOOD) &&
      names(`${known.name} ${known.details}`.toLowerCase(), food),
  );
}

/** Whether a text has the word, no other that it is a part of: no "tea" in a steak. */
function names(said: string, food: string): boolean {
  for (let at = said.indexOf(food); at >= 0; at = said.indexOf(food, at + 1)) {
    const [before = "", after = ""] = [said.slice(0, at), said.slice(at + food.length)];
    if (!/\p{L}$/u.test(before) && !/^(?!(?:s|es|rooms?|houses?)(?!\p{L}))\p{L}/u.test(after))
      return true;
  }
  return false;
}

/** Words by which places to eat are told to have a food that they don't name. */
const TOLD_BY: readonly (readonly [foods: RegExp, words: RegExp])[] = [
  [/^pastry$/, /\b(?:pastries|croissants?|bakery|boulangerie|p[aâ]tisserie|viennoiseries?)\b/],
  [/^cake$/, /\b(?:torte|pastr(?:y|ies))\b/],
  [/^(?:classic )?mexican(?: food)?$/, /\b(?:tacos?|taquer[ií]as?|burritos?|mezcal|mole)\b/],
  [/^(?:classic )?viennese(?: food)?$/, /\b(?:schnitzel|tafelspitz|beisl|goulash)\b/],
  [/^(?:classic )?(?:italian)(?: food)?$/, /\b(?:pizzas?|pasta|trattoria|osteria|risotto)\b/],
  [/^(?:korean )?(?:bbq|barbecue)$/, /\b(?:barbecue|grilled (?:beef|pork|meat))\b/],
];
/** "Korean fried chicken" is fried chicken there. */
const OF_COUNTRY =
  /^(?:korean|japanese|italian|french|spanish|mexican|thai|indian|greek|turkish|chinese|viennese|american) (?=\p{L})/u;

/** A view, and a long menu, are what one celebrates with. */
function specialness({ hasView, isFormal }: KnownEatery): number {
  return Number(hasView === true) + Number(isFormal === true);
}

/** How many levels its price is off the highest. */
function stepsToBest({ price }: KnownEatery): number {
  return PRICE_LEVELS.length - 1 - PRICE_LEVELS.indexOf(price);
}

export function whereIs(
  trip: SavedTrip,
  { places, text: { id } }: SavedDay,
  { startMinutes }: Meal,
  near: MealWish["near"],
): Position | undefined {
  const hotel = hotelOf(trip, id);
  if (near === "hotel") return hotel;
  const meant =
    near === undefined
      ? undefined
      : idsOf(near).flatMap((id) => places.find(({ text }) => text.id === id) ?? []);
  if (meant !== undefined && meant.length > 0) return meant[0]?.at;
  const known = near === undefined ? undefined : knownAt(trip, idsOf(near));
  if (known !== undefined) return known;
  const before = places.findLast(
    ({ text: { visit } }) => (visit?.endMinutes ?? 0) <= startMinutes + NEARLY_MINUTES,
  );
  return before?.at ?? hotel;
}

/** Whether a meal's table is open then and where one is before it: who is moved to another hour may be elsewhere. */
export function isTableNear(
  trip: SavedTrip,
  day: SavedDay,
  meal: Meal,
  withinKm: number = MAX_KM,
): boolean {
  const table = trip.city?.eateries?.find(({ id }) => id === meal.guideId);
  const at = whereIs(trip, day, meal, undefined);
  if (table === undefined || at === undefined) return table === undefined;
  return distanceKm(at, table.at) <= withinKm && closedOn(table, meal, day.text.date).length === 0;
}

/** Whether a meal at another hour is at its table: one that the traveller chose is, another where it is open then and not far. */
export function staysAtTable(trip: SavedTrip, day: SavedDay, meal: Meal): boolean {
  if (meal.placeName === undefined || isServedThere(day, meal)) return false;
  return meal.isChosen === true || isTableNear(trip, day, meal, MAX_KM_FOR_A_GOOD_ONE);
}

function hotelOf(trip: SavedTrip, dayId: string): Position | undefined {
  const town = trip.towns.find(({ days }) => days.some(({ text }) => text.id === dayId));
  return town?.hotels[0]?.at;
}

/** Whether the day's sights are over, and the way back, before a meal. */
function isBackBy({ text: { plan, wayBack } }: SavedDay, { startMinutes }: Meal): boolean {
  const over = plan.at(-1)?.visit?.endMinutes;
  return over !== undefined && over + (wayBack?.minutes ?? 0) <= startMinutes;
}

/** A table that is named, as one may sit there. */
type Sitting = {
  readonly day: SavedDay;
  readonly kind: Meal["kind"];
  /** Where the meal has to move for it. */
  readonly minutes: MealWish["minutes"];
};

/** Where it isn't open at the hour of a meal, so much sooner or later. */
const SITTING_STEPS = [0, -30, 30, -60, 60] as const;

/**
 * On which of some days, and when, one eats at a table that is named: where it is open, the nearest; where it is open on none,
 * that it is shut.
 */
export function sittingAt(
  trip: SavedTrip,
  days: readonly SavedDay[],
  table: KnownEatery,
  { meal: said, minutes }: Pick<MealWish, "meal" | "minutes">,
): { readonly sitting?: Sitting; readonly shut?: WishStep } {
  const near = days
    .flatMap((day) => mealsMeant(day, said, minutes).map((meal) => ({ day, meal })))
    .map((one) => ({ ...one, km: kmTo(trip, one.day, one.meal, table) }))
    .filter(({ km }) => km <= MAX_KM_FOR_A_NAMED_ONE)
    .toSorted((a, b) => a.km - b.km);
  for (const { day, meal } of near) {
    const steps = typeof minutes === "number" ? [0] : SITTING_STEPS;
    const open = steps.find(
      (step) => table.meals.includes(meal.kind) && isOpenAt(table, day, meal, step),
    );
    if (open !== undefined)
      return {
        sitting: {
          ...{ day, kind: meal.kind },
          minutes: open === 0 ? minutes : meal.startMinutes + open,
        },
      };
  }
  const [first] = near;
  if (first === undefined) return {};
  const { date = "" } = first.day.text;
  const week = date === "" ? undefined : parseOpeningHours(table.hours ?? "", date);
  const hours = week?.[weekdayOf(date)]?.flat() ?? [];
  return { shut: { unmet: "isShut", ...(hours.length === 0 ? {} : { hours }) } };
}

export function kindOf({ meal, minutes }: Pick<MealWish, "meal" | "minutes">): Meal["kind"] {
  if (meal === "lunch" || meal === "dinner") return meal;
  return typeof minutes === "number" && minutes < 16 * 60 ? "lunch" : "dinner";
}

/** The day's meals of a kind; where it has none of a named kind, as it might have one. */
function mealsMeant(
  { text: { meals = [], plan } }: SavedDay,
  said: MealWish["meal"],
  minutes: MealWish["minutes"],
): readonly Meal[] {
  // "At the Ramiro at 20:30" is dinner.
  const isAny = said !== "lunch" && said !== "dinner";
  const kind = isAny && typeof minutes !== "number" ? undefined : kindOf({ meal: said, minutes });
  const there = meals.filter((meal) => kind === undefined || meal.kind === kind);
  const startMinutes = kind === "lunch" ? LUNCH_MINUTES : DINNER_MINUTES;
  const usual: readonly Meal[] =
    kind === undefined || plan.length === 0
      ? []
      : [{ kind, startMinutes, endMinutes: startMinutes + 75 }];
  const meant = there.length > 0 ? there : usual;
  if (typeof minutes !== "number") return meant;
  return meant.map((meal) => ({
    ...meal,
    startMinutes: minutes,
    endMinutes: minutes + meal.endMinutes - meal.startMinutes,
  }));
}

/** From where one is before it, or from the hotel. */
function kmTo(trip: SavedTrip, day: SavedDay, meal: Meal, table: KnownEatery): number {
  const from = [whereIs(trip, day, meal, undefined), whereIs(trip, day, meal, "hotel")];
  return Math.min(
    ...from.map((at) => (at === undefined ? Number.POSITIVE_INFINITY : distanceKm(at, table.at))),
  );
}

function isOpenAt(table: KnownEatery, { text }: SavedDay, meal: Meal, step: number): boolean {
  const [startMinutes, endMinutes] = [meal.startMinutes + step, meal.endMinutes + step];
  return closedOn(table, { ...meal, startMinutes, endMinutes }, text.date).length === 0;
}

export function takenTables(trip: SavedTrip): ReadonlySet<string | undefined> {
  return new Set(
    daysOf(trip).flatMap(({ text }) => (text.meals ?? []).map(({ guideId }) => guideId)),
  );
}

export function knownAt(trip: SavedTrip, ids: readonly string[]): Position | undefined {
  const { city } = trip;
  return city === undefined ? undefined : placesOf(city).find(({ id }) => ids.includes(id))?.at;
}

export function withTable(
  { request }: Pick<SavedTrip, "request">,
  meal: Meal,
  eatery: KnownEatery,
  date: string | undefined,
): Meal {
  return { ...bare(meal), ...tableWords(eatery, meal, date, tastesOf(request)) };
}

export function bare({ kind, startMinutes, endMinutes }: Meal): Meal {
  return { kind, startMinutes, endMinutes };
}
