import type { EateryKind, MealKind } from "../../../domain/places/eatery-kind.ts";
import { parseOpeningHours } from "../../../domain/places/opening-hours.ts";

/** When a meal begins, for telling what a place is open for. */
const MEAL_MINUTES: readonly (readonly [MealKind, number])[] = [
  ["lunch", 13 * 60],
  ["dinner", 19 * 60 + 30],
];

/** Those at whose time it is open on three days at least; a café's is lunch where nobody says its hours. */
export function mealsOf(hours: string | undefined, kind: EateryKind): MealKind[] {
  const week = hours === undefined ? undefined : parseOpeningHours(hours);
  if (week === undefined)
    return kind === "cafe" || kind === "market" ? ["lunch"] : ["lunch", "dinner"];
  return MEAL_MINUTES.filter(
    ([, at]) =>
      week.filter((day) => day.some(([open, close]) => open <= at && close >= at + 60)).length >= 3,
  ).map(([meal]) => meal);
}
