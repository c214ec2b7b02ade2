import type { Balance } from "./balances.ts";

/** One payment that settles debts, in the smallest unit of the balances' currency. */
export type Payment = { readonly from: string; readonly to: string; readonly minor: number };

type Open = { readonly id: string; minor: number };

/** Up to this many people are settled with the fewest transfers possible, by trying every subset. */
export const EXACT_UP_TO = 14;

/**
 * Payments that settle all balances. People whose balances sum to 0 need one payment fewer than they are; so the
 * fewest come of the most such groups. These are found exactly for up to 14 people who owe or are owed; among more,
 * who owes most pays who is owed most, which takes at most one payment fewer than there are people.
 *
 * @param balances sum to 0.
 */
export function settleUp(
  balances: readonly Pick<Balance, "travellerId" | "balanceMinor">[],
): Payment[] {
  const open = balances
    .filter(({ balanceMinor }) => balanceMinor !== 0)
    .map(({ travellerId, balanceMinor }) => ({ id: travellerId, minor: balanceMinor }));
  const groups = open.length > EXACT_UP_TO ? [open] : mostGroups(open);
  return groups.flatMap(settleGroup);
}

/** The most groups whose balances sum to 0 each. */
function mostGroups(open: readonly Open[]): Open[][] {
  const sets = 1 << open.length;
  const sums = new Array<number>(sets).fill(0);
  const most = new Array<number>(sets).fill(0);
  const last = new Array<number>(sets).fill(0);
  for (let set = 1; set < sets; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[lowest]?.minor ?? 0);
    let best = -1;
    for (let at = 0; at < open.length; at += 1) {
      const without = set & ~(1 << at);
      const count = most[without] ?? 0;
      if (without === set || count <= best) continue;
      best = count;
      last[set] = at;
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const groups: Open[][] = [];
  let group: Open[] = [];
  for (let set = sets - 1; set > 0; set &= ~(1 << (last[set] ?? 0))) {
    if (sums[set] === 0 && group.length > 0) {
      groups.push(group);
      group = [];
    }
    const person = open[last[set] ?? 0];
    if (person !== undefined) group.push(person);
  }
  return group.length === 0 ? groups : [...groups, group];
}

function settleGroup(group: readonly Open[]): Payment[] {
  const left = group.map((person) => ({ ...person }));
  const transfers: Payment[] = [];
  for (;;) {
    const [debtor] = left.toSorted((a, b) => a.minor - b.minor);
    const [creditor] = left.toSorted((a, b) => b.minor - a.minor);
    if (debtor === undefined || creditor === undefined) return transfers;
    if (debtor.minor >= 0 || creditor.minor <= 0) return transfers;
    const minor = Math.min(-debtor.minor, creditor.minor);
    transfers.push({ from: debtor.id, to: creditor.id, minor });
    debtor.minor += minor;
    creditor.minor -= minor;
  }
}
