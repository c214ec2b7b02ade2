import type { Pace } from "../../trip/pace.ts";
import { sunsetOn } from "../visits/is-best-time.ts";
import { heatHours } from "../visits/open-air.ts";
import type { CheckedDay, CheckedVisit, VisitOnDay } from "./checked-days.ts";

/** Who leaves a view so long before the sun sets had only to stay. */
const BEFORE_SUNSET_MINUTES = { from: 75, to: 15 } as const;

/** Views that the plan leaves shortly before the sun sets there. */
export function leftBeforeSunset(days: readonly CheckedDay[]): VisitOnDay[] {
  return visitsWhere(days, missesSunset);
}

function missesSunset({ known, category, endMinutes }: CheckedVisit, { date }: CheckedDay) {
  if (known === undefined || (category !== "viewpoint" && known.bestTime !== "sunset"))
    return false;
  const sunset = sunsetOn(known, date);
  if (sunset === undefined) return false;
  const left = sunset - endMinutes;
  return left <= BEFORE_SUNSET_MINUTES.from && left > BEFORE_SUNSET_MINUTES.to;
}

/** Visits in the heat of a hot month, around noon; for small children in less of it. */
export function inTheHeat(
  days: readonly CheckedDay[],
  pace: Pick<Pace, "hasSmallChildren" | "avoidsHeat">,
): VisitOnDay[] {
  return visitsWhere(days, ({ known, startMinutes, endMinutes }, { date }) => {
    const visitMinutes = endMinutes - startMinutes;
    const hours = known && heatHours({ ...known, visitMinutes }, date, pace);
    return hours !== undefined && startMinutes < hours.to && endMinutes > hours.from;
  });
}

function visitsWhere(
  days: readonly CheckedDay[],
  holds: (visit: CheckedVisit, day: CheckedDay) => boolean,
): VisitOnDay[] {
  return days.flatMap((day) =>
    day.visits.filter((visit) => holds(visit, day)).map((visit) => ({ day, visit })),
  );
}
