import { closedOn, MAX_CLOSED_WEEKDAYS } from "../engine/days/meal-choices.ts";
import { priceSteps, suitsMeal, tastesOf } from "../engine/days/suits-meal.ts";
import { tableWords } from "../engine/days/table-booking.ts";
import { type KnownEatery, placesOf } from "../engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { daysOf } from "../engine/reading/read-trip.ts";
import { PRICE_LEVELS } from "../places/eatery-kind.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import type { BudgetTitle } from "../trip/budget.ts";
import type { Meal } from "../trip/trip.ts";
import type { Wish, WishObject } from "./wish.ts";

type MealWish = Extract<Wish, { readonly verb: "meal" }>;

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

/** One takes a ride to it. */
const MAX_KM_FOR_A_GOOD_ONE = 4;

/** An hour that a plan has a little off is what was asked for. */
export const NEARLY_MINUTES = 10;

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
  if (at === undefined) return undefined;
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
      km: distanceKm(at, eatery.at),
      steps: stepsToBest(eatery),
      // One goes a little farther for a price that fits.
      farther: PRICE_STEP_KM * (below === undefined ? priceSteps(eatery, tastes) : 0),
    }))
    .filter(({ eatery }) => food === undefined || hasFood(eatery, food))
    .filter(
      ({ km }) =>
        km <=
        (isNice === true ? MAX_KM_FOR_A_GOOD_ONE : food === undefined ? MAX_KM : MAX_KM_FOR_FOOD),
    )
    .toSorted(
      (a, b) =>
        (isNice === true
          ? a.steps - b.steps || specialness(b.eatery) - specialness(a.eatery)
          : 0) || a.km + a.farther - (b.km + b.farther),
    )[0]?.eatery;
}

/** Whether it says that it has it; a view, also where one comes for that. */
export function hasFood({ name, details, hasView }: KnownEatery, food: string): boolean {
  const isView = hasView === true && (food === "view" || food === "rooftop");
  return isView || `${name} ${details}`.toLowerCase().includes(food);
}

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
  const town = trip.towns.find(({ days }) => days.some(({ text }) => text.id === id));
  const hotel = town?.hotels[0]?.at;
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

export function takenTables(trip: SavedTrip): ReadonlySet<string | undefined> {
  return new Set(
    daysOf(trip).flatMap(({ text }) => (text.meals ?? []).map(({ guideId }) => guideId)),
  );
}

export function knownAt(trip: SavedTrip, ids: readonly string[]): Position | undefined {
  const { city } = trip;
  return city === undefined ? undefined : placesOf(city).find(({ id }) => ids.includes(id))?.at;
}

export function idsOf(near: WishObject): readonly string[] {
  return near.kind === "places" ? near.found.map(({ id }) => id) : [];
}

export function withTable(meal: Meal, eatery: KnownEatery, date: string | undefined): Meal {
  return { ...bare(meal), ...tableWords(eatery, meal.startMinutes, date) };
}

export function bare({ kind, startMinutes, endMinutes }: Meal): Meal {
  return { kind, startMinutes, endMinutes };
}
