import type { BudgetTitle } from "../../trip/budget.ts";

/** What the engine adds to a text of the guide that it writes into a trip. */
export const guideWords = {
  /** A show of the evening differs from night to night. */
  unsureShow: (details: string) =>
    `${details} Check the program: we don’t know what’s on, or when it begins.`,
  /** What a hotel is like, and its level. */
  hotel: (description: string, budget: BudgetTitle) => `${description} ${budget} category.`,
};
