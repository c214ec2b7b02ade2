import * as z from "zod/mini";
import { budgetMinorSchema, currencySchema } from "../../../trip/costs.ts";
import type { EditKind } from "../../edit-kind.ts";
import { withCosts } from "./cost-parts.ts";

const schema = z
  .strictObject({
    kind: z.literal("set-budget"),
    /** That sums are in; left out, the plan's. */
    currency: z.optional(currencySchema),
    /** In the smallest unit of the currency; left out, the budget level stands for it. */
    budgetMinor: z.optional(budgetMinorSchema),
  })
  .check(
    z.refine(({ currency, budgetMinor }) => budgetMinor === undefined || currency !== undefined),
  );

/** The budget of the trip, and the currency in which its costs are added up. */
export const setBudget: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { currency, budgetMinor }) {
    return withCosts(trip, { ...trip.costs, currency, budgetMinor });
  },
  target: () => "budget",
  before: ({ costs }) => [costs?.currency ?? "", costs?.budgetMinor ?? ""],
  describe: (_trip, { currency, budgetMinor }) =>
    currency === undefined || budgetMinor === undefined
      ? { code: "budgetUnset" }
      : { code: "budgetSet", values: { minor: budgetMinor, currency } },
};
