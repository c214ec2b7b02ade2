import { DOOR_MINUTES, LATE_END_MINUTES } from "./day-hours.ts";
import {
  type DaysTask,
  datesOf,
  type TimedDay,
  ticketCost,
  ticketsOf,
  wayBetween,
} from "./schedule-days.ts";
import { visitWindows } from "./visit-windows.ts";

/**
 * Gives days that stayed empty one late visit each, where there is a place left that only late hours
 * allow: an evening out that ends late is better than a day with nothing in it.
 */
export function fillEmptyDays(days: readonly TimedDay[], task: DaysTask): TimedDay[] {
  const used = new Set(days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate)));
  const dates = datesOf(task);
  let ticketsLeft = task.tickets.cap - ticketsOf(days, task);
  return days.map((day, number) => {
    if (day.visits.length > 0) return day;
    for (const candidate of task.candidates) {
      const { place } = candidate;
      const cost = ticketCost(place, task.tickets);
      if (used.has(candidate) || place.at === undefined || cost > ticketsLeft) continue;
      const leg = wayBetween(task.base, place.at, task.style);
      const wayBack = wayBetween(place.at, task.base, task.style);
      const earliest = task.pace.startMinutes + (leg?.minutes ?? 0);
      const latest = LATE_END_MINUTES - place.visitMinutes - (wayBack?.minutes ?? 0) - DOOR_MINUTES;
      const { windows, notOn } = visitWindows(place, dates[number], task.pace, 0);
      const window = windows.find(({ last }) => last >= earliest);
      const startMinutes = Math.max(earliest, window?.first ?? Number.POSITIVE_INFINITY);
      if (startMinutes > Math.min(latest, window?.last ?? 0)) continue;
      used.add(candidate);
      ticketsLeft -= cost;
      const endMinutes = startMinutes + place.visitMinutes;
      return { ...day, visits: [{ candidate, startMinutes, endMinutes, leg, notOn }], wayBack };
    }
    return day;
  });
}
