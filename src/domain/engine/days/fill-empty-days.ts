import { legBetween } from "../../places/travel.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { dayEndMinutes, visitWindows } from "../visits/visit-windows.ts";
import { type Candidate, type DaysTask, taskOfDay } from "./days-task.ts";
import { orderDay } from "./order-day.ts";
import { ticketCost, ticketsOf } from "./plan-cost.ts";
import { candidatesOf, type TimedDay, type TimedVisit } from "./timed-day.ts";

/** A day to be given a visit, with what the days looked at before it then hold. */
type Gap = { readonly number: number; readonly filled: ReadonlyMap<number, TimedDay> };

/**
 * Gives days that stayed empty one visit each: a place left over, be it late in the evening, or else one
 * of a day that has several. Where none of those is open on the empty day, a day with a single visit
 * passes that on and is given another itself, and so on: the search for augmenting paths of a matching
 * of days with places, so that a day only stays empty where it has to.
 */
export function* fillEmptyDays(
  days: readonly TimedDay[],
  task: DaysTask,
): Generator<void, TimedDay[], void> {
  const filled = [...days];
  for (const [number, { visits }] of days.entries()) {
    if (visits.length > 0) continue;
    for (const [changed, day] of yield* findFilling(number, filled, task)) filled[changed] = day;
  }
  return filled;
}

/** The days that have to change for the empty one to get a visit; none where it can't. */
function* findFilling(
  empty: number,
  days: readonly TimedDay[],
  task: DaysTask,
): Generator<void, ReadonlyMap<number, TimedDay>, void> {
  const unused = payableUnused(days, task);
  const givers = [...days.entries()].sort(([, a], [, b]) => b.visits.length - a.visits.length);
  const asked = new Set([empty]);
  const gaps: Gap[] = [{ number: empty, filled: new Map() }];
  for (const { number, filled } of gaps) {
    yield;
    const dayWith = (candidate: Candidate) =>
      candidate.notDays?.has(number)
        ? undefined
        : loneVisitDay(candidate, days[number]?.date, taskOfDay(task, number));
    for (const candidate of unused) {
      const day = dayWith(candidate);
      if (day !== undefined) return new Map([...filled, [number, day]]);
    }
    for (const [giver, { visits, date }] of givers) {
      if (asked.has(giver)) continue;
      for (const { candidate } of halvesFirst(visits)) {
        const day = dayWith(candidate);
        if (day === undefined) continue;
        const changed = new Map([...filled, [number, day]]);
        if (visits.length === 1) {
          asked.add(giver);
          gaps.push({ number: giver, filled: changed });
          continue;
        }
        const others = visits.map((visit) => visit.candidate).filter((one) => one !== candidate);
        const rest = yield* orderDay(others, date, taskOfDay(task, giver));
        if (rest !== undefined) return changed.set(giver, rest);
      }
    }
  }
  return new Map();
}

/** What is in no day and what is left for tickets can pay. */
function payableUnused(days: readonly TimedDay[], task: DaysTask): Candidate[] {
  const used = new Set(candidatesOf(days));
  const left = task.tickets.cap - ticketsOf(days, task);
  return task.candidates.filter(
    (candidate) => !used.has(candidate) && ticketCost(candidate.place, task.tickets) <= left,
  );
}

/** Those that take nearest to half of the day's time come first. */
function halvesFirst(visits: readonly TimedVisit[]): TimedVisit[] {
  const minutes = ({ candidate }: TimedVisit) => candidate.place.visitMinutes;
  const half = visits.reduce((sum, visit) => sum + minutes(visit), 0) / 2;
  return visits.toSorted((a, b) => Math.abs(minutes(a) - half) - Math.abs(minutes(b) - half));
}

/** A day with nothing but this visit; it may end late. */
function loneVisitDay(
  candidate: Candidate,
  date: string | undefined,
  task: DaysTask,
): TimedDay | undefined {
  const { place } = candidate;
  if (place.at === undefined) return undefined;
  const leg = legBetween({ at: task.hotel }, place, task.style);
  const wayBack = legBetween(place, { at: task.hotel }, task.style);
  const earliest = task.pace.startMinutes + (leg?.minutes ?? 0);
  const end = dayEndMinutes([place], task.pace, date);
  const latest = end - place.visitMinutes - (wayBack?.minutes ?? 0) - DOOR_MINUTES;
  const { windows, notOn } = visitWindows(place, date, task.pace, 0);
  const window = windows.find(({ last }) => last >= earliest);
  const startMinutes = Math.max(earliest, window?.first ?? Number.POSITIVE_INFINITY);
  if (startMinutes > Math.min(latest, window?.last ?? 0)) return undefined;
  const endMinutes = startMinutes + place.visitMinutes;
  return {
    date,
    visits: [{ candidate, startMinutes, endMinutes, leg, notOn }],
    meals: [],
    wayBack,
  };
}
