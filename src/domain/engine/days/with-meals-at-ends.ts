import { isEndFixed } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import {
  DAY_MINUTES,
  DOOR_MINUTES,
  EARLY_DINNER_MINUTES,
  onGridDown,
  onGridUp,
} from "../visits/day-hours.ts";
import { takesWholeDay } from "../visits/visit-windows.ts";
import { dinesBackBy } from "./meal-pauses.ts";
import { hasDinnerWithin, hasLunchWithin, LUNCH_STARTS } from "./meal-times.ts";
import type { TimedDay } from "./timed-day.ts";

/** Nobody sits down for lunch as soon as one has come from town. */
const ARRIVED_MINUTES = 60;

/** Nobody minds so much. */
const LATE_MINUTES = 10;

/** After it few kitchens are still open: the day has no dinner, and the check says so. */
const LATEST_DINNER_MINUTES = 22 * 60 + 30;

/**
 * The day with the meals that come before its first visit or after its last: lunch where it has none between its visits,
 * and dinner. Who is out of town or at a theme park over noon has it there, within the visit. A lunch that no hour is left
 * for, as in a zoo, is none, and an empty day has no meals but the dinner of who comes that evening.
 *
 * @param pace of the day.
 */
export function withMealsAtEnds(day: TimedDay, pace: Pace): TimedDay {
  const served = dinnerServed(day, pace);
  const had = served.length === 0 ? day.meals : day.meals.filter(({ kind }) => kind !== "dinner");
  const has = (kind: Meal["kind"]) =>
    had.some((meal) => meal.kind === kind) ||
    day.visits.some(({ candidate }) => candidate.place.mealKind === kind);
  const meals = [
    ...(has("lunch") ? [] : lunchAtEnd(day, pace)),
    ...had,
    ...served,
    ...(has("dinner") || served.length > 0 ? [] : dinnerAtEnd(day, pace)),
  ];
  const whole =
    served.length === 0 && meals.length === day.meals.length
      ? day
      : { ...day, meals: meals.sort((a, b) => a.startMinutes - b.startMinutes) };
  return withoutMealsAway(whole, pace);
}

/** The day without meals while its travellers are on the way by what is booked. */
export function withoutMealsAway(day: TimedDay, pace: Pace): TimedDay {
  const meals = day.meals.filter((meal) => !isAway(meal, pace));
  return meals.length === day.meals.length ? day : { ...day, meals };
}

/** Whether its travellers are on the way, not yet there or gone while a meal is had. */
export function isAway(
  { startMinutes, endMinutes }: Pick<Meal, "startMinutes" | "endMinutes">,
  { away = [] }: Pace,
): boolean {
  return away.some(
    ({ fromMinutes, toMinutes }) => startMinutes < toMinutes && endMinutes > fromMinutes,
  );
}

/** Within a visit of the evening that dinner is part of. */
function dinnerServed({ visits }: TimedDay, { dinner }: Pace): Meal[] {
  const host = visits.find(
    ({ candidate, startMinutes }) =>
      candidate.place.servesDinner === true && startMinutes >= EARLY_DINNER_MINUTES,
  );
  if (host === undefined) return [];
  const minutes = Math.min(dinner.duration, host.endMinutes - host.startMinutes);
  return [mealAt("dinner", host.startMinutes, minutes)];
}

function lunchAtEnd(
  { visits, wayBack }: TimedDay,
  { startMinutes, lunch, away = [] }: Pace,
): Meal[] {
  const [first, last] = [visits[0], visits.at(-1)];
  if (first === undefined || last === undefined) return [];
  const outing = visits.find(
    (visit) => takesWholeDay(visit.candidate.place) && hasLunchWithin(visit),
  );
  if (outing !== undefined) {
    const soonest = Math.max(lunch.first, outing.startMinutes + ARRIVED_MINUTES);
    const latest = outing.endMinutes - lunch.duration;
    return [mealAt("lunch", Math.min(soonest, latest), lunch.duration)];
  }
  // Who arrives after the hours of lunch has had it.
  const comesAt = away.find(({ fromMinutes }) => fromMinutes === 0)?.toMinutes ?? 0;
  if (comesAt > lunch.last) return [];
  const after = Math.max(lunch.first, freeFrom(last));
  // Who has to be back for the bags by then has lunch on the way.
  const leaves = away.find(({ toMinutes }) => toMinutes >= DAY_MINUTES)?.fromMinutes;
  const isBackBy = after + lunch.duration + (wayBack?.minutes ?? 0);
  if (leaves !== undefined && after <= LUNCH_STARTS.to && isBackBy > leaves) return [];
  if (after <= LUNCH_STARTS.to) return [mealAt("lunch", after, lunch.duration)];
  const leaving = first.startMinutes - (first.leg?.minutes ?? 0);
  // Who comes from another town eats when there.
  const before = Math.min(leaving - lunch.duration, Math.max(lunch.last, startMinutes));
  return before < Math.max(LUNCH_STARTS.from, startMinutes) || before > LUNCH_STARTS.to
    ? []
    : [mealAt("lunch", before, lunch.duration)];
}

/** Before an evening out that leaves time for it, or after the last visit; where that is too late, before the only one. */
function dinnerAtEnd({ visits, wayBack }: TimedDay, pace: Pace): Meal[] {
  const { dinner, startMinutes, dinesOnArrival } = pace;
  const [first, last] = [visits[0], visits.at(-1)];
  if (dinesOnArrival !== undefined)
    return [mealAt("dinner", onGridUp(dinesOnArrival), dinner.duration)];
  if (first === undefined || last === undefined) return [];
  const outing = visits.find(
    (visit) => takesWholeDay(visit.candidate.place) && hasDinnerWithin(visit),
  );
  if (outing !== undefined) {
    const latest = outing.endMinutes - dinner.duration;
    const soonest = Math.max(dinner.first, outing.startMinutes + ARRIVED_MINUTES);
    return [mealAt("dinner", Math.min(soonest, latest), dinner.duration)];
  }
  const [between] = visits.slice(1).flatMap((next, index) => {
    const before = visits[index];
    const start = before === undefined ? dinner.last + 1 : Math.max(dinner.first, freeFrom(before));
    const leaving = next.startMinutes - (next.leg?.minutes ?? 0) - DOOR_MINUTES;
    return start <= dinner.last && start + dinner.duration <= leaving ? [start] : [];
  });
  if (between !== undefined) return [mealAt("dinner", between, dinner.duration)];
  const over = onGridDown(pace.endMinutes - (wayBack?.minutes ?? 0) - dinner.duration);
  // Who wants to be back before dinner is usually over has it sooner, or at home.
  const backBy = dinesBackBy(pace);
  const backAt = freeFrom(last) + onGridUp(wayBack?.minutes ?? 0);
  if (
    backBy !== undefined &&
    over < Math.max(dinner.first, freeFrom(last)) &&
    backAt <= backBy + LATE_MINUTES
  )
    return [mealAt("dinner", Math.max(dinner.first, Math.min(backAt, backBy)), dinner.duration)];
  if (isEndFixed(pace) && over < dinner.first)
    return over < Math.max(EARLY_DINNER_MINUTES, freeFrom(last))
      ? []
      : [mealAt("dinner", over, dinner.duration)];
  const after = Math.max(dinner.first, freeFrom(last));
  const leaving = first.startMinutes - (first.leg?.minutes ?? 0);
  const before = Math.min(leaving - dinner.duration, dinner.last);
  const soonest = Math.max(dinner.first - dinner.duration, startMinutes);
  if (after > dinner.last && before >= soonest) return [mealAt("dinner", before, dinner.duration)];
  return after > LATEST_DINNER_MINUTES ? [] : [mealAt("dinner", after, dinner.duration)];
}

function freeFrom({ endMinutes }: { readonly endMinutes: number }): number {
  return onGridUp(endMinutes);
}

function mealAt(kind: Meal["kind"], startMinutes: number, minutes: number): Meal {
  return { kind, startMinutes, endMinutes: startMinutes + minutes };
}
