import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { addOne } from "./bring-place.ts";
import { type MealWish, mealAt, USUAL, withMeals } from "./meal-at.ts";
import { bare } from "./meal-tables.ts";
import { moveAfter } from "./meet-visit-hours.ts";
import type { NamedKind, Wish } from "./wish.ts";
import { isHeld, placesOfKind, type WishContext, type WishStep, withEdit } from "./wish-step.ts";

const PARK: NamedKind = {
  kind: "category",
  text: "park",
  categories: ["park"],
  isPlural: false,
};

/** So long before or after a usual lunch one eats what one has brought. */
const EARLIEST_MINUTES = 11 * 60 + 30;
const LATEST_MINUTES = 14 * 60 + 30;

/** Lunch without a table in a park of the day, to which one comes before it; on a day that is named a park may come for it. */
export function* picnic(
  trip: SavedTrip,
  days: readonly SavedDay[],
  { dayIds, text }: MealWish & Pick<Wish, "dayIds">,
  context: WishContext,
): Generator<void, WishStep, void> {
  let now = trip;
  const missed: string[] = [];
  for (const { text: day } of days) {
    const made = yield* inPark(now, day.id);
    if (made !== undefined) now = made;
    else if (dayIds !== undefined) {
      const add = { verb: "add", what: PARK, text, dayIds: [day.id] } as const;
      const added = yield* addOne(now, add, context);
      const there = "trip" in added ? yield* inPark(added.trip, day.id) : undefined;
      if (there === undefined) missed.push(day.day);
      else now = there;
    }
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now, missed };
}

/** Who came to a park has lunch there, then. */
function* inPark(trip: SavedTrip, dayId: string): Generator<void, SavedTrip | undefined, void> {
  const stood = dayOf(trip, dayId);
  if (stood === undefined) return undefined;
  const { meals = [] } = stood.text;
  const start =
    meals.find(({ kind }) => kind === "lunch")?.startMinutes ?? USUAL.lunch.startMinutes;
  const hungry = yield* withMeals(
    trip,
    stood.text,
    meals.filter(({ kind }) => kind !== "lunch"),
  );
  const day = dayOf(hungry, dayId) ?? stood;
  const most = dayRulesBroken(trip, dayId).length;
  for (const { text: park } of placesOfKind([day], PARK)) {
    const others = day.text.plan.filter(({ id }) => id !== park.id);
    const last = others.filter(({ visit }) => (visit?.endMinutes ?? 0) <= start).length;
    const moved = [last, last - 1].filter((index) => index >= 0);
    for (const index of [undefined, ...(isHeld(park) ? [] : moved)]) {
      const there =
        index === undefined
          ? hungry
          : yield* withEdit(hungry, moveAfter(park.id, { ...day.text, plan: others }, index));
      const met = there && (yield* lunchAfter(there, dayId, park.id));
      if (met !== undefined && dayRulesBroken(met, dayId).length <= most) return met;
    }
  }
  return undefined;
}

/** The day with its lunch at the end of a visit. */
function* lunchAfter(
  trip: SavedTrip,
  dayId: string,
  id: string,
): Generator<void, SavedTrip | undefined, void> {
  const endOf = (some: SavedTrip) =>
    dayOf(some, dayId)?.text.plan.find((one) => one.id === id)?.visit?.endMinutes;
  const minutes = endOf(trip) ?? 0;
  if (minutes < EARLIEST_MINUTES || minutes > LATEST_MINUTES) return undefined;
  const made = yield* mealAt(trip, dayId, { verb: "meal", meal: "lunch", minutes }, new Set());
  const { text } = dayOf(made, dayId) ?? {};
  const [lunch] = text?.meals?.filter(({ kind }) => kind === "lunch") ?? [];
  const park = text?.plan.find((one) => one.id === id);
  if (text === undefined || lunch === undefined || endOf(made) !== lunch.startMinutes)
    return undefined;
  const there = { ...bare(lunch), ...(park && { near: park.placeName }) };
  return yield* withMeals(
    made,
    text,
    (text.meals ?? []).map((meal) => (meal === lunch ? there : meal)),
  );
}
