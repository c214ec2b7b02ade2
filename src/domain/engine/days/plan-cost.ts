import { nightsOf } from "../../trip/hotel-nights.ts";
import { roomsFor } from "../../trip/rooms-for.ts";
import type { KnownHotel, KnownPlace } from "../known-city.ts";
import { likelyTicketPrice, paidOnce, ridesCost, roomPrice } from "../visits/trip-cost.ts";
import type { DaysTask } from "./days-task.ts";
import type { RequestInCity } from "./request-in-city.ts";
import { candidatesOf, legsOf, type TimedDay } from "./timed-day.ts";

/** What a place's tickets cost the whole party. */
export function ticketCost(
  place: Pick<KnownPlace, "ticketPrice" | "category">,
  { people, usualPrice }: DaysTask["tickets"],
): number {
  return likelyTicketPrice(place, usualPrice) * people;
}

/** What all tickets of some days cost the whole party, joint ones once. */
export function ticketsOf(
  days: readonly TimedDay[],
  { tickets }: Pick<DaysTask, "tickets">,
): number {
  return ticketsFor(
    candidatesOf(days).map(({ place }) => place),
    tickets,
  );
}

/** The same of some places. */
export function ticketsFor(
  places: readonly Pick<KnownPlace, "ticketPrice" | "category" | "ticketGroup">[],
  tickets: DaysTask["tickets"],
): number {
  const paid = paidOnce(places, (place) => place);
  return paid.reduce((sum, place) => sum + ticketCost(place, tickets), 0);
}

/**
 * What rooms, tickets and rides of a plan cost above what the whole trip may cost (check `budget`), in the
 * city's currency; 0 or less: nothing.
 */
export function overBudget(
  days: readonly TimedDay[],
  hotel: KnownHotel,
  { caps, request: { people, childAges } }: RequestInCity,
  { tickets }: Pick<DaysTask, "tickets">,
): number {
  const rooms = roomsFor(people, childAges) * nightsOf(days.length) * roomPrice(hotel);
  const rides = days.reduce((sum, day) => {
    const stops = day.visits.map(({ candidate }) => candidate.place);
    return sum + ridesCost(stops, legsOf(day), tickets.people, tickets.usualPrice);
  }, 0);
  return rooms + ticketsOf(days, { tickets }) + rides - caps.trip;
}
