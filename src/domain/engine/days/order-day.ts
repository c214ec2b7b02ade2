import type { Candidate, DaysTask } from "./days-task.ts";
import { scheduleDays } from "./schedule-days.ts";
import type { TimedDay } from "./timed-day.ts";

/** For one day alone. */
export const DAY_ITERATIONS = 200;

/** The best order of just these visits in one day; undefined where a day can't hold them all. */
export function* orderDay(
  candidates: readonly Candidate[],
  date: string | undefined,
  task: DaysTask,
  iterations = DAY_ITERATIONS,
): Generator<void, TimedDay | undefined, void> {
  const fixed = candidates.map((candidate) => ({
    ...candidate,
    isFixed: true,
    onlyDay: undefined,
    notDays: undefined,
  }));
  const [day] = yield* scheduleDays({
    ...task,
    candidates: fixed,
    dates: [date],
    tickets: { ...task.tickets, cap: Number.POSITIVE_INFINITY },
    iterations,
    initial: [fixed],
  });
  return day?.visits.length === candidates.length ? withOwn(candidates, day) : undefined;
}

/** The same day with the given candidates in place of the copies that were fixed. */
function withOwn(candidates: readonly Candidate[], day: TimedDay): TimedDay {
  const visits = day.visits.map((visit) => {
    const candidate = candidates.find(({ place }) => place === visit.candidate.place);
    if (candidate === undefined) throw new Error("not of this day");
    return { ...visit, candidate };
  });
  return { ...day, visits };
}
