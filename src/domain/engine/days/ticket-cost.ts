import type { KnownPlace } from "../known-city.ts";
import { paidOnce } from "../visits/trip-cost.ts";
import type { DaysTask } from "./days-task.ts";
import type { TimedDay } from "./timed-day.ts";

/** What a place's tickets cost the whole party. */
export function ticketCost(
  place: Pick<KnownPlace, "ticketPrice">,
  { people, usualPrice }: DaysTask["tickets"],
): number {
  return (place.ticketPrice ?? usualPrice) * people;
}

/** What all tickets of some days cost the whole party, joint ones once. */
export function ticketsOf(
  days: readonly TimedDay[],
  { tickets }: Pick<DaysTask, "tickets">,
): number {
  const places = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place));
  return paidOnce(places, ({ ticketGroup }) => ticketGroup).reduce(
    (sum, place) => sum + ticketCost(place, tickets),
    0,
  );
}
