import type { Booking, BookingKind } from "../../../../../../domain/bookings/booking.ts";
import { LIMITS } from "../../../../../../domain/limits.ts";
import { decimalsOf } from "../../../../../../domain/money/currency.ts";
import type { CostKind, Expense } from "../../../../../../domain/trip/costs.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";

const KINDS: Readonly<Record<BookingKind, CostKind>> = {
  flight: "journeys",
  train: "journeys",
  bus: "journeys",
  ferry: "journeys",
  car: "rides",
  stay: "rooms",
  table: "meals",
  ticket: "tickets",
  event: "tickets",
};

/** What a booking costs, as an expense of its id, so that it is one however often it is added; undefined without a price. */
export function expenseOf(booking: Booking, { tripData }: Trip): Expense | undefined {
  const { id, kind, name, price, starts } = booking;
  if (price === undefined || price.amount === 0) return undefined;
  const day = tripData.itinerary.find(({ date }) => date === starts.date);
  return {
    id,
    title: name.slice(0, LIMITS.text.cost),
    kind: KINDS[kind],
    ...(day === undefined || kind === "stay" ? {} : { dayId: day.id }),
    amountMinor: Math.round(price.amount * 10 ** decimalsOf(price.currency)),
    currency: price.currency,
  };
}
