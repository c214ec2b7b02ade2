import type { Costs, Expense } from "../../../trip/costs.ts";
import type { Trip } from "../../../trip/trip.ts";
import type { Refusal } from "../../edit-kind.ts";

/** There are as many already as a trip can hold. */
export const FULL: Refusal = { refused: "costs_full" };

/** The trip with other costs; without the field where there are none. */
export function withCosts(
  trip: Trip,
  { currency, budgetMinor, travellers, expenses }: Costs,
): Trip {
  const { costs: _, ...rest } = trip;
  const costs: Costs = {
    ...(currency === undefined ? {} : { currency }),
    ...(budgetMinor === undefined ? {} : { budgetMinor }),
    ...(travellers === undefined || travellers.length === 0 ? {} : { travellers }),
    ...(expenses === undefined || expenses.length === 0 ? {} : { expenses }),
  };
  return Object.keys(costs).length === 0 ? rest : { ...rest, costs };
}

/** The items with one more, or one in place of that of its id, in the order of ids: so on every device. */
export function withItem<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
): Item[] {
  return [...items.filter(({ id }) => id !== item.id), item].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

/** An expense with its fields in one order, so that a comparison by JSON finds the same ones equal. */
export function inOneOrder(expense: Expense): Expense {
  const { id, title, kind, dayId, amountMinor, currency, rate } = expense;
  const { replacesEstimate, payers, split } = expense;
  const parts = (some: NonNullable<Expense["payers"]>) =>
    some.map(({ travellerId, part }) => ({ travellerId, part }));
  return {
    id,
    title,
    kind,
    ...(dayId === undefined ? {} : { dayId }),
    amountMinor,
    currency,
    ...(rate === undefined ? {} : { rate: { to: rate.to, value: rate.value } }),
    ...(replacesEstimate === undefined ? {} : { replacesEstimate }),
    ...(payers === undefined ? {} : { payers: parts(payers) }),
    ...(split === undefined ? {} : { split: { how: split.how, parts: parts(split.parts) } }),
  };
}
