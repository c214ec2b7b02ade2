import { priceIn } from "../../money/parse-price.ts";
import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import { nightsOf } from "../../trip/hotel-nights.ts";
import { roomsFor } from "../../trip/rooms-for.ts";
import type { KnownCity } from "../known-city.ts";
import type { PlannedPlace, PlannedTown } from "../reading/planned-trip.ts";
import {
  likelyTicketPrice,
  paidOnce,
  ridesCost,
  roomPrice,
  tripCap,
  usualTicketPrice,
} from "../visits/trip-cost.ts";
import { visitStarts } from "../visits/visit-starts.ts";
import type { CheckedTrip } from "./checked-trip.ts";

const LEAST_SAME_DAY_PERCENT = 70;

/** The plan that was drafted, before anything was moved. */
export type CheckedDraft = {
  readonly days: readonly Pick<PlannedTown["days"][number], "places">[];
};

/** The checks of value: what does it cost, and is it what was drafted? */
export function checkValue(trip: CheckedTrip, draft: CheckedDraft | undefined): CheckFigure[] {
  const { city } = trip;
  return [
    ...(city === undefined ? [] : checkBudget(trip, city)),
    ...(draft === undefined ? [] : checkFidelity(trip, draft)),
  ];
}

function checkBudget(trip: CheckedTrip, city: KnownCity): CheckFigure[] {
  const { hotel, days, visits, request } = trip;
  const { people, childAges } = request;
  if (hotel === undefined || days.length === 0) return [];
  const room =
    hotel.known === undefined ? priceIn(hotel.text.price, city.currency) : roomPrice(hotel.known);
  const usualPrice = usualTicketPrice(city);
  if (room === undefined) return [];
  // A ticket of unknown price counts as the planner counts it, of an unknown place at the city's usual one.
  const tickets = paidOnce(visits, ({ known }) => known)
    .map(
      ({ known, text }) =>
        known?.ticketPrice ??
        priceIn(text.ticketsPricing, city.currency) ??
        (known === undefined ? usualPrice : likelyTicketPrice(known, usualPrice)),
    )
    .reduce((sum, price) => sum + people * price, 0);
  const rides = days.reduce(
    (sum, day) => sum + ridesCost(day.visits, day.legs, people, usualPrice),
    0,
  );
  const rooms = roomsFor(people, childAges) * nightsOf(days.length) * room;
  const cap = tripCap(city, request);
  return [checkFigure("budget", (tickets + rides + rooms) / cap)];
}

/** No figure where the draft has no place that could be kept. */
function checkFidelity(trip: CheckedTrip, draft: CheckedDraft): CheckFigure[] {
  const dayOf = new Map<string, number>();
  for (const { number, visits } of trip.days) {
    for (const visit of visits) dayOf.set(keyOf(visit), number);
  }
  const wanted = new Map<string, number>();
  for (const [index, { places }] of draft.days.entries()) {
    for (const place of places.filter(canBeKept)) {
      const key = keyOf(place);
      if (!wanted.has(key)) wanted.set(key, index + 1);
    }
  }
  if (wanted.size === 0) return [];
  const kept = [...wanted].filter(([key]) => dayOf.has(key));
  const sameDay = kept.filter(([key, day]) => dayOf.get(key) === day);
  return [
    checkFigure(
      "draftFidelity",
      (100 * kept.length) / wanted.size,
      (100 * sameDay.length) / wanted.size >= LEAST_SAME_DAY_PERCENT,
    ),
  ];
}

function keyOf({ known, key }: PlannedPlace): string {
  return known === undefined ? `name ${key}` : `id ${known.id}`;
}

/** It is somewhere, and open for a visit at some hour of the week. */
function canBeKept({ at, known }: PlannedPlace): boolean {
  return at !== undefined && (known === undefined || visitStarts(known).ranges.length > 0);
}
