import type { KnownCity } from "../known-city.ts";
import { byNight } from "./by-night.ts";
import { type DaysTask, taskOfDay } from "./days-task.ts";
import { linger } from "./linger.ts";
import { type FreeTimeSetting, nameFreeTime } from "./name-free-time.ts";
import { nameMeals } from "./name-meals.ts";
import { eateriesFor, type MealTastes } from "./suits-meal.ts";
import { withGroupBookings } from "./table-booking.ts";
import type { TimedDay } from "./timed-day.ts";
import { withMealsAtEnds, withoutMealsAway } from "./with-meals-at-ends.ts";

/**
 * Days of our own planning, laid out, with what is between their visits: all meals, with names where there
 * is a place to eat near, and free time. Visits begin when they did; where one would wait some last longer.
 */
export function withBreaks(
  days: readonly TimedDay[],
  city: Pick<KnownCity, "places" | "eateries" | "mealHours" | "climate">,
  rules: Pick<DaysTask, "hotel" | "style" | "pace" | "paces" | "laterMinutes"> &
    MealTastes &
    Pick<FreeTimeSetting, "tripWishes">,
): TimedDay[] {
  const whole = days.map((day, number) => withMealsAtEnds(day, taskOfDay(rules, number).pace));
  const named = nameMeals(whole, {
    ...rules,
    city,
    eateries: eateriesFor(city, rules),
  });
  const meals = named.map((day, number) => withoutMealsAway(day, taskOfDay(rules, number).pace));
  const booked = withGroupBookings(meals, rules);
  return nameFreeTime(byNight(linger(booked, rules), rules), { ...rules, city });
}
