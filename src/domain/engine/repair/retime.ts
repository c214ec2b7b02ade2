import type { TripDay } from "../../trip/trip.ts";
import { brokenDayRules } from "../days/broken-day-rules.ts";
import type { DayRules, DaysTask } from "../days/days-task.ts";
import type { TimedDay } from "../days/timed-day.ts";
import type { SavedTown } from "../reading/planned-trip.ts";
import { keptStart } from "./kept-start.ts";
import { timeGivenOrder } from "./time-given-order.ts";
import { type DaysToLayOut, ownHours, rulesOf, withDaysLaidOut } from "./with-days-laid-out.ts";
import type { WorkDay } from "./work-days.ts";

/**
 * Times days anew after an edit: each place keeps its day and its turn. Locked places keep their start where it is
 * given; other days stay as they are. What can't be met is done all the same, and `planProblems` says it. Pure: fit for
 * a Web Worker. Yields every millisecond or so.
 *
 * @param kept of days by id, how many of the first visits keep their hours where these still hold. A day that isn't here
 * keeps all of them or none.
 * @returns all days of the town.
 */
export function retime(
  town: SavedTown,
  asked: DaysToLayOut,
  kept?: ReadonlyMap<string, number>,
): Generator<void, TripDay[], void> {
  return withDaysLaidOut(town, asked, (days, task) => timeEach(days, task, kept));
}

/** Each day in its own order, at its own hours where they hold and may be kept. */
function* timeEach(
  days: readonly WorkDay[],
  task: DaysTask,
  kept: ReadonlyMap<string, number> | undefined,
): Generator<void, TimedDay[], void> {
  const timed: TimedDay[] = [];
  for (const work of days) {
    const { day, candidates } = work;
    const most = kept?.get(day.text.id);
    const rules = rulesOf(work, task);
    const own =
      most === undefined ? ownHours(work, rules) : yield* timeAfterStart(work, most, rules);
    timed.push(own ?? (yield* timeGivenOrder(candidates, day.date, rules)));
    yield;
  }
  return timed;
}

/**
 * The day with the hours of its first visits as they were; undefined where none may stay, or where the whole day
 * timed anew breaks no rule and this one does.
 */
function* timeAfterStart(
  { day: { text, date }, candidates }: WorkDay,
  most: number,
  rules: DayRules,
): Generator<void, TimedDay | undefined, void> {
  const kept = keptStart(text, candidates, date, rules, most);
  if (kept.visits.length === 0) return undefined;
  const timed = yield* timeGivenOrder(candidates, date, rules, kept);
  if (brokenDayRules(timed, rules).length === 0) return timed;
  const anew = yield* timeGivenOrder(candidates, date, rules);
  return brokenDayRules(anew, rules).length === 0 ? anew : timed;
}
