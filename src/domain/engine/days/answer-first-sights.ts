import { mayVisitOn } from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { ticketCost, ticketsOf } from "./plan-cost.ts";
import { candidatesOf, legsOf, scoreOf, type TimedDay } from "./timed-day.ts";

/** So many of those left out are tried, the most famous first. */
const MAX_TRIED = 3;
/** By how many points all visits may be worth less with a must-see that so many days can hold, with another such first sight, and with one of the others, and how much longer all ways may be. */
const LOST = {
  mustSee: { points: 600, minutes: 150 },
  held: { points: 300, minutes: 120 },
  other: { points: 100, minutes: 45 },
} as const;

/**
 * Plans the days once more with each of the city's first sights that they do without though it is open and what is there for
 * tickets pays for it: the search leaves one out where the way is long, and then fills the day with less. The new
 * days count where all more famous sights of the former ones, what scores more, and what has to be in the plan, are still in them and little else is lost.
 *
 * @param held how many of the first sights so many days can hold.
 * @param search plans the days of a task anew.
 */
export function* answerFirstSights<
  Task extends Pick<DaysTask, "candidates" | "dates" | "pace" | "tickets">,
>(
  asPlanned: { readonly task: Task; readonly days: TimedDay[] },
  held: number,
  search: (task: Task, days: readonly TimedDay[]) => Generator<void, TimedDay[], void>,
): Generator<void, { readonly task: Task; readonly days: TimedDay[] }, void> {
  let { task, days } = asPlanned;
  const planned = candidatesOf(days);
  // Nobody misses the third view from a tower.
  const isAlike = ({ experience }: Candidate) =>
    experience !== undefined && planned.some((one) => one.experience === experience);
  const missing = task.candidates
    .filter((one) => one.sightRank !== undefined && !planned.includes(one) && !isAlike(one))
    .filter((one) => isPaid(one, task, days) && mayVisitOn(one.place, task.dates, task.pace))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MAX_TRIED);
  for (const candidate of missing) {
    const fixed = { ...candidate, isFixed: true };
    const candidates = task.candidates.map((one) => (one === candidate ? fixed : one));
    const tried = { ...task, candidates };
    const found = yield* search(tried, days);
    const seen = candidatesOf(found);
    const isHeld = rankOf(candidate) < held;
    const lost = LOST[isHeld ? (candidate.place.mustSee ? "mustSee" : "held") : "other"];
    const isLess = (one: Candidate) =>
      one.isFixed !== true && rankOf(one) >= rankOf(candidate) && one.score <= candidate.score;
    const keepsSights = candidatesOf(days).every((one) => isLess(one) || seen.includes(one));
    const isWorthIt =
      scoreOf(found) + lost.points >= scoreOf(days) &&
      minutesOnLegs(found) <= minutesOnLegs(days) + lost.minutes;
    if (seen.includes(fixed) && keepsSights && isWorthIt)
      ({ task, days } = { task: tried, days: found });
  }
  return { task, days };
}

function rankOf({ sightRank = Number.POSITIVE_INFINITY }: Candidate): number {
  return sightRank;
}

function minutesOnLegs(days: readonly TimedDay[]): number {
  return days.flatMap(legsOf).reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0);
}

/** Whether there is the money for it once all tickets for what is less known are given back. */
function isPaid(
  candidate: Candidate,
  { tickets }: Pick<DaysTask, "tickets">,
  days: readonly TimedDay[],
): boolean {
  const others = candidatesOf(days)
    .filter((one) => rankOf(one) > rankOf(candidate) && one.isFixed !== true)
    .reduce((sum, one) => sum + ticketCost(one.place, tickets), 0);
  return (
    ticketsOf(days, { tickets }) - others + ticketCost(candidate.place, tickets) <= tickets.cap
  );
}
