import type { Candidate, DaysTask } from "../days/days-task.ts";
import { fillEmptyDays } from "../days/fill-empty-days.ts";
import { DAY_ITERATIONS, orderDay } from "../days/order-day.ts";
import { orderScore } from "../days/order-score.ts";
import { ticketsOf } from "../days/plan-cost.ts";
import { scheduleDays } from "../days/schedule-days.ts";
import type { TimedDay } from "../days/timed-day.ts";
import { candidatesOf } from "../days/timed-day.ts";
import { uncrossDay } from "../days/uncross-day.ts";

/** The draft's own order stays unless the best one is better by more points than this. */
const DRAFT_GAIN_POINTS = 40;

/** A day as a plan has it; undefined where it can't be walked so. */
export type FeasibleDay = TimedDay | undefined;

/**
 * Repairs a plan's days with as few changes as possible: a feasible day stays, a day that can hold its
 * places in another order gets that order, and only where this is not enough do visits change days. What
 * fits nowhere is in no day.
 *
 * @param feasible each day at its own hours, where it can be walked so.
 * @param byDay the places of each day.
 * @param fill what becomes of days with nothing in them; without it they stay empty.
 */
export function* repairDays(
  feasible: readonly FeasibleDay[],
  byDay: readonly (readonly Candidate[])[],
  task: DaysTask,
  fill?: (days: readonly TimedDay[]) => Generator<void, TimedDay[], void>,
): Generator<void, TimedDay[], void> {
  const days: FeasibleDay[] = [];
  for (const [number, candidates] of byDay.entries()) {
    days.push(
      yield* repairDay(feasible[number], candidates, task.dates[number], task, DRAFT_GAIN_POINTS),
    );
  }
  const isSettled = isWhole(days) && ticketsOf(days, task) <= task.tickets.cap;
  const initial = days.map((day, number) =>
    day === undefined ? (byDay[number] ?? []) : candidatesOf([day]),
  );
  const found = isSettled ? days : yield* scheduleDays({ ...task, initial });
  const filled = fill === undefined ? found : yield* fill(found);
  const repaired: TimedDay[] = [];
  for (const day of filled) {
    const again = days.includes(day)
      ? day
      : yield* repairDay(day, candidatesOf([day]), day.date, task, 0);
    repaired.push(again ?? day);
  }
  return repaired;
}

/** The day as it is unless an order is found that gains more; undefined where it can't hold them all. */
function* repairDay(
  asIs: FeasibleDay,
  candidates: readonly Candidate[],
  date: string | undefined,
  task: DaysTask,
  leastGain: number,
): Generator<void, FeasibleDay, void> {
  // The hour of a way out of town is chosen apart from the rest of its day.
  const isOutOfTown = candidates.some(({ place }) => place.way !== undefined);
  if (isOutOfTown && asIs !== undefined) return asIs;
  if (candidates.length === 0) return { date, visits: [], meals: [], wayBack: undefined };
  const ordered = yield* orderDay(candidates, date, task);
  if (ordered === undefined) return asIs;
  const repaired = yield* uncrossDay(ordered, task);
  const gain = asIs && orderScore(repaired, task) - orderScore(asIs, task);
  return gain !== undefined && gain <= leastGain ? asIs : repaired;
}

/** Puts what is left into days with nothing in them; the others stay as they are. */
export function* fillDays(
  days: readonly TimedDay[],
  task: DaysTask,
): Generator<void, TimedDay[], void> {
  const filled = [...days];
  for (const [number, { date, visits }] of days.entries()) {
    if (visits.length > 0) continue;
    const used = candidatesOf(filled);
    const [found] = yield* scheduleDays({
      ...task,
      candidates: task.candidates.filter((candidate) => !used.includes(candidate)),
      firstDay: number,
      dates: [date],
      tickets: { ...task.tickets, cap: task.tickets.cap - ticketsOf(filled, task) },
      iterations: DAY_ITERATIONS,
    });
    if (found !== undefined) filled[number] = found;
  }
  return yield* fillEmptyDays(filled, task);
}

function isWhole(days: readonly FeasibleDay[]): days is readonly TimedDay[] {
  return days.every((day) => day !== undefined);
}
