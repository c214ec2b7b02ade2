import { coordinatesText } from "../../places/coordinates.ts";
import type { Booking } from "../../trip/booking.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownEatery } from "../known-city.ts";
import type { Candidate } from "./days-task.ts";
import type { MealTastes } from "./suits-meal.ts";
import type { TimedDay } from "./timed-day.ts";

/** Of a long menu, and of a table that one has to book. */
const LONG_MEAL_MINUTES = 120;
const DEAR_MEAL_MINUTES = 90;
/** Where the guide doesn't say it: houses with a set menu are full for weeks, dear ones for days (editorial). */
const FORMAL: Booking = { need: "must", daysAhead: 30 };
const DEAR: Booking = { need: "should", daysAhead: 7 };

/** Of a group, wherever it is seated, and it gets in somewhere: only a house that says so is a must; editorial. */
const GROUP: Booking = { need: "should", daysAhead: 7 };

/** That evening most kitchens are shut, and the others full. */
const CHRISTMAS_EVE: Booking = { need: "must", daysAhead: 30 };
const EVE_FROM_MINUTES = 16 * 60;

/** Whether it is the evening before Christmas, where that is kept. */
export function isChristmasEve(
  { holidays }: KnownEatery,
  startMinutes: number,
  date = "",
): boolean {
  const eve = /^(\d{4})-12-24$/.exec(date);
  return (
    eve !== null && startMinutes >= EVE_FROM_MINUTES && holidays?.has(`${eve[1]}-12-25`) === true
  );
}

/** How sure one has to book a table, and how long before; undefined where one just goes. */
export function bookingOfTable({
  booking,
  isFormal,
  price,
  kind,
}: KnownEatery): Booking | undefined {
  if (booking !== undefined) return booking;
  if (isFormal === true) return FORMAL;
  return price === "high" && kind === "restaurant" ? DEAR : undefined;
}

/** A place to eat as the trip document has it, for a meal of these travellers that begins then. */
export function tableWords(
  eatery: KnownEatery,
  { startMinutes }: Pick<Meal, "startMinutes">,
  date: string | undefined,
  { isGroup }: MealTastes,
) {
  const isEve = isChristmasEve(eatery, startMinutes, date);
  const ofGroup = isGroup === true && eatery.kind === "restaurant" ? GROUP : undefined;
  const booking = isEve ? CHRISTMAS_EVE : (bookingOfTable(eatery) ?? ofGroup);
  return {
    placeName: eatery.name,
    placeDetails: eatery.details,
    geoCoordinates: coordinatesText(eatery.at),
    guideId: eatery.id,
    eateryKind: eatery.kind,
    priceLevel: eatery.price,
    ...(booking === undefined ? {} : { booking }),
  } satisfies Partial<Meal>;
}

/** The days with what a group has to book: seats at a show, in a bar, and where dinner is part of the visit. */
export function withGroupBookings(days: readonly TimedDay[], { isGroup }: MealTastes): TimedDay[] {
  if (isGroup !== true) return [...days];
  return days.map((day) => ({
    ...day,
    visits: day.visits.map((visit) => {
      const { candidate } = visit;
      const place = { ...candidate.place, booking: candidate.place.booking ?? GROUP };
      return isSeated(place) ? { ...visit, candidate: { ...candidate, place } } : visit;
    }),
  }));
}

function isSeated({ category, indoor, servesDinner, isHeld }: Candidate["place"]): boolean {
  const hasSeats = category === "show" || category === "nightlife" || servesDinner === true;
  return hasSeats && indoor === true && isHeld !== true;
}

/** How long a meal there takes at least, in minutes; 0 where it is over sooner. */
export function leastMinutes(eatery: Parameters<typeof bookingOfTable>[0]): number {
  const need = bookingOfTable(eatery)?.need;
  if (need === "must") return LONG_MEAL_MINUTES;
  return need === "should" ? DEAR_MEAL_MINUTES : 0;
}
