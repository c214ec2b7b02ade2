import { weekdayOf } from "../../calendar-date.ts";
import type { OrderReason } from "../../messages/message-values.ts";
import { type LegEnd, legBetween } from "../../places/travel.ts";
import type { DaysTask } from "../days/days-task.ts";
import { ticketCost, ticketsOf } from "../days/plan-cost.ts";
import type { TimedDay } from "../days/timed-day.ts";
import type { ChangeMessage, ExplainedChange } from "../plan-messages.ts";
import { windowAt } from "../visits/start-windows.ts";
import { visitWindows } from "../visits/visit-windows.ts";
import type { DraftCandidate } from "./draft-candidate.ts";

/**
 * Says what became of a draft's places: which were moved or dropped and why, and what came
 * in; in the order of the trip.
 *
 * @param byDay the draft's places that could be planned.
 * @param days what was made of them.
 */
export function explainChanges(
  byDay: readonly (readonly DraftCandidate[])[],
  days: readonly TimedDay[],
  task: DaysTask,
): ExplainedChange[] {
  const { dates } = task;
  const dayOf = new Map(
    days.flatMap(({ visits }, day) => visits.map(({ candidate }) => [candidate.place.id, day])),
  );
  const ticketsLeft = task.tickets.cap - ticketsOf(days, task);
  const changes: ExplainedChange[] = [];
  for (const [day, candidates] of byDay.entries()) {
    const stayed = candidates.filter(({ place }) => dayOf.get(place.id) === day);
    const reordered = outOfOrder(stayed, days[day]);
    for (const candidate of candidates) {
      const name = candidate.planned.text.placeName;
      const now = dayOf.get(candidate.place.id);
      if (now === undefined) {
        const code = whyDropped(candidate, dates, task, ticketsLeft);
        changes.push({ kind: "dropped", name, code });
      } else if (now !== day) {
        changes.push({ kind: "moved", name, ...whyMoved(candidate, day, now, dates, task) });
      } else if (reordered.has(candidate)) {
        const isLater = laterThanDrafted(candidate, stayed, days[day]);
        const code = isLater ? "laterInDay" : "earlierInDay";
        const why = whyReordered(candidate, stayed, days[day], dates[day], task);
        changes.push({ kind: "moved", name, code, values: { day: day + 1, ...why } });
      } else {
        const message = retimed(candidate, candidates, days[day], dates[day], task);
        if (message !== undefined) changes.push({ kind: "corrected", name, ...message });
      }
    }
    for (const { candidate } of days[day]?.visits ?? []) {
      if (byDay.flat().some(({ place }) => place.id === candidate.place.id)) continue;
      changes.push({
        kind: "added",
        name: candidate.place.name,
        code: "fillsEmptyDay",
        values: { day: day + 1 },
      });
    }
  }
  return changes;
}

function whyDropped(
  candidate: DraftCandidate,
  dates: readonly (string | undefined)[],
  task: DaysTask,
  left: number,
) {
  const open = dates.filter((date) => isOpenOn(candidate, date, task));
  if (open.length === 0) {
    return dates[0] === undefined ? "neverOpenLongEnough" : "closedAllTrip";
  }
  if (ticketCost(candidate.place, task.tickets) > left) return "ticketsOverBudget";
  return open.length < dates.length ? "noTimeWhenOpen" : "noTime";
}

function whyMoved(
  candidate: DraftCandidate,
  day: number,
  now: number,
  dates: readonly (string | undefined)[],
  task: DaysTask,
): ChangeMessage {
  const date = dates[day];
  const way = { from: day + 1, to: now + 1 };
  if (date !== undefined && !isOpenOn(candidate, date, task)) {
    return { code: "otherDayClosed", values: { ...way, weekday: weekdayOf(date) } };
  }
  return { code: "otherDayFull", values: way };
}

function whyReordered(
  candidate: DraftCandidate,
  stayed: readonly DraftCandidate[],
  day: TimedDay | undefined,
  date: string | undefined,
  task: DaysTask,
): OrderReason {
  const span = candidate.planned.text.visit;
  const windows = windowsOn(candidate, date, task);
  if (span !== undefined && windowAt(windows, span.startMinutes) === undefined) {
    return { why: "whenOpen" };
  }
  const saved = minutesSaved(stayed, day, task);
  if (saved >= 5) return { why: "shorterWay", savedMinutes: saved };
  const visit = day?.visits[positionIn(candidate, day)];
  const isBest = visit !== undefined && windowAt(windows, visit.startMinutes)?.bonus === 1;
  return candidate.place.bestTime !== "any" && isBest
    ? { why: "atItsBest" }
    : { why: "wholeDayFits" };
}

/** Says so where the draft's hour for a place could not be kept; it stayed where it was in the order. */
function retimed(
  candidate: DraftCandidate,
  drafted: readonly DraftCandidate[],
  day: TimedDay | undefined,
  date: string | undefined,
  task: DaysTask,
): ChangeMessage | undefined {
  const said = candidate.planned.text.visit;
  const visit = day?.visits[positionIn(candidate, day)];
  if (said === undefined || visit === undefined) return undefined;
  if (said.startMinutes === visit.startMinutes) return undefined;
  const hours = { now: visit.startMinutes, before: said.startMinutes };
  if (windowAt(windowsOn(candidate, date, task), said.startMinutes) === undefined) {
    return { code: "otherHour", values: { ...hours, why: "whenOpen" } };
  }
  const before = drafted[drafted.indexOf(candidate) - 1];
  const way = legBetween(before?.place, candidate.place, task.style)?.minutes ?? 0;
  const free = before?.planned.text.visit?.endMinutes;
  return free !== undefined && said.startMinutes < free + way
    ? { code: "otherHour", values: { ...hours, why: "notSooner" } }
    : undefined;
}

/** What a day's order saves against the draft's order of the same places. */
function minutesSaved(
  stayed: readonly DraftCandidate[],
  day: TimedDay | undefined,
  { hotel, style }: DaysTask,
): number {
  const drafted = stayed.map(({ place }) => place);
  const now = stayed
    .toSorted((a, b) => positionIn(a, day) - positionIn(b, day))
    .map(({ place }) => place);
  const hotelEnd: LegEnd = { at: hotel };
  const minutesOf = (stops: readonly LegEnd[]) =>
    [...stops, hotelEnd].reduce(
      ({ sum, from }, to) => ({ sum: sum + (legBetween(from, to, style)?.minutes ?? 0), from: to }),
      { sum: 0, from: hotelEnd },
    ).sum;
  return minutesOf(drafted) - minutesOf(now);
}

function windowsOn({ place }: DraftCandidate, date: string | undefined, { pace }: DaysTask) {
  return visitWindows(place, date, pace, 1).windows;
}

function isOpenOn(candidate: DraftCandidate, date: string | undefined, task: DaysTask): boolean {
  return windowsOn(candidate, date, task).length > 0;
}

/** Those that are not in the longest run of places which kept their order among themselves. */
function outOfOrder(
  stayed: readonly DraftCandidate[],
  day: TimedDay | undefined,
): ReadonlySet<DraftCandidate> {
  const places = stayed.map((candidate) => positionIn(candidate, day));
  let longest: number[] = [];
  const runs: number[][] = [];
  for (const [index, position] of places.entries()) {
    let best: number[] = [];
    for (const [before, run] of runs.entries()) {
      if ((places[before] ?? 0) < position && run.length > best.length) best = run;
    }
    runs.push([...best, index]);
    if (best.length + 1 > longest.length) longest = [...best, index];
  }
  return new Set(stayed.filter((_, index) => !longest.includes(index)));
}

function positionIn(candidate: DraftCandidate, day: TimedDay | undefined): number {
  return day?.visits.findIndex((visit) => visit.candidate.place.id === candidate.place.id) ?? -1;
}

function laterThanDrafted(
  candidate: DraftCandidate,
  stayed: readonly DraftCandidate[],
  day: TimedDay | undefined,
): boolean {
  const now = stayed.toSorted((a, b) => positionIn(a, day) - positionIn(b, day)).indexOf(candidate);
  return now > stayed.indexOf(candidate);
}
