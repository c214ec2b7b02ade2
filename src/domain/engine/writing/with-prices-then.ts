import { weekdayOf } from "../../calendar-date.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import type { Place } from "../../trip/trip.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import { isOpenFor, openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { ticketText } from "./price-text.ts";

const SUNDAY = 6;

/**
 * A timed place with the guide's prices that depend on the visit: what the way out of town costs, both ways, and
 * nothing for a ticket in hours of free entry, of which it says why; where these know no tickets ahead nothing is to be booked.
 *
 * @param date of the visit, "2026-05-04"; without it entry is free only where it is on each day on which the visit holds.
 */
export function withPricesThen<Text extends Place>(
  place: Text,
  city: Pick<KnownCity, "places" | "dayTrips" | "currency"> | undefined,
  date: string | undefined,
): Text {
  const { freeEntry: _, ...former } = place;
  const known = city && placesOf(city).find(({ id }) => id === place.guideId);
  if (city === undefined || known === undefined) return former as Text;
  const freeEntry = freeEntryOf(known, place, date);
  const priced: Text =
    known.freeHours === undefined || place.visit === undefined
      ? (former as Text)
      : ({
          ...(freeEntry?.isQueue === true ? withoutBooking(former) : former),
          ticketsPricing: ticketText(
            freeEntry === undefined ? known.ticketPrice : 0,
            city.currency,
          ),
          ...(freeEntry === undefined ? {} : { freeEntry }),
        } as Text);
  const fare = known.way?.fare;
  if (priced.leg?.way === undefined || fare === undefined) return priced;
  const way = { ...priced.leg.way, fare: ticketText(fare, city.currency) };
  return { ...priced, leg: { ...priced.leg, way } };
}

function withoutBooking({ booking: _, ...place }: Omit<Place, "freeEntry">) {
  return place;
}

/** Why entry is free at the time of a visit, where it usually costs. */
function freeEntryOf(
  { freeHours = "", freeQueue, holidays }: KnownPlace,
  { visit, notOn = [] }: Pick<Place, "visit" | "notOn">,
  date: string | undefined,
): Place["freeEntry"] {
  const isHoliday = date !== undefined && holidays?.has(date) === true;
  const week = parseOpeningHours(freeHours, date, isHoliday);
  if (week === undefined || visit === undefined) return undefined;
  const span: Span = visit;
  const isFree =
    date === undefined
      ? openWeekdays(week, span).every(
          (isFreeThen, weekday) => isFreeThen || notOn.includes(weekday),
        )
      : isOpenFor(week, weekdayOf(date), span);
  if (!isFree) return undefined;
  const isFirstSunday =
    date !== undefined && weekdayOf(date) === SUNDAY && /Su\[1\]/.test(freeHours);
  return {
    why: isFirstSunday ? "firstSunday" : "then",
    ...(freeQueue === true ? { isQueue: true } : {}),
  };
}
