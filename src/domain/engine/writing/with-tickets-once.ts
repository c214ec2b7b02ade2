import type { ItineraryDay } from "../../trip/trip.ts";
import { SAME_TICKET } from "../ground/same-ticket.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import { ticketText } from "./price-text.ts";

/**
 * The days of a trip in which a ticket for several places has its price at the first of them that takes money, and the
 * others say that they are on it. It is the ticket of the dearest that is planned: the dome's opens the baptistery too,
 * which alone has a cheaper one. What stays as it is is the same object.
 */
export function withTicketsOnce<Day extends ItineraryDay>(
  days: readonly Day[],
  city: Pick<KnownCity, "places" | "dayTrips" | "currency"> | undefined,
): Day[] {
  if (city === undefined) return [...days];
  const joint = new Map(
    placesOf(city).flatMap((place) =>
      place.ticketGroup === undefined ? [] : [[place.id, place] as const],
    ),
  );
  const members = Map.groupBy(joint.values(), ({ ticketGroup }) => ticketGroup);
  const free = ticketText(0, city.currency);
  const paying = days
    .flatMap(({ plan }) => plan)
    .filter(({ ticketsPricing }) => ticketsPricing !== free);
  const ticketOf = (group: string | undefined) => {
    const prices = paying.flatMap(({ guideId = "" }) => {
      const known = joint.get(guideId);
      return known?.ticketGroup === group ? (known?.ticketPrice ?? []) : [];
    });
    return ticketText(prices.length === 0 ? undefined : Math.max(...prices), city.currency);
  };
  const paid = new Set<string | undefined>();
  const textNow = ({ guideId = "", ticketsPricing }: Day["plan"][number]) => {
    const known = joint.get(guideId);
    // In hours of free entry it pays for nothing else.
    if (known === undefined || ticketsPricing === free) return ticketsPricing;
    const group = known.ticketGroup;
    if (paid.has(group)) return SAME_TICKET;
    paid.add(group);
    const isOurs = members
      .get(group)
      ?.some(({ ticketPrice }) => ticketText(ticketPrice, city.currency) === ticketsPricing);
    return isOurs || ticketsPricing === SAME_TICKET ? ticketOf(group) : ticketsPricing;
  };
  return days.map((day) => {
    const plan = day.plan.map((place) => {
      const ticketsPricing = textNow(place);
      return ticketsPricing === place.ticketsPricing ? place : { ...place, ticketsPricing };
    });
    return plan.every((place, at) => place === day.plan[at]) ? day : { ...day, plan };
  });
}
