import { orderWorth } from "../days/day-stands.ts";
import { fillEmptyDays } from "../days/fill-empty-days.ts";
import { DAY_ITERATIONS, orderDay } from "../days/order-day.ts";
import {
  type Candidate,
  type DaysTask,
  datesOf,
  scheduleDays,
  type TimedDay,
  ticketsOf,
} from "../days/schedule-days.ts";
import { candidatesOf } from "../days/timetable.ts";
import { uncrossDay } from "../days/uncross-day.ts";
import type { DraftCandidate } from "./draft-candidates.ts";

/** An order this many points (minutes) worse than the best is left alone. */
const LEFT_ALONE_POINTS = 12;

/** A day as a plan has it; undefined where it can't be walked so. */
export type StandingDay = TimedDay | undefined;

/**
 * Mends a draft's days with as little as possible: what stands stays, a day that can hold its places in
 * another order gets that, and only where this is not enough do visits change days.
 *
 * @param standIns what may come in where a day would stay empty.
 */
export function* repairDays(
  standing: readonly StandingDay[],
  byDay: readonly (readonly DraftCandidate[])[],
  task: DaysTask,
  standIns: readonly Candidate[],
): Generator<void, TimedDay[], void> {
  const dates = datesOf(task);
  const candidates = [...task.candidates, ...standIns];
  const days: StandingDay[] = [];
  for (const [number, drafted] of byDay.entries()) {
    days.push(yield* mendDay(standing[number], drafted, dates[number], task));
  }
  const isSettled = isWhole(days) && ticketsOf(days, task) <= task.tickets.cap;
  const initial = days.map((day, number) =>
    day === undefined ? (byDay[number] ?? []) : (candidatesOf([day])[0] ?? []),
  );
  const whole = { ...task, candidates };
  const found = isSettled ? days : yield* scheduleDays({ ...whole, initial });
  const mended: TimedDay[] = [];
  for (const day of yield* fillDays(found, whole)) {
    const own = candidatesOf([day])[0] ?? [];
    mended.push(days.includes(day) ? day : ((yield* mendDay(day, own, day.date, task)) ?? day));
  }
  return mended;
}

/** The day as it stands unless a much better order is found; undefined where it can't hold them all. */
function* mendDay(
  asItIs: StandingDay,
  candidates: readonly Candidate[],
  date: string | undefined,
  task: DaysTask,
): Generator<void, StandingDay, void> {
  if (candidates.length === 0) return { date, visits: [], meals: [], wayBack: undefined };
  const ordered = yield* orderDay(candidates, date, task);
  if (ordered === undefined) return asItIs;
  const mended = yield* uncrossDay(ordered, task);
  const gain = asItIs && orderWorth(mended, task) - orderWorth(asItIs, task);
  return gain !== undefined && gain <= LEFT_ALONE_POINTS ? asItIs : mended;
}

/** Puts what is left into days with nothing in them; the others stay as they are. */
function* fillDays(days: readonly TimedDay[], task: DaysTask): Generator<void, TimedDay[], void> {
  const filled = [...days];
  for (const [number, { date, visits }] of days.entries()) {
    if (visits.length > 0) continue;
    const used = candidatesOf(filled).flat();
    const [found] = yield* scheduleDays({
      ...task,
      candidates: task.candidates.filter((candidate) => !used.includes(candidate)),
      days: 1,
      startDate: date,
      tickets: { ...task.tickets, cap: task.tickets.cap - ticketsOf(filled, task) },
      iterations: DAY_ITERATIONS,
    });
    if (found !== undefined) filled[number] = found;
  }
  return yield* fillEmptyDays(filled, task);
}

function isWhole(days: readonly StandingDay[]): days is readonly TimedDay[] {
  return days.every((day) => day !== undefined);
}
