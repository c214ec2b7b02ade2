import type { Expense } from "./costs.ts";
import { decimalsOf } from "./currency.ts";

/**
 * An amount in another currency, rounded to its smallest unit, halves away from 0.
 *
 * @param rate what one unit of `from` is in `to`.
 */
export function convert(minor: number, rate: number, from: string, to: string): number {
  const exact = Math.abs(minor) * rate * 10 ** (decimalsOf(to) - decimalsOf(from));
  // The product of two decimals may lie a hair below a half.
  const rounded = Math.round(Number(exact.toPrecision(15)));
  return minor < 0 && rounded > 0 ? -rounded : rounded;
}

/** An amount in the smallest unit of a currency. */
export type Money = { readonly minor: number; readonly currency: string };

/**
 * What an expense counts as in sums: in their currency where it is, or has a rate to it; else in its own. It is never
 * taken one to one.
 */
export function countedAs(
  { amountMinor, currency, rate }: Pick<Expense, "amountMinor" | "currency" | "rate">,
  sumCurrency: string,
): Money {
  if (currency === sumCurrency || rate?.to !== sumCurrency) {
    return { minor: amountMinor, currency };
  }
  return { minor: convert(amountMinor, rate.value, currency, sumCurrency), currency: sumCurrency };
}
