import type { EateryKind } from "../../places/eatery-kind.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import { isEndFixed } from "../../trip/day-pace.ts";
import type { Meal } from "../../trip/trip.ts";
import {
  EATS_BEFORE_MINUTES,
  hasLunchWithin,
  isFullDay,
  LUNCH_STARTS,
} from "../days/meal-times.ts";
import type { KnownCity } from "../known-city.ts";
import { type CheckedDay, isOuting } from "./checked-days.ts";

/** Half an hour more than a lunch may begin: the ride to the table comes first. Minutes after midnight; editorial. */
const LUNCH_HAD = { from: LUNCH_STARTS.from, to: LUNCH_STARTS.to + 30 } as const;
/** Dinner at four is tea, at eleven it is a bar. */
const DINNER_STARTS = { from: 17 * 60, to: 22 * 60 + 30 } as const;

type Hours = { readonly from: number; readonly to: number };

/** Who is away then has no dinner in town. */
const DINNER_BY = { from: EATS_BEFORE_MINUTES, to: 20 * 60 } as const;

/** When one sits down where the city doesn't say when its kitchens cook; lunch nowhere later than that. */
const USUAL_STARTS: Readonly<Record<Meal["kind"], Hours>> = {
  lunch: { from: 11 * 60 + 30, to: 14 * 60 },
  dinner: { from: 17 * 60 + 30, to: 21 * 60 },
};
/** Kitchens take no orders in the last half an hour. */
const LAST_ORDERS_MINUTES = 30;
/** They cook all day. */
const ALL_DAY: ReadonlySet<EateryKind | undefined> = new Set([
  "market",
  "food-hall",
  "food-street",
]);

/** Which meals a day should have, and which of them it has at an hour for it, clear of its visits. */
export type MealsHad = {
  readonly day: CheckedDay;
  /** Undefined where the day needs none. */
  readonly lunch: boolean | undefined;
  readonly dinner: boolean | undefined;
  /** The meals of such a day, one that is had within a long visit too. */
  readonly due: readonly Meal["kind"][];
  /** Those of them without a place to have them. */
  readonly unnamed: readonly Meal["kind"][];
  /** Those that begin when the kitchens are shut, or lunch too late. */
  readonly offHours: readonly { readonly meal: Meal; readonly isEarly: boolean }[];
};

/** The meals of each day that has visits; nothing of a plan that says none, as one from elsewhere does. */
export function mealsHad(
  days: readonly CheckedDay[],
  city: Pick<KnownCity, "mealHours" | "eateries"> = {},
): MealsHad[] {
  if (days.every(({ text }) => text.meals === undefined)) return [];
  return days
    .filter(({ visits }) => visits.length > 0)
    .map((day) => {
      const lunch = needsLunch(day) ? hasMeal(day, "lunch", LUNCH_HAD) : undefined;
      const meals = (day.text.meals ?? []).filter((meal) => isClear(meal, day));
      const isNamed = (kind: Meal["kind"]) =>
        meals.some((meal) => meal.kind === kind && meal.placeName !== undefined);
      const dines = !leavesBeforeDinner(day) && !hasTable(day, "dinner");
      const isFull = isFullDay(day) && !hasTable(day, "lunch");
      const due: Meal["kind"][] = [
        ...(lunch === true || isFull ? (["lunch"] as const) : []),
        ...(dines ? (["dinner"] as const) : []),
      ];
      return {
        day,
        lunch,
        dinner: dines ? hasMeal(day, "dinner", DINNER_STARTS) : undefined,
        due,
        unnamed: due.filter((kind) => !isNamed(kind)),
        offHours: meals.flatMap((meal) => offHours(meal, city)),
      };
    });
}

/** Out over noon, and not all that time at one place, which has its own. */
function needsLunch(day: CheckedDay): boolean {
  return (
    isFullDay(day) &&
    day.visits.length > 1 &&
    !hasTable(day, "lunch") &&
    !day.visits.some((visit) => isOuting(visit) && hasLunchWithin(visit))
  );
}

/** The traveller wants to be gone by then. */
function leavesBeforeDinner({ pace }: CheckedDay): boolean {
  const isAway = pace.away?.some(
    ({ fromMinutes, toMinutes }) => fromMinutes < DINNER_BY.from && toMinutes > DINNER_BY.to,
  );
  return (
    isAway === true ||
    (isEndFixed(pace) && pace.endMinutes < DINNER_STARTS.from + pace.dinner.duration)
  );
}

/** A table that is booked is no meal of ours. */
function hasTable({ text }: CheckedDay, kind: Meal["kind"]): boolean {
  return text.plan.some(({ mealKind }) => mealKind === kind);
}

function hasMeal(day: CheckedDay, kind: Meal["kind"], starts: Hours): boolean {
  return (day.text.meals ?? []).some(
    (meal) =>
      meal.kind === kind &&
      meal.startMinutes >= starts.from &&
      meal.startMinutes <= starts.to &&
      isClear(meal, day),
  );
}

/** Clear of all visits but an outing, or one that dinner is part of, within which one has it. */
function isClear(meal: Meal, { visits }: Pick<CheckedDay, "visits">): boolean {
  return visits.every(
    (visit) =>
      isOuting(visit) ||
      visit.known?.servesDinner === true ||
      meal.endMinutes <= visit.startMinutes ||
      meal.startMinutes >= visit.endMinutes,
  );
}

function offHours(meal: Meal, { mealHours, eateries }: Pick<KnownCity, "mealHours" | "eateries">) {
  const { kind, startMinutes, eateryKind, guideId } = meal;
  const usual = USUAL_STARTS[kind];
  const kitchens =
    mealHours === undefined || ALL_DAY.has(eateryKind)
      ? usual
      : (startsIn(mealHours[kind]) ?? usual);
  const last = kind === "lunch" ? Math.min(usual.to, kitchens.to) : kitchens.to;
  // A table with hours of its own cooks in these.
  const table = eateries?.find(({ id }) => id === guideId);
  const isEarly = startMinutes < (table?.hours === undefined ? kitchens.from : usual.from);
  return isEarly || startMinutes > last ? [{ meal, isEarly }] : [];
}

/** @param hours "12:30-14:30". */
function startsIn(hours: string): Hours | undefined {
  const [[span] = []] = parseOpeningHours(hours) ?? [];
  return span === undefined ? undefined : { from: span[0], to: span[1] - LAST_ORDERS_MINUTES };
}
