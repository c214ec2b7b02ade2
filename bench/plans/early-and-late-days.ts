import type { TimedDay } from "../../src/domain/engine/days/timed-day.ts";
import type { MadePlan, PlanGroup } from "./made-plan.ts";
import { type Measure, percentIf } from "./measure.ts";

/**
 * N2: days that leave much of the day unused, at the usual and the full pace: who takes it easy may. A day
 * ends with its last visit; an empty one has ended before it began. The last day of a dated trip is for
 * leaving.
 */
export const EARLY_AND_LATE_DAYS: readonly Measure[] = [
  shareOfDays("days ending before 15:00", 1, (day) => endOf(day) < 15 * 60),
  shareOfDays("days ending before 17:00", 10, (day) => endOf(day) < 17 * 60),
  shareOfDays("days starting after 10:30", 5, (day) => startOf(day) > 10 * 60 + 30),
];

function shareOfDays(what: string, atMost: number, isPoor: (day: TimedDay) => boolean): Measure {
  const samples = ({ usual, full }: PlanGroup) =>
    [usual, full].flatMap(fullDays).map((day) => percentIf(isPoor(day)));
  return { id: "N2", what, unit: "%", target: { atMost }, samples };
}

function fullDays({ days, request }: MadePlan): readonly TimedDay[] {
  return request.startDate === undefined ? days : days.slice(0, -1);
}

function startOf({ visits }: TimedDay): number {
  return visits[0]?.startMinutes ?? 24 * 60;
}

function endOf({ visits }: TimedDay): number {
  return visits.at(-1)?.endMinutes ?? 0;
}
