import { convert } from "../money/convert.ts";
import type { Money } from "../money/money.ts";
import type { Expense } from "../trip/costs.ts";

/**
 * The amount of an expense in sums: in their currency where it has that or a rate to it, else in its own. It is never
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
