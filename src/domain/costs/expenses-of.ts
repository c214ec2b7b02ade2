import type { BookingKind } from "../bookings/booking.ts";
import { LIMITS } from "../limits.ts";
import { decimalsOf } from "../money/currency.ts";
import type { CostKind, Expense } from "../trip/costs.ts";
import type { Trip } from "../trip/trip.ts";

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

/**
 * What a trip's travellers pay as far as it was entered: the expenses, and each booking's price unless an expense of its
 * id stands for it. A cancelled booking costs nothing.
 *
 * @param rateFrom the rate of a currency to that of the sums; undefined where none is known.
 */
export function expensesOf(
  { tripData, bookings = [], costs }: Pick<Trip, "tripData" | "bookings" | "costs">,
  rateFrom: (currency: string) => Expense["rate"] = () => undefined,
): Expense[] {
  const entered = costs?.expenses ?? [];
  const ids = new Set(entered.map(({ id }) => id));
  const booked = bookings.flatMap((booking): Expense[] => {
    const { id, kind, name, price, starts, state } = booking;
    if (price === undefined || price.amount === 0 || state === "cancelled" || ids.has(id)) {
      return [];
    }
    const day = tripData.itinerary.find(({ date }) => date === starts.date);
    const rate = rateFrom(price.currency);
    return [
      {
        id,
        title: name.slice(0, LIMITS.text.cost),
        kind: KINDS[kind],
        ...(day === undefined || kind === "stay" ? {} : { dayId: day.id }),
        amountMinor: Math.round(price.amount * 10 ** decimalsOf(price.currency)),
        currency: price.currency,
        ...(rate === undefined ? {} : { rate }),
      },
    ];
  });
  return [...entered, ...booked];
}
