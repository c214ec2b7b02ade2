import type { Candidate, DaysTask, TimedDay } from "./schedule-days.ts";
import { DOOR_MINUTES, datesOf, wayBetween } from "./schedule-days.ts";
import { visitWindows } from "./visit-windows.ts";

/** The latest end of any day. */
const LATE_END_MINUTES = 23 * 60;

/**
 * Gives days that stayed empty one late visit each, where there is a place left that only late hours
 * allow: an evening out that ends late is better than a day with nothing in it.
 */
export function fillEmptyDays(days: readonly TimedDay[], task: DaysTask): TimedDay[] {
  const used = new Set(days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate)));
  const dates = datesOf(task);
  const { cap, people, usualPrice } = task.tickets;
  const ticketsOf = (place: Candidate["place"]) => (place.ticketPrice ?? usualPrice) * people;
  let ticketsLeft = cap - [...used].reduce((spent, { place }) => spent + ticketsOf(place), 0);
  return days.map((day, number) => {
    if (day.visits.length > 0) return day;
    for (const candidate of task.candidates) {
      const { place } = candidate;
      const cost = ticketsOf(place);
      if (used.has(candidate) || place.at === undefined || cost > ticketsLeft) continue;
      const leg = wayBetween(task.base, place.at, task.style);
      const wayBack = wayBetween(place.at, task.base, task.style);
      const earliest = task.pace.startMinutes + (leg?.minutes ?? 0);
      const latest = LATE_END_MINUTES - place.visitMinutes - (wayBack?.minutes ?? 0) - DOOR_MINUTES;
      const known = { ...place, at: place.at };
      const { windows, notOn } = visitWindows(known, dates[number], task.pace, 0);
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
