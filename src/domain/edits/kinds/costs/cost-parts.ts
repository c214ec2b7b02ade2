import type { Costs } from "../../../trip/costs.ts";
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
