import type { TripDay } from "../../trip/trip.ts";
import type { DaysTask } from "../days/days-task.ts";
import { candidatesOf, type TimedDay } from "../days/timed-day.ts";
import type { SavedTown } from "../reading/planned-trip.ts";
import { repairDays } from "./repair-days.ts";
import { timeGivenOrder } from "./time-given-order.ts";
import { type DaysToLayOut, ownHours, withDaysLaidOut } from "./with-days-laid-out.ts";
import type { WorkCandidate, WorkDay } from "./work-days.ts";

/**
 * Gives the places of some days, which have one pace, the best order and hours. Locked places keep their day, and their
 * start where it is given; other days stay as they are; no place is dropped. What can't be met is done all the same, and
 * `planProblems` says it. Pure: fit for a Web Worker. Yields every millisecond or so. It needs the solver; `retime` does
 * without.
 *
 * @returns all days of the town.
 */
export function replan(town: SavedTown, asked: DaysToLayOut): Generator<void, TripDay[], void> {
  return withDaysLaidOut(town, asked, findBest);
}

/**
 * The same, but of what isn't locked or at the traveller's hour only what fits is on these days: the caller has the rest
 * from the days as they were.
 *
 * @returns all days of the town.
 */
export function replanLeavingOut(
  town: SavedTown,
  asked: DaysToLayOut,
): Generator<void, TripDay[], void> {
  return withDaysLaidOut(town, asked, (days, task) => {
    const some = days.map((day) => ({ ...day, candidates: day.candidates.map(mayBeLeft) }));
    const candidates = some.flatMap((day) => day.candidates);
    return whatFits(some, { ...task, candidates, iterations: FEW_ITERATIONS * days.length });
  });
}

/** Of a day's own places few orders are worth a look, and a phone answers in a third of a second. */
const FEW_ITERATIONS = 300;

/** Scored so that no great sight goes for two small ones. */
function mayBeLeft(candidate: WorkCandidate): WorkCandidate {
  if (candidate.onlyDay !== undefined) return candidate;
  return { ...candidate, isFixed: false, score: candidate.place.popularity ** 3 / 1_000 };
}

function whatFits(days: readonly WorkDay[], task: DaysTask): Generator<void, TimedDay[], void> {
  return repairDays(
    days.map((day) => ownHours(day, task)),
    days.map(({ candidates }) => candidates),
    task,
  );
}

/** The best order; what fits nowhere goes back to its day, where the day then ends soonest. */
function* findBest(days: readonly WorkDay[], task: DaysTask): Generator<void, TimedDay[], void> {
  const found = yield* whatFits(days, task);
  const placed = new Set(candidatesOf(found));
  const whole: TimedDay[] = [];
  for (const [at, timed] of found.entries()) {
    const { candidates = [], day } = days[at] ?? {};
    if (candidates.every((candidate) => placed.has(candidate))) {
      whole.push(timed);
      continue;
    }
    let now = timed;
    for (const candidate of candidates) {
      if (placed.has(candidate)) continue;
      const order = now.visits.map((visit) => visit.candidate);
      let soonest: TimedDay | undefined;
      for (let spot = 0; spot <= order.length; spot += 1) {
        const tried = yield* timeGivenOrder(order.toSpliced(spot, 0, candidate), day?.date, task);
        if (soonest === undefined || endOf(tried) < endOf(soonest)) soonest = tried;
      }
      now = soonest ?? now;
    }
    whole.push(now);
  }
  return whole;
}

function endOf({ visits }: TimedDay): number {
  return Math.max(0, ...visits.map(({ endMinutes }) => endMinutes));
}
