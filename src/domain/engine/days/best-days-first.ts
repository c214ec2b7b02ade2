import type { PlanRequest } from "../../trip/plan-request.ts";
import { eventOn } from "../visits/event-of-place.ts";
import { windowAt } from "../visits/start-windows.ts";
import { chosenWindows, takesWholeDay } from "../visits/visit-windows.ts";
import { isEveningToGoOut } from "./choose-evenings.ts";
import type { DaysTask } from "./days-task.ts";
import { scoreOf, type TimedDay } from "./timed-day.ts";

/** Two days change places for no less than this, in parts of the better one. */
const WORTH_MORE = 0.1;

/**
 * The days of a trip with the best of the city early on: a day goes before another that has less where both hold at their hours
 * on the other's date. What has its day stays on it: days out of town, feasts, what the traveller wants on a day or not on one,
 * and a first day that begins later.
 */
export function* bestDaysFirst(
  days: readonly TimedDay[],
  { laterMinutes = 0 }: Pick<PlanRequest, "laterMinutes">,
  { pace, paces }: Pick<DaysTask, "pace" | "paces">,
): Generator<void, TimedDay[], void> {
  if (paces !== undefined) return [...days];
  const inOrder = [...days];
  for (const [at, day] of days.entries()) {
    yield;
    if (at === 0 && laterMinutes > 0) continue;
    const here = inOrder[at] ?? day;
    if (isHeld(here)) continue;
    const score = scoreOf([here]);
    const [better] = [...inOrder.entries()]
      .slice(at + 1)
      .map(([number, other]) => ({ number, other, score: scoreOf([other]) }))
      .filter((one) => (1 - WORTH_MORE) * one.score > score && !isHeld(one.other))
      .toSorted((a, b) => b.score - a.score || a.number - b.number)
      .filter(({ other }) => holdsOn(other, here.date, pace) && holdsOn(here, other.date, pace));
    if (better === undefined) continue;
    inOrder[at] = { ...better.other, date: here.date };
    inOrder[better.number] = { ...here, date: better.other.date };
  }
  return inOrder;
}

function isHeld({ visits, date }: TimedDay): boolean {
  return visits.some(
    ({ candidate: { place, notDays } }) =>
      takesWholeDay(place) || notDays !== undefined || eventOn(place, date) !== undefined,
  );
}

/** Whether each visit is as well timed on another date. */
function holdsOn(day: TimedDay, date: string | undefined, pace: DaysTask["pace"]): boolean {
  return day.visits.every(({ candidate, startMinutes, notOn }) => {
    if (date === undefined) return true;
    const { place } = candidate;
    if (candidate.startMinutes !== undefined && isEveningToGoOut(day.date ?? date)) return false;
    const isHoliday = [date, day.date].some((one) => place.holidays?.has(one ?? "") === true);
    if (isHoliday || eventOn(place, date) !== undefined) return false;
    const bonusOn = (on: string | undefined) =>
      windowAt(chosenWindows(place, on, pace, 1).windows, startMinutes)?.bonus;
    const [then, now] = [bonusOn(date), bonusOn(day.date)];
    return notOn.length === 0 && then !== undefined && then >= Math.min(now ?? 0, 1);
  });
}
