import { countedAs } from "../../../../domain/costs/counted-as.ts";
import { csvText } from "../../../../domain/costs/csv-text.ts";
import { amountText } from "../../../../domain/money/amount-text.ts";
import type { Expense, Part } from "../../../../domain/trip/costs.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { nameOfTraveller } from "./name-of-traveller.ts";

/** The expenses as a table for spreadsheets: a line each. */
export function costsTable(
  { tripData, costs }: Pick<Trip, "tripData" | "costs">,
  expenses: readonly Expense[],
  currency: string,
): string {
  const rows = expenses.map((expense) => {
    const day = tripData.itinerary.find(({ id }) => id === expense.dayId);
    const counted = countedAs(expense, currency);
    const money = (minor: number) => amountText(minor, expense.currency);
    const { payers = [], split } = expense;
    return [
      day === undefined ? costsWords.wholeTrip : storedWords.day(day.day),
      day?.date ?? "",
      expense.title,
      costsWords.kinds[expense.kind],
      money(expense.amountMinor),
      expense.currency,
      counted.currency === currency ? `${rateOf(expense, currency)}` : costsWords.noRate,
      counted.currency === currency ? amountText(counted.minor, currency) : "",
      payers.map((payer) => partText(payer, money, costs)).join("; "),
      split === undefined
        ? ""
        : `${costsWords.splits[split.how]}: ${split.parts
            .map((part) =>
              partText(part, split.how === "BY_AMOUNT" ? money : PLAIN[split.how], costs),
            )
            .join("; ")}`,
    ];
  });
  return csvText([costsWords.csvHead(currency), ...rows]);
}

const PLAIN = {
  EVENLY: undefined,
  BY_SHARES: (part: number) => `${part}`,
  BY_PERCENTAGE: (part: number) => `${part / 100}%`,
} as const;

function rateOf({ currency, rate }: Expense, sumCurrency: string): number {
  return currency === sumCurrency ? 1 : (rate?.value ?? 1);
}

function partText(
  { travellerId, part }: Part,
  text: ((part: number) => string) | undefined,
  costs: Trip["costs"],
): string {
  const name = nameOfTraveller(costs, travellerId);
  return text === undefined ? name : `${name} ${text(part)}`;
}
