import type { InterestId } from "../../trip/interest.ts";
import { isOfInterest } from "../visits/is-of-interest.ts";
import { mayVisitOn } from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { ticketCost, ticketsOf } from "./plan-cost.ts";
import { candidatesOf, legsOf, scoreOf, type TimedDay } from "./timed-day.ts";

/** So many of those left out are tried: of sights the most famous, of the places of an interest those of the highest score. */
const MAX_TRIED = 3;
/** By how many points all visits may be worth less with a must-see that so many days can hold, with another such first sight, and with one of the others, and how much longer all ways may be. */
const LOST = {
  mustSee: { points: 600, minutes: 150 },
  held: { points: 300, minutes: 120 },
  other: { points: 100, minutes: 45 },
} as const;

type Planned<Task> = { readonly task: Task; readonly days: TimedDay[] };

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
  asPlanned: Planned<Task>,
  held: number,
  search: (task: Task, days: readonly TimedDay[]) => Generator<void, TimedDay[], void>,
): Generator<void, Planned<Task>, void> {
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
    const { fixed, candidates } = withFixed(candidate, task);
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

/**
 * Plans the days once more where they have nothing of an interest that was asked for: with one place of it that
 * has to be in the plan, of some the one with which the rest of the plan loses least. What its ticket costs may be
 * spent on top. The days stay as they are where none fits.
 *
 * @param mostForTickets what the whole trip leaves for tickets, in the city's currency.
 * @param search plans the days of a task anew.
 */
export function* answerInterest<
  Task extends Pick<DaysTask, "candidates" | "dates" | "pace" | "tickets" | "wishes">,
>(
  interest: InterestId,
  asPlanned: Planned<Task>,
  mostForTickets: number,
  search: (task: Task) => Generator<void, TimedDay[], void>,
): Generator<void, Planned<Task>, void> {
  const { task, days } = asPlanned;
  const isAsked = ({ place }: Candidate) =>
    isOfInterest(place, interest, task.wishes?.traveller ?? "Couple");
  if (candidatesOf(days).some(isAsked)) return asPlanned;
  const { cap } = task.tickets;
  const capWith = ({ place }: Candidate) =>
    Math.max(cap, Math.min(cap + ticketCost(place, task.tickets), mostForTickets));
  const likely = task.candidates
    .filter(isAsked)
    .filter((one) => ticketCost(one.place, task.tickets) <= capWith(one))
    .filter(({ place }) => mayVisitOn(place, task.dates, task.pace))
    .slice(0, MAX_TRIED);
  let best: Planned<Task> | undefined;
  for (const candidate of likely) {
    const { fixed, candidates } = withFixed(candidate, task);
    const tickets = { ...task.tickets, cap: capWith(candidate) };
    const tried = { ...task, candidates, tickets };
    const found = yield* search(tried);
    if (!candidatesOf(found).includes(fixed)) continue;
    if (best === undefined || scoreOf(found) > scoreOf(best.days))
      best = { task: tried, days: found };
  }
  return best ?? asPlanned;
}

/** A candidate that has to be in the plan, and all of a task's with it. */
function withFixed(candidate: Candidate, task: Pick<DaysTask, "candidates">) {
  const fixed = { ...candidate, isFixed: true };
  return { fixed, candidates: task.candidates.map((one) => (one === candidate ? fixed : one)) };
}
