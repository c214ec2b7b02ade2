import * as z from "zod/mini";
import { LIMITS, partIdSchema } from "../../../limits.ts";
import { type Expense, expenseSchema } from "../../../trip/costs.ts";
import type { Trip } from "../../../trip/trip.ts";
import type { EditKind } from "../../edit-kind.ts";
import { withItem } from "../plan-parts.ts";
import { FULL, withCosts } from "./cost-parts.ts";

const schema = z
  .strictObject({
    kind: z.literal("set-expense"),
    id: partIdSchema,
    /** Left out, there is none any more. */
    expense: z.optional(expenseSchema),
  })
  .check(z.refine(({ id, expense }) => expense === undefined || expense.id === id));

/**
 * An expense, new or as it is from now on. It may name travellers and days that are gone: so each edit of costs can be
 * made whatever was made before it.
 */
export const setExpense: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { id, expense }) {
    const { expenses = [], ...costs } = trip.costs ?? {};
    if (expense === undefined) {
      return withCosts(trip, { ...costs, expenses: expenses.filter((one) => one.id !== id) });
    }
    const next = withItem(expenses, expense);
    return next.length > LIMITS.trip.expenses
      ? FULL
      : withCosts(trip, { ...costs, expenses: next });
  },
  target: ({ id }) => `expense-${id}`,
  before: (trip, { id }) => findExpense(trip, id) ?? "",
  describe(trip, { id, expense }) {
    if (expense === undefined) {
      return { code: "expenseRemoved", values: { about: findExpense(trip, id)?.title ?? "" } };
    }
    const { title: about, amountMinor: minor, currency } = expense;
    return { code: "expenseSet", values: { about, minor, currency } };
  },
};

export function findExpense({ costs }: Trip, id: string): Expense | undefined {
  return costs?.expenses?.find((expense) => expense.id === id);
}
