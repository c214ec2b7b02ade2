import { closedOn } from "../engine/days/meal-choices.ts";
import type { KnownCity } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import { isSameJson } from "../is-same-json.ts";
import type { Meal, TripDay, TripPlace } from "../trip/trip.ts";
import { isAtMeal, mealAt, withMeals } from "./meal-at.ts";
import { NEARLY_MINUTES } from "./meal-tables.ts";
import type { WishOf } from "./wish.ts";
import { leastKnown, unlockedDays, withEdit } from "./wish-step.ts";

const HOUR = 60;
/** No dinner is later by a change of something else. */
const LATE_MEAL_MINUTES = 21 * 60;

/** Where it can't be then, so much later or sooner. */
const MEAL_STEPS = [0, 30, -30, 60, -60, 90] as const;

/** Hours without anything: within a day, or from the one on by which it ends. */
export type FreedWish = WishOf<"free-hours" | "end-day">;

type BegunWish = WishOf<"start-day">;

type Asked = {
  /** Meals that wishes are about. */
  readonly askedMeals: readonly string[];
  /** Wishes for another beginning of days. */
  readonly begunAnew: readonly BegunWish[];
  /** Wishes for hours without anything, which may have taken a meal. */
  readonly freed: readonly FreedWish[];
  readonly kept: ReadonlySet<string>;
  readonly mayDrop: boolean;
};

/** No day loses a meal by a change of its visits where there may be one, and none has another by a change of its beginning. */
export function* withItsMeals(
  trip: SavedTrip,
  before: SavedTrip,
  { askedMeals, begunAnew, freed, kept, mayDrop }: Asked,
): Generator<void, SavedTrip, void> {
  let now = trip;
  const isOn = (wish: FreedWish | BegunWish, dayId: string) =>
    unlockedDays(before, wish).some(({ text }) => text.id === dayId);
  for (const { text } of daysOf(before)) {
    for (const stood of text.meals ?? []) {
      const { kind, startMinutes: minutes } = stood;
      if (askedMeals.includes(kind)) continue;
      // Who is out for the day has lunch there.
      const within = text.plan.find((place) => isAtMeal(place, stood))?.id;
      const day = dayOf(now, text.id)?.text;
      const meal = day?.meals?.find((one) => one.kind === kind);
      const isFreed = (wish: FreedWish) => isWithin(stood, wish) && isOn(wish, text.id);
      if (meal === undefined && freed.some(isFreed)) continue;
      if (begunAnew.some((wish) => isBefore(stood, wish) && isOn(wish, text.id))) continue;
      const isLate =
        meal !== undefined &&
        meal.startMinutes > LATE_MEAL_MINUTES &&
        meal.startMinutes >= minutes + HOUR;
      const isHit = (place: TripPlace) =>
        place.id !== within &&
        meal !== undefined &&
        // A house of music serves its dinner.
        place.placeName !== meal.placeName &&
        isAtMeal(place, meal);
      const visit = day?.plan.find(isHit)?.visit;
      const isAsItWas = meal !== undefined && !isLate && visit === undefined;
      if (day === undefined || isAsItWas || day.plan.length === 0) continue;
      const wanted = visit?.endMinutes ?? minutes;
      for (const step of MEAL_STEPS) {
        const wish = { verb: "meal", meal: kind, minutes: wanted + step } as const;
        const made = yield* mealAt(now, text.id, wish, kept);
        // A sight goes only for a dinner that would be far too late, of a plan that nobody has seen.
        const isWhole =
          (isLate && mayDrop) || dayOf(made, text.id)?.places.length === day.plan.length;
        if (made === now || !isWhole || !hasWayAfter(dayOf(made, text.id)?.text, kind)) continue;
        now = made;
        break;
      }
      const isBegun = begunAnew.some((wish) => isOn(wish, text.id));
      if (meal === undefined && isBegun) now = yield* withRoomFor(now, text.id, stood, kept);
    }
  }
  const begun = begunAnew.flatMap((wish) => unlockedDays(before, wish));
  for (const { text } of begun) {
    const day = dayOf(now, text.id)?.text;
    if (day === undefined) continue;
    const meals = (day.meals ?? [])
      .filter((meal) => !begunAnew.some((wish) => isBefore(meal, wish) && isOn(wish, text.id)))
      .flatMap((meal) =>
        askedMeals.includes(meal.kind) ? [meal] : asItWas(meal, day, text, now.city),
      );
    if (!isSameJson(meals, day.meals ?? [])) now = yield* withMeals(now, day, meals);
  }
  return now;
}

/** A day that begins later has its meal, though the least known sight that is in its way goes. */
function* withRoomFor(
  trip: SavedTrip,
  dayId: string,
  { kind, startMinutes }: Meal,
  kept: ReadonlySet<string>,
): Generator<void, SavedTrip, void> {
  const day = dayOf(trip, dayId);
  if (day === undefined || day.text.meals?.some((meal) => meal.kind === kind) === true) return trip;
  const least = leastKnown(day.places, kept)
    .filter(({ known }) => known?.mustSee !== true)
    .slice(0, MOST_GIVEN_UP);
  for (const { text } of least) {
    const without = yield* withEdit(trip, { kind: "remove-place", placeId: text.id });
    if (without === undefined) continue;
    for (const step of MEAL_STEPS) {
      const wish = { verb: "meal", meal: kind, minutes: startMinutes + step } as const;
      const made: SavedTrip = yield* mealAt(without, dayId, wish, kept);
      const isWhole = dayOf(made, dayId)?.places.length === day.places.length - 1;
      if (made !== without && isWhole && hasWayAfter(dayOf(made, dayId)?.text, kind)) return made;
    }
  }
  return trip;
}

const MOST_GIVEN_UP = 3;

/** "We land at 2": nobody has lunch in town before they are there. */
function isBefore({ startMinutes }: Meal, { minutes, isSoonest }: BegunWish): boolean {
  return isSoonest === true && typeof minutes === "number" && startMinutes < minutes;
}

function isWithin({ startMinutes }: Meal, wish: FreedWish): boolean {
  if (wish.verb === "end-day") return startMinutes >= Number(wish.minutes);
  return startMinutes >= wish.fromMinutes && startMinutes < wish.toMinutes;
}

/** Whether one gets from a meal to the visit behind it in time. */
function hasWayAfter(day: TripDay | undefined, kind: Meal["kind"]): boolean {
  const meal = day?.meals?.find((one) => one.kind === kind);
  const next = day?.plan.find(({ visit }) => meal && visit && visit.endMinutes > meal.endMinutes);
  if (meal === undefined || next?.visit === undefined || meal.isAfterRide) return true;
  return meal.endMinutes + (next.leg?.minutes ?? 0) <= next.visit.startMinutes + NEARLY_MINUTES;
}

/** A meal of a day that begins at another hour: between the same visits it is at the same table, and where there was none it is none. */
function asItWas(meal: Meal, day: TripDay, before: TripDay, city: KnownCity | undefined): Meal[] {
  const stood = before.meals?.find(({ kind }) => kind === meal.kind);
  if (stood === undefined) return [];
  const table = city?.eateries?.find(({ id }) => id === stood.guideId);
  const { startMinutes, endMinutes } = meal;
  const isThere =
    table !== undefined &&
    day.meals?.every((one) => one === meal || one.guideId !== table.id) === true &&
    beside(meal, day) === beside(stood, before) &&
    closedOn(table, meal, day.date).length === 0;
  return [isThere ? { ...stood, startMinutes, endMinutes } : meal];
}

/** The visits that a meal stands between. */
function beside({ startMinutes, endMinutes }: Meal, { plan }: TripDay): string {
  const led = plan.findLast(({ visit }) => (visit?.startMinutes ?? endMinutes) < startMinutes);
  const next = plan.find(({ visit }) => (visit?.endMinutes ?? startMinutes) > endMinutes);
  return `${led?.id} ${next?.id}`;
}
