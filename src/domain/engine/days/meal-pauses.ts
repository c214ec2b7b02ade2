import type { Meal } from "../../trip/trip.ts";
import type { Pause } from "../solver/orienteering-problem.ts";
import { DINES_OUT_UNTIL_MINUTES, DINNER, LUNCH } from "../visits/day-hours.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { hasLunchWithin } from "./meal-times.ts";

/** Begun in the morning, so long a visit is over noon whatever its hour. */
const LONG_VISIT_MINUTES = 240;

/** Time that a day keeps free for a meal. */
export type MealPause = Pause & Pick<Meal, "kind">;

/** The meals of a day; who is out of town over noon has lunch there. @param day 0 is the first. */
export function mealPauses(task: DaysTask, day: number): MealPause[] {
  const isOutAtNoon = task.candidates.some(
    (candidate) => isPinnedTo(day, candidate, task) && coversNoon(candidate),
  );
  return [
    ...(isOutAtNoon ? [] : [{ ...LUNCH, kind: "lunch" } as const]),
    ...(task.pace.endMinutes >= DINES_OUT_UNTIL_MINUTES
      ? [{ ...DINNER, kind: "dinner" } as const]
      : []),
  ];
}

function isPinnedTo(day: number, { isFixed, onlyDay }: Candidate, { dates }: DaysTask): boolean {
  return isFixed === true && (onlyDay === undefined ? dates.length === 1 : onlyDay === day);
}

function coversNoon({ place, startMinutes }: Candidate): boolean {
  if (place.way === undefined) return false;
  return startMinutes === undefined
    ? place.visitMinutes >= LONG_VISIT_MINUTES
    : hasLunchWithin({ startMinutes, endMinutes: startMinutes + place.visitMinutes });
}
