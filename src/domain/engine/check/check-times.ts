import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import { isUsualStay } from "../visits/visit-durations.ts";
import type { CheckedVisit } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { countRobustVisits } from "./count-robust-visits.ts";
import { endsInTime } from "./time-faults.ts";

/** The checks of times: does the clock allow it, and how well? */
export function checkTimes(trip: CheckedTrip): CheckFigure[] {
  const { days, visits } = trip;
  const filled = days.filter((day) => day.visits.length > 0);
  if (visits.length === 0) return [];
  const robust = filled.map((day) => countRobustVisits(day, trip));
  return [
    ...(trip.city === undefined ? [] : [checkFigure("openingHours", trip.openingFaults.length)]),
    ...(days.every(({ date }) => date === undefined)
      ? []
      : [checkFigure("daylight", visits.filter(({ isDark }) => isDark).length)]),
    checkFigure("transferTimes", trip.lateArrivals.length),
    checkFigure("dayHours", percent(filled, endsInTime)),
    ...checkStays(visits),
    ...checkMeals(trip.meals),
    checkFigure("delays", (100 * robust.reduce((sum, count) => sum + count, 0)) / visits.length),
    ...checkBestTimes(visits),
  ];
}

function checkMeals(meals: CheckedTrip["meals"]): CheckFigure[] {
  if (meals.length === 0) return [];
  const due = meals.flatMap(({ lunch, dinner }) =>
    lunch === undefined ? [dinner] : [lunch, dinner],
  );
  return [
    checkFigure(
      "meals",
      percent(due, (isHad) => isHad),
    ),
  ];
}

/** Only of visits whose length the document says: one laid out here lasts what is usual. */
function checkStays(visits: readonly CheckedVisit[]): CheckFigure[] {
  const said = visits.filter(
    ({ hasOwnTimes, usualMinutes }) => hasOwnTimes && usualMinutes !== undefined,
  );
  if (said.length === 0) return [];
  const figure = percent(said, ({ startMinutes, endMinutes, usualMinutes = 0 }) =>
    isUsualStay(endMinutes - startMinutes, usualMinutes),
  );
  return [checkFigure("visitLengths", figure)];
}

function checkBestTimes(visits: readonly CheckedVisit[]): CheckFigure[] {
  const timed = visits.filter(({ isAtBest }) => isAtBest !== undefined);
  if (timed.length === 0) return [];
  return [
    checkFigure(
      "bestTimes",
      percent(timed, ({ isAtBest }) => isAtBest === true),
    ),
  ];
}

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return (100 * items.filter(holds).length) / items.length;
}
