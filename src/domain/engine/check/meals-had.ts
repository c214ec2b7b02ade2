import type { Meal } from "../../trip/trip.ts";
import { hasLunchWithin, isFullDay, LUNCH_STARTS } from "../days/meal-times.ts";
import { type CheckedDay, isOuting } from "./checked-days.ts";

/** Half an hour more than a lunch may begin: the ride to the table comes first. Minutes after midnight; editorial. */
const LUNCH_HAD = { from: LUNCH_STARTS.from, to: LUNCH_STARTS.to + 30 } as const;
/** Dinner at four is tea, at eleven it is a bar. */
const DINNER_STARTS = { from: 17 * 60, to: 21 * 60 + 30 } as const;

/** Which meals a day should have, and which of them it has at an hour for it, clear of its visits. */
export type MealsHad = {
  readonly day: CheckedDay;
  /** Undefined where the day needs none. */
  readonly lunch: boolean | undefined;
  readonly dinner: boolean;
};

/** The meals of each day that has visits; nothing of a plan that says none, as one from elsewhere does. */
export function mealsHad(days: readonly CheckedDay[]): MealsHad[] {
  if (days.every(({ text }) => text.meals === undefined)) return [];
  return days
    .filter(({ visits }) => visits.length > 0)
    .map((day) => ({
      day,
      lunch: needsLunch(day) ? hasMeal(day, "lunch", LUNCH_HAD) : undefined,
      dinner: hasMeal(day, "dinner", DINNER_STARTS),
    }));
}

/** Out over noon, and not all that time at one place, which has its own. */
function needsLunch(day: CheckedDay): boolean {
  return (
    isFullDay(day) &&
    day.visits.length > 1 &&
    !day.visits.some((visit) => isOuting(visit) && hasLunchWithin(visit))
  );
}

function hasMeal(
  { text, visits }: CheckedDay,
  kind: Meal["kind"],
  starts: { readonly from: number; readonly to: number },
): boolean {
  return (text.meals ?? []).some(
    (meal) =>
      meal.kind === kind &&
      meal.startMinutes >= starts.from &&
      meal.startMinutes <= starts.to &&
      visits.every(
        (visit) =>
          isOuting(visit) ||
          meal.endMinutes <= visit.startMinutes ||
          meal.startMinutes >= visit.endMinutes,
      ),
  );
}
