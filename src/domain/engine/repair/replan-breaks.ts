import type { DaysTask } from "../days/days-task.ts";
import { nameFreeTime } from "../days/name-free-time.ts";
import { nameMeals } from "../days/name-meals.ts";
import type { TimedDay } from "../days/timed-day.ts";
import { withMealsAtEnds } from "../days/with-meals-at-ends.ts";
import { readSelection } from "../visits/read-selection.ts";
import type { ReplanInput, WorkDay } from "./work-days.ts";

/**
 * Days that were timed anew, with what is between their visits: all meals, at places to eat that the trip
 * doesn't have yet, and free time.
 */
export function replanBreaks(
  timed: readonly TimedDay[],
  days: readonly WorkDay[],
  task: DaysTask,
  { plan: { itinerary }, city, selection }: ReplanInput,
): TimedDay[] {
  const whole = timed.map((day, at) =>
    withMealsAtEnds(day, days[at]?.pace.startMinutes ?? task.pace.startMinutes),
  );
  const others = itinerary.filter((text) => days.every((day) => day.text !== text));
  const elsewhere = new Set(
    others.flatMap(({ plan, meals = [] }) => [...plan, ...meals].map(({ guideId }) => guideId)),
  );
  const { budget } = readSelection(selection, itinerary.length);
  const eateries = (city?.eateries ?? []).filter(({ id }) => !elsewhere.has(id));
  const named = nameMeals(whole, { ...task, eateries, budget });
  return nameFreeTime(named, { city, elsewhere, pace: task.pace });
}
