import { weekdayOf } from "../../calendar-date.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import type { Place } from "../../trip/trip.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import { isOpenFor, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { ticketText } from "./price-text.ts";

/**
 * A timed place with the guide's prices that depend on the visit: what the way out of town costs, both ways, and
 * nothing for a ticket in hours of free entry.
 *
 * @param date of the visit, "2026-05-04"; without it entry is free only where it is on each day on which the visit holds.
 */
export function withPricesThen<Text extends Place>(
  place: Text,
  city: Pick<KnownCity, "places" | "dayTrips" | "currency"> | undefined,
  date: string | undefined,
): Text {
  const known = city && placesOf(city).find(({ id }) => id === place.guideId);
  if (city === undefined || known === undefined) return place;
  const priced =
    known.freeHours === undefined || place.visit === undefined
      ? place
      : { ...place, ticketsPricing: ticketText(priceThen(known, place, date), city.currency) };
  const fare = known.way?.fare;
  if (priced.leg?.way === undefined || fare === undefined) return priced;
  const way = { ...priced.leg.way, fare: ticketText(fare, city.currency) };
  return { ...priced, leg: { ...priced.leg, way } };
}

function priceThen(
  { ticketPrice, freeHours = "", holidays }: KnownPlace,
  { visit, notOn = [] }: Pick<Place, "visit" | "notOn">,
  date: string | undefined,
): number | undefined {
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  const week = parseOpeningHours(freeHours, date, isHoliday);
  if (week === undefined || visit === undefined) return ticketPrice;
  const span: Span = visit;
  const isFree =
    date === undefined
      ? openWeekdays(week, span).every(
          (isFreeThen, weekday) => isFreeThen || notOn.includes(weekday),
        )
      : isOpenFor(week, weekdayOf(date), span);
  return isFree ? 0 : ticketPrice;
}
