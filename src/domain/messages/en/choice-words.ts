import { BUDGETS, type BudgetTitle } from "../../trip/budget.ts";
import { INTERESTS, type InterestId } from "../../trip/interest.ts";
import { TRAVELLERS, type TravellerTitle } from "../../trip/traveller.ts";

type Choice = { readonly title: string; readonly desc: string };

/** What a traveller chooses among on the form. English has the specification's words, which trips store. */
export const choiceWords = {
  budgets: keyed(BUDGETS),
  travellers: keyed(TRAVELLERS),
  interests: Object.fromEntries(INTERESTS.map(({ id, title }) => [id, title])) as Readonly<
    Record<InterestId, string>
  >,
};

function keyed<Title extends BudgetTitle | TravellerTitle>(
  choices: readonly (Choice & { readonly title: Title })[],
): Readonly<Record<Title, Choice>> {
  const entries: [string, Choice][] = choices.map((choice) => [choice.title, choice]);
  return Object.fromEntries(entries) as Record<Title, Choice>;
}
