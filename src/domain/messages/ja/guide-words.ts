import type { BudgetTitle } from "../../trip/budget.ts";
import { choiceWords } from "./choice-words.ts";

/** What the engine adds to a text of the guide that it writes into a trip. */
export const guideWords = {
  /** A show of the evening differs from night to night. */
  unsureShow: (details: string) => `${details}演目と開演時刻はプログラムでご確認ください。`,
  /** What a hotel is like, and its level. */
  hotel: (description: string, budget: BudgetTitle) =>
    `${description}${choiceWords.budgets[budget].title}クラスです。`,
};
