import type { Costs, Part } from "../trip/costs.ts";
import { countedAs } from "./counted-as.ts";
import { shareOut } from "./share-out.ts";

/** The sum a traveller paid, the sum that was for them, and the difference: above 0 they get money back. */
export type Balance = {
  readonly travellerId: string;
  readonly paidMinor: number;
  readonly shareMinor: number;
  readonly balanceMinor: number;
};

/** The balances of one currency, in its smallest unit; they sum to 0. */
export type Ledger = { readonly currency: string; readonly balances: readonly Balance[] };

/**
 * The sums that travellers have paid and owe. Expenses that have no rate to the currency of the sums have a ledger of
 * their own currency. A traveller who was taken out of the list and is named by an expense is in it.
 *
 * @param sumCurrency that sums are in; its ledger comes first.
 * @returns no ledger for a currency in which nobody is named.
 */
export function balancesOf({ expenses = [] }: Costs, sumCurrency: string): Ledger[] {
  const ledgers = new Map<string, Map<string, { paid: number; share: number }>>();
  for (const expense of expenses) {
    const { payers, split } = expense;
    if (payers === undefined || split === undefined) continue;
    const { minor, currency } = countedAs(expense, sumCurrency);
    const ledger = ledgers.get(currency) ?? new Map<string, { paid: number; share: number }>();
    ledgers.set(currency, ledger);
    const lineOf = (travellerId: string) => {
      const line = ledger.get(travellerId) ?? { paid: 0, share: 0 };
      ledger.set(travellerId, line);
      return line;
    };
    for (const { travellerId, part } of sharesOf(minor, payers)) lineOf(travellerId).paid += part;
    for (const { travellerId, part } of sharesOf(minor, split.parts)) {
      lineOf(travellerId).share += part;
    }
  }
  return [...ledgers]
    .toSorted(([a], [b]) => rank(a, sumCurrency) - rank(b, sumCurrency) || compare(a, b))
    .map(([currency, lines]) => ({
      currency,
      balances: [...lines]
        .toSorted(([a], [b]) => compare(a, b))
        .map(([travellerId, { paid, share }]) => ({
          travellerId,
          paidMinor: paid,
          shareMinor: share,
          balanceMinor: paid - share,
        })),
    }));
}

/**
 * An amount by the parts of travellers, in the order of their ids, so that it comes out the same on every device.
 *
 * @returns one share each, in the amount's unit; together they are the amount.
 */
export function sharesOf(minor: number, parts: readonly Part[]): Part[] {
  const inOrder = parts.toSorted((a, b) => compare(a.travellerId, b.travellerId));
  const shares = shareOut(
    minor,
    inOrder.map(({ part }) => part),
  );
  return inOrder.map(({ travellerId }, at) => ({ travellerId, part: shares[at] ?? 0 }));
}

function rank(currency: string, first: string): number {
  return currency === first ? 0 : 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
