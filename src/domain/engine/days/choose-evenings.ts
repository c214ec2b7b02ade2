import type { Position } from "../../places/geo.ts";
import { legBetween } from "../../places/travel.ts";
import { categoriesOf } from "../../trip/interest.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import {
  DINED_MINUTES,
  DINES_OUT_UNTIL_MINUTES,
  DOOR_MINUTES,
  EARLY_DINED_MINUTES,
  GRID_MINUTES,
} from "../visits/day-hours.ts";
import { belongsToEvening, dayEndMinutes, plannedWindows } from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { ticketCost } from "./plan-cost.ts";

/** At most one day in so many goes on for an evening out, or of those who asked for evenings; of a shorter trip one. */
const DAYS_AN_EVENING = { usual: 3, asked: 2 } as const;
/** Of what is there for tickets, the evenings may take so much. */
const MAX_OF_TICKETS = 0.5;
/** Nobody rides longer than this through the night. */
const MAX_WAY_MINUTES = 45;

/**
 * Evenings out for which a day goes on longer than these travellers' days do: must-sees, and what an
 * interest asks for, of the places that a trip this long has room for; of who asked for evenings, of all. Each
 * has its one day and hour, after dinner where it can be. Whether it is worth the way is for the search to say, but
 * who asked for evenings has one.
 *
 * @param candidates the places in town, those of the highest score first.
 * @param taken days (0 is the first) that have no room for one.
 */
export function chooseEvenings(
  candidates: readonly Candidate[],
  { interests = [] }: Pick<PlanRequest, "interests">,
  { dates, pace, style, tickets }: Pick<DaysTask, "dates" | "pace" | "style" | "tickets">,
  centre: Position,
  taken: readonly (number | undefined)[],
): Candidate[] {
  const asked = categoriesOf(interests);
  const isAsked = interests.includes("evenings");
  const kinds = categoriesOf(isAsked ? ["evenings"] : []);
  const most = Math.max(1, Math.floor(dates.length / DAYS_AN_EVENING[isAsked ? "asked" : "usual"]));
  // The last day of a trip is for leaving, unless what was asked for is open on no other.
  const evenings = [...dates.keys()].slice(0, isAsked ? undefined : Math.max(1, dates.length - 1));
  const chosen: (Candidate & { readonly onlyDay: number })[] = [];
  let left = MAX_OF_TICKETS * tickets.cap;
  for (const [rank, candidate] of candidates.entries()) {
    const { place, notDays } = candidate;
    // By its name, or as the best of its kind.
    const isWished = candidate.isFixed === true;
    if (chosen.length >= most && !isWished) continue;
    const isOfAsked = isWished || kinds.has(place.category);
    if (rank >= dates.length * pace.usual && !isOfAsked) continue;
    const isWanted = isWished || place.mustSee || asked.has(place.category);
    const cost = ticketCost(place, tickets);
    if (!belongsToEvening(place) || !isWanted || (cost > left && !isWished)) continue;
    const wayBack = legBetween(place, { at: centre }, style)?.minutes ?? 0;
    const startsBy = (endMinutes: number, date: string | undefined) =>
      startsOf(place, date, pace, endMinutes, wayBack);
    if (wayBack > MAX_WAY_MINUTES) continue;
    if (dates.some((date) => startsBy(pace.endMinutes, date).length > 0)) continue;
    const [evening] = evenings
      .filter((day) => !taken.includes(day) && !notDays?.has(day))
      .filter((day) => chosen.every(({ onlyDay }) => onlyDay !== day))
      .flatMap((onlyDay) => {
        const starts = startsBy(dayEndMinutes([place], pace), dates[onlyDay]);
        const { first, duration } = pace.dinner;
        const soonest = Math.max(DINED_MINUTES, first + duration + wayBack);
        const startMinutes = starts.find((start) => start >= soonest) ?? starts.at(-1);
        return startMinutes === undefined ? [] : [{ onlyDay, startMinutes }];
      });
    if (evening === undefined) continue;
    const isFirst = chosen.every((other) => !kinds.has(other.place.category));
    chosen.push({ ...candidate, ...evening, isFixed: isWished || (isOfAsked && isFirst) });
    left -= cost;
  }
  return chosen;
}

/** The starts, on marks of the grid, with which one is back in time and has had dinner before or has it after. */
function startsOf(
  place: Candidate["place"],
  date: string | undefined,
  pace: DaysTask["pace"],
  endMinutes: number,
  wayBack: number,
): number[] {
  const starts = plannedWindows(place, date, pace, 0).windows.flatMap(({ first, last }) =>
    Array.from(
      { length: Math.floor((last - first) / GRID_MINUTES) + 1 },
      (_, step) => first + step * GRID_MINUTES,
    ),
  );
  return starts.filter((start) => {
    const left = start + place.visitMinutes + DOOR_MINUTES;
    const back = Math.max(left + wayBack, pace.endMinutes);
    const hasDinner =
      start >= EARLY_DINED_MINUTES || left <= pace.dinner.last || back < DINES_OUT_UNTIL_MINUTES;
    return left + wayBack <= endMinutes && hasDinner;
  });
}
