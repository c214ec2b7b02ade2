import type { InterestId } from "../../trip/interest.ts";
import { isOfInterest } from "../visits/is-of-interest.ts";
import { mayVisitOn } from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { ticketCost } from "./plan-cost.ts";
import { candidatesOf, scoreOf, type TimedDay } from "./timed-day.ts";

/** Of the places of an interest, so many are tried, those of the highest score first. */
const MAX_TRIED = 3;

type Planned<Task> = { readonly task: Task; readonly days: TimedDay[] };

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
    const fixed = { ...candidate, isFixed: true };
    const candidates = task.candidates.map((one) => (one === candidate ? fixed : one));
    const tickets = { ...task.tickets, cap: capWith(candidate) };
    const tried = { ...task, candidates, tickets };
    const found = yield* search(tried);
    if (!candidatesOf(found).includes(fixed)) continue;
    if (best === undefined || scoreOf(found) > scoreOf(best.days))
      best = { task: tried, days: found };
  }
  return best ?? asPlanned;
}
