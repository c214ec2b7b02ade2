import type { BudgetTitle } from "../../trip/budget.ts";
import { choiceWords } from "./choice-words.ts";

/** What the engine adds to a text of the guide that it writes into a trip. */
export const guideWords = {
  /** A show of the evening differs from night to night. */
  unsureShow: (details: string) => `${details}上演什么、几点开始，请查看节目单。`,
  /** What a hotel is like, and its level. */
  hotel: (description: string, budget: BudgetTitle) =>
    `${description}${choiceWords.budgets[budget].title}档。`,
};
