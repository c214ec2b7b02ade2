import { decimalsOf } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import type { Booking } from "./booking.ts";

/** What of a booking's price is paid, and what is left to pay. */
export type Deposit = { readonly paid: Money; readonly left: Money };

/** @returns undefined where nobody has said what is paid, or the booking is cancelled. */
export function depositOf({ price, state }: Pick<Booking, "price" | "state">): Deposit | undefined {
  if (price?.paid === undefined || state === "cancelled") return undefined;
  const { amount, currency } = price;
  const minor = (part: number) => Math.round(part * 10 ** decimalsOf(currency));
  const paid = minor(price.paid);
  return { paid: { minor: paid, currency }, left: { minor: minor(amount) - paid, currency } };
}
