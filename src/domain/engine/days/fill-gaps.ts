import { type LegEnd, type LegEstimate, legBetween } from "../../places/travel.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { chosenWindows, takesWholeDay } from "../visits/visit-windows.ts";
import { brokenDayRules } from "./broken-day-rules.ts";
import { type Candidate, type DaysTask, taskOfDay } from "./days-task.ts";
import { ticketCost, ticketsOf } from "./plan-cost.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";
import { withMealsAtEnds } from "./with-meals-at-ends.ts";

/** Who would wait for less just has time. */
const GAP_MINUTES = 45;
/** A minute more on the way than without it costs this; what brings less is not worth a stop. */
const WAY_POINTS = 3;
const LEAST_POINTS = 40;

/** Time in which nothing is done, after the visit at `after`, up to a meal or the next visit. */
type Gap = Span & { readonly after: number };

/**
 * Days with a further place where one would wait: what is open then, is reached on foot, or is one of the city's first sights, and
 * leaves all else of the day at its hours. The search knows nothing of the meals at a day's ends, nor of the hours
 * before dinner.
 */
export function fillGaps(days: readonly TimedDay[], task: DaysTask): TimedDay[] {
  const filled = [...days];
  for (const number of days.keys()) {
    for (;;) {
      const day = filled[number];
      const fuller = day && dayWithOneMore(day, number, filled, task);
      if (fuller === undefined) break;
      filled[number] = fuller;
    }
  }
  return filled;
}

function dayWithOneMore(
  day: TimedDay,
  number: number,
  days: readonly TimedDay[],
  task: DaysTask,
): TimedDay | undefined {
  const ofDay = taskOfDay(task, number);
  if (day.visits.some(({ candidate }) => takesWholeDay(candidate.place))) return undefined;
  const used = new Set(days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate)));
  const left = task.tickets.cap - ticketsOf(days, task);
  const offered = task.candidates.filter(
    (one) =>
      !used.has(one) &&
      one.score > 0 &&
      (one.onlyDay === undefined || one.onlyDay === number) &&
      one.notDays?.has(number) !== true &&
      !takesWholeDay(one.place) &&
      [...used].every(({ experience }) => experience === undefined || experience !== one.experience) &&
      ticketCost(one.place, task.tickets) <= left,
  );
  return gapsOf(day, ofDay)
    .flatMap((gap) => offered.flatMap((one) => insertionsAt(gap, one, day, ofDay)))
    .toSorted((a, b) => b.points - a.points)
    .find((one) => brokenDayRules(one.day, ofDay).length === 0)?.day;
}

function gapsOf(day: TimedDay, { pace }: Pick<DaysTask, "pace">): Gap[] {
  const { meals } = withMealsAtEnds(day, pace);
  return day.visits.flatMap((visit, after) => {
    const next = day.visits[after + 1];
    const between = meals.filter(
      (meal) =>
        meal.startMinutes >= visit.endMinutes &&
        meal.endMinutes <= (next?.startMinutes ?? Number.POSITIVE_INFINITY),
    );
    const busy = [...between, ...(next === undefined ? [] : [next])];
    const ends = [visit, ...between];
    return busy.flatMap((until, nth): Gap[] => {
      const from = ends[nth]?.endMinutes ?? 0;
      const to = until === next ? until.startMinutes - DOOR_MINUTES : until.startMinutes;
      return to - from < GAP_MINUTES ? [] : [{ after, startMinutes: from, endMinutes: to }];
    });
  });
}

type Insertion = { readonly day: TimedDay; readonly points: number };

function insertionsAt(
  gap: Gap,
  candidate: Candidate,
  day: TimedDay,
  { hotel, style, pace }: Pick<DaysTask, "hotel" | "style" | "pace">,
): Insertion[] {
  const { place } = candidate;
  const before = day.visits[gap.after];
  const next = day.visits[gap.after + 1];
  const end: LegEnd = next?.candidate.place ?? { at: hotel };
  const leg = legBetween(before?.candidate.place, place, style);
  const on = legBetween(place, end, style);
  if (leg === undefined || on === undefined) return [];
  const direct = (next === undefined ? day.wayBack : next.leg)?.minutes ?? 0;
  const isWorthRide = candidate.sightRank !== undefined;
  if (!isWorthRide && !isWalk(leg)) return [];
  const more = leg.minutes + on.minutes - direct;
  const points = candidate.score - WAY_POINTS * more;
  if (points < LEAST_POINTS) return [];
  const soonest = gap.startMinutes + leg.minutes + DOOR_MINUTES;
  // A meal that follows is near the new place; a visit that follows is as far as it is.
  const isMealNext = next === undefined || gap.endMinutes < next.startMinutes - DOOR_MINUTES;
  const latest = gap.endMinutes - place.visitMinutes - (isMealNext ? 0 : on.minutes);
  const { windows, notOn } = chosenWindows(place, day.date, pace, 0);
  const start = windows
    .filter(({ bonus }) => bonus >= 0)
    .map(({ first, last }) => ({ at: onGrid(Math.max(first, soonest)), last }))
    .find(({ at, last }) => at <= Math.min(last, latest))?.at;
  if (start === undefined || notOn.length > 0) return [];
  const visit: TimedVisit = {
    candidate,
    startMinutes: start,
    endMinutes: start + place.visitMinutes,
    leg,
    notOn,
  };
  const visits = [
    ...day.visits.slice(0, gap.after + 1),
    visit,
    ...(next === undefined ? [] : [{ ...next, leg: on }]),
    ...day.visits.slice(gap.after + 2),
  ];
  return [{ day: { ...day, visits, wayBack: next === undefined ? on : day.wayBack }, points }];
}

function isWalk({ mode }: LegEstimate): boolean {
  return mode === "walk";
}

function onGrid(minutes: number): number {
  return Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES;
}
