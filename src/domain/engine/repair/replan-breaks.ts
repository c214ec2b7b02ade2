import type { DaysTask } from "../days/days-task.ts";
import { nameFreeTime } from "../days/name-free-time.ts";
import { nameMeals } from "../days/name-meals.ts";
import type { TimedDay } from "../days/timed-day.ts";
import { withMealsAtEnds } from "../days/with-meals-at-ends.ts";
import type { SavedTown } from "../reading/planned-trip.ts";
import type { WorkDay } from "./work-days.ts";

/**
 * Days that were timed anew, with what is between their visits: all meals, at places to eat that the trip
 * doesn't have yet, and free time.
 */
export function replanBreaks(
  timed: readonly TimedDay[],
  worked: readonly WorkDay[],
  task: DaysTask,
  { days, city, request: { budget } }: SavedTown,
): TimedDay[] {
  const whole = timed.map((day, at) =>
    withMealsAtEnds(day, (worked[at]?.day.pace ?? task.pace).startMinutes),
  );
  const others = days.filter((day) => worked.every((one) => one.day !== day));
  const elsewhere = new Set(
    others.flatMap(({ text: { plan, meals = [] } }) =>
      [...plan, ...meals].map(({ guideId }) => guideId),
    ),
  );
  const eateries = (city?.eateries ?? []).filter(({ id }) => !elsewhere.has(id));
  const named = nameMeals(whole, { ...task, eateries, budget });
  return nameFreeTime(named, { city, elsewhere, pace: task.pace });
}
