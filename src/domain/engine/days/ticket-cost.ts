import type { KnownPlace } from "../known-city.ts";
import type { DaysTask } from "./days-task.ts";
import type { TimedDay } from "./timed-day.ts";

/** What a place's tickets cost the whole party. */
export function ticketCost(
  place: Pick<KnownPlace, "ticketPrice">,
  { people, usualPrice }: DaysTask["tickets"],
): number {
  return (place.ticketPrice ?? usualPrice) * people;
}

/** What all tickets of some days cost the whole party. */
export function ticketsOf(
  days: readonly TimedDay[],
  { tickets }: Pick<DaysTask, "tickets">,
): number {
  return days
    .flatMap(({ visits }) => visits)
    .reduce((sum, { candidate }) => sum + ticketCost(candidate.place, tickets), 0);
}
