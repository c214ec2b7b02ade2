import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { overDays } from "./day-use.ts";
import { stopsOf } from "./shortest-round.ts";
import { minutesOnTheWay } from "./time-on-the-way.ts";

const WORST_EXCESS_PERCENT = 20;
/** Fewer stops have but one round. */
const LEAST_STOPS = 3;

/** The checks of routes: are the ways short, and is together what is near? */
export function checkRoutes(trip: CheckedTrip): CheckFigure[] {
  const days = trip.days.filter(({ legs }) => legs.some((leg) => leg !== undefined));
  if (days.length === 0) return [];
  const onTheWay = days.map(minutesOnTheWay);
  const excesses = trip.excesses
    .filter(({ day }) => stopsOf(day).length >= LEAST_STOPS)
    .map(({ percent }) => percent);
  return [
    ...(excesses.length === 0
      ? []
      : [checkFigure("detours", mean(excesses), Math.max(...excesses) <= WORST_EXCESS_PERCENT)]),
    checkFigure("travel", overDays(onTheWay, Math.max(...onTheWay))),
    ...checkTogether(trip),
  ];
}

/** Over several days: on a single one all are together. */
function checkTogether({ strays: { found, of } }: CheckedTrip): CheckFigure[] {
  return of === 0 ? [] : [checkFigure("together", (100 * found.length) / of)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
