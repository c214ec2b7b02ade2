import { MEAL_KINDS } from "../../../../../../domain/places/eatery-kind.ts";
import { backAt } from "../../../../../../domain/trip/last-end.ts";
import type { Meal, Trip, TripDay, TripPlace } from "../../../../../../domain/trip/trip.ts";
import { kmOnFoot, waysOfDay } from "../../../../../../domain/trip/ways-of-day.ts";
import { storedWords } from "../../../../../messages/domain/stored-words.ts";

/** A place's fate: it keeps its hour, moves by some minutes, changes its day, or is new. */
export type Fate =
  | { readonly kind: "stays" | "new" }
  | { readonly kind: "shifted"; readonly minutes: number }
  | { readonly kind: "moved"; readonly day: string };

export type DayRow = {
  readonly before:
    | {
        readonly place: TripPlace;
        readonly movesTo: string | undefined;
        /** No day has it any more. */
        readonly isGone: boolean;
      }
    | undefined;
  readonly after: { readonly place: TripPlace; readonly fate: Fate } | undefined;
};

export type DayComparison = {
  readonly day: TripDay;
  /** Undefined where the day stays as it is. */
  readonly rows: readonly DayRow[] | undefined;
  /** Meals at another hour or place, gone or new. */
  readonly meals: readonly MealRow[];
};

export type MealRow = {
  readonly before: HadMeal | undefined;
  readonly after: HadMeal | undefined;
};
type HadMeal = Pick<Meal, "kind" | "startMinutes" | "placeName">;

/** The rest of a day that goes. */
const NO_DAY = { id: "", day: "", plan: [] } satisfies TripDay;

/** Each day of a proposal beside what it is now, and each that is new. */
export function compareDays(before: Trip, after: Trip): DayComparison[] {
  const planned = new Set(after.tripData.itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)));
  const stood = new Set(before.tripData.itinerary.map(({ id }) => id));
  const added = after.tripData.itinerary.filter(({ id }) => !stood.has(id));
  return [...before.tripData.itinerary, ...added].map((day): DayComparison => {
    if (!stood.has(day.id)) {
      const rows = day.plan.map((place) => ({
        before: undefined,
        after: { place, fate: fateOf(place, { ...day, plan: [] }, before) },
      }));
      return { day, rows, meals: [] };
    }
    const next = after.tripData.itinerary.find(({ id }) => id === day.id) ?? NO_DAY;
    const meals = next === NO_DAY ? [] : changedMeals(day, next);
    if (next !== NO_DAY && isSameDay(day, next) && meals.length === 0)
      return { day, rows: undefined, meals };
    const length = Math.max(day.plan.length, next.plan.length);
    const rows = Array.from({ length }, (_, index): DayRow => {
      const [was, is] = [day.plan[index], next.plan[index]];
      return {
        before: was && {
          place: was,
          movesTo: dayOf(after, was.id, day.id),
          isGone: !planned.has(was.id),
        },
        after: is && { place: is, fate: fateOf(is, day, before) },
      };
    });
    return { day, rows, meals };
  });
}

/** Ids of the days that a proposal changes. */
export function changedDays(before: Trip, after: Trip): string[] {
  return compareDays(before, after).flatMap(({ day, rows }) =>
    rows === undefined ? [] : [day.id],
  );
}

export function figuresOf(days: readonly TripDay[]) {
  const ways = days.flatMap(waysOfDay);
  const last = days.length === 1 ? days[0] : undefined;
  return {
    kmOnFoot: kmOnFoot(ways),
    travelMinutes: ways.reduce((sum, { minutes }) => sum + minutes, 0),
    /** When one is back at the hotel; undefined where the way is not known, or the day is empty. */
    backAtMinutes: last?.wayBack === undefined ? undefined : backAt(last),
  };
}

/** A day's meal: the table that is booked for it, or else the plan's; undefined where it has none. */
export function mealOf(
  { plan, meals = [] }: Pick<TripDay, "plan" | "meals">,
  kind: Meal["kind"],
): HadMeal | undefined {
  const { visit, placeName } = plan.find(({ mealKind }) => mealKind === kind) ?? {};
  return visit === undefined
    ? meals.find((meal) => meal.kind === kind)
    : { kind, startMinutes: visit.startMinutes, placeName };
}

function changedMeals(was: TripDay, is: TripDay): MealRow[] {
  return MEAL_KINDS.flatMap((kind) => {
    const [before, after] = [was, is].map((day) => mealOf(day, kind));
    const isSame =
      before?.startMinutes === after?.startMinutes && before?.placeName === after?.placeName;
    return isSame ? [] : [{ before, after }];
  });
}

function isSameDay(one: TripDay, other: TripDay): boolean {
  const hours = ({ plan }: TripDay) => plan.map(({ id, visit }) => [id, visit?.startMinutes]);
  return JSON.stringify(hours(one)) === JSON.stringify(hours(other));
}

/** The name of the day that a place is on, where it is another one. */
function dayOf({ tripData }: Trip, placeId: string, dayId: string): string | undefined {
  const day = tripData.itinerary.find(({ plan }) => plan.some(({ id }) => id === placeId));
  return day === undefined || day.id === dayId ? undefined : storedWords.day(day.day);
}

function fateOf(place: TripPlace, day: TripDay, before: Trip): Fate {
  const from = dayOf(before, place.id, day.id);
  if (from !== undefined) return { kind: "moved", day: from };
  const stood = day.plan.find(({ id }) => id === place.id);
  if (stood === undefined) return { kind: "new" };
  const was = stood.visit?.startMinutes;
  const minutes = (place.visit?.startMinutes ?? 0) - (was ?? 0);
  return was === undefined || minutes === 0 ? { kind: "stays" } : { kind: "shifted", minutes };
}
