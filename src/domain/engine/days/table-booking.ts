import { coordinatesText } from "../../places/coordinates.ts";
import type { Booking } from "../../trip/booking.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownEatery } from "../known-city.ts";

/** Of a long menu, and of a table that one has to book. */
const LONG_MEAL_MINUTES = 120;
const DEAR_MEAL_MINUTES = 90;
/** Where the guide doesn't say it: houses with a set menu are full for weeks, dear ones for days (editorial). */
const FORMAL: Booking = { need: "must", daysAhead: 30 };
const DEAR: Booking = { need: "should", daysAhead: 7 };

/** That evening most kitchens are shut, and the others full. */
const CHRISTMAS_EVE: Booking = { need: "must", daysAhead: 30 };
const EVE_FROM_MINUTES = 16 * 60;

/** Whether it is the evening before Christmas, where that is kept. */
export function isChristmasEve(
  { holidays }: Pick<KnownEatery, "holidays">,
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
}: Pick<KnownEatery, "booking" | "isFormal" | "price" | "kind">): Booking | undefined {
  if (booking !== undefined) return booking;
  if (isFormal === true) return FORMAL;
  return price === "high" && kind === "restaurant" ? DEAR : undefined;
}

/** A place to eat as the trip document has it, for a meal that begins then. */
export function tableWords(eatery: KnownEatery, startMinutes: number, date: string | undefined) {
  const isEve = isChristmasEve(eatery, startMinutes, date);
  const booking = isEve ? CHRISTMAS_EVE : bookingOfTable(eatery);
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

/** How long a meal there takes at least, in minutes; 0 where it is over sooner. */
export function leastMinutes(eatery: Parameters<typeof bookingOfTable>[0]): number {
  const need = bookingOfTable(eatery)?.need;
  if (need === "must") return LONG_MEAL_MINUTES;
  return need === "should" ? DEAR_MEAL_MINUTES : 0;
}
