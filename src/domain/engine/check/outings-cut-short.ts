import { belongsToEvening } from "../visits/visit-windows.ts";
import { type CheckedDay, type CheckedVisit, isOuting, type VisitOnDay } from "./checked-days.ts";

/** Who pays for a day at a theme park is there from the morning, and until the evening; minutes after midnight. */
const PARK_HOURS = { from: 10 * 60, to: 18 * 60 } as const;
const PARK_HOURS_WITH_SMALL = { from: 10 * 60, to: 16 * 60 } as const;
/** Out of town one stays as long as one is on the way, there and back. */
const STAY_TO_WAY = 1;

/** The outings of a plan that begin too late, end too soon, or have another sight after a theme park. */
export function outingsCutShort(days: readonly CheckedDay[]): VisitOnDay[] {
  return days.flatMap((day) => {
    const outings = day.visits.filter(isOuting);
    const [visit] = outings;
    if (visit === undefined) return [];
    return isCutShort(day, outings) ? [{ day, visit }] : [];
  });
}

function isCutShort(
  { visits, legs, pace, date }: CheckedDay,
  outings: readonly CheckedVisit[],
): boolean {
  const park = outings.find(({ category, way }) => category === "theme-park" || way === undefined);
  if (park !== undefined) {
    const hours = pace.hasSmallChildren ? PARK_HOURS_WITH_SMALL : PARK_HOURS;
    const isLate = park.startMinutes > hours.from || park.endMinutes < hours.to;
    // A show after the gates have closed takes nothing from it.
    const isOfDay = ({ known }: CheckedVisit) =>
      known === undefined || !belongsToEvening(known, date);
    return isLate || visits.some((visit) => !outings.includes(visit) && isOfDay(visit));
  }
  const wayMinutes = legs.reduce((sum, leg) => sum + (leg?.way === undefined ? 0 : leg.minutes), 0);
  const stayMinutes = outings.reduce((sum, one) => sum + one.endMinutes - one.startMinutes, 0);
  return stayMinutes < STAY_TO_WAY * wayMinutes;
}
