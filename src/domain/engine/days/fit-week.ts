import type { PlanRequest } from "../../trip/plan-request.ts";
import { takesWholeDay } from "../visits/visit-windows.ts";
import type { TimedDay } from "./timed-day.ts";

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The weekdays, 0 for Monday, on which days without dates may begin so that all their visits are open. */
export function startsThatFit(days: readonly Pick<TimedDay, "visits">[]): number[] {
  return WEEK.filter((start) => shutIn(days, start) === 0);
}

/**
 * Days without dates in an order that some week has: where fewer visits are shut then, two of them change places. The first and
 * the last stay in town, and a first day that begins later stays the first.
 */
export function fitWeek(
  days: readonly TimedDay[],
  { startDate, laterMinutes = 0 }: PlanRequest,
): TimedDay[] {
  if (startDate !== undefined || startsThatFit(days).length > 0) return [...days];
  const [best] = WEEK.map((start) => ordered(days, start, laterMinutes > 0 ? 1 : 0)).toSorted(
    (a, b) => a.shut - b.shut,
  );
  return best?.days ?? [...days];
}

function ordered(days: readonly TimedDay[], start: number, from: number) {
  let now = [...days];
  let shut = shutIn(now, start);
  for (;;) {
    const [better] = now
      .flatMap((_, one) => now.slice(one + 1).map((_, at) => swapped(now, one, one + 1 + at, from)))
      .filter((other) => other !== undefined)
      .map((other) => ({ days: other, shut: shutIn(other, start) }))
      .filter((other) => other.shut < shut)
      .toSorted((a, b) => a.shut - b.shut);
    if (better === undefined) return { days: now, shut };
    now = better.days;
    shut = better.shut;
  }
}

/** Undefined where both stay. */
function swapped(
  days: readonly TimedDay[],
  one: number,
  other: number,
  from: number,
): TimedDay[] | undefined {
  const [a, b] = [days[one], days[other]];
  const last = days.length - 1;
  const isOut = (day: TimedDay | undefined) =>
    day?.visits.some(({ candidate }) => takesWholeDay(candidate.place)) === true;
  const leavesEnds = (one === 0 && isOut(b)) || (other === last && isOut(a));
  return a === undefined || b === undefined || one < from || leavesEnds
    ? undefined
    : days.with(one, b).with(other, a);
}

/** How many visits are shut where the first day is that weekday. */
function shutIn(days: readonly Pick<TimedDay, "visits">[], start: number): number {
  return days.reduce(
    (sum, { visits }, at) =>
      sum + visits.filter(({ notOn }) => notOn.includes((start + at) % WEEK.length)).length,
    0,
  );
}
