import { countedAs } from "../../../../domain/costs/counted-as.ts";
import type { Expense } from "../../../../domain/trip/costs.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { dayName } from "./day-name.ts";
import { nameOfTraveller } from "./name-of-traveller.ts";

type ExpenseListProps = {
  readonly trip: Pick<Trip, "tripData" | "costs">;
  readonly expenses: readonly Expense[];
  readonly currency: string;
  /** Undefined where the trip can only be read. */
  readonly onChange: ((expense: Expense) => void) | undefined;
};

/** The expenses, in the order of the trip's days, and then of names. */
export function ExpenseList({ trip, expenses, currency, onChange }: ExpenseListProps) {
  const { itinerary } = trip.tripData;
  const dayAt = ({ dayId }: Expense) => itinerary.findIndex(({ id }) => id === dayId);
  const inOrder = expenses.toSorted(
    (a, b) => dayAt(a) - dayAt(b) || a.title.localeCompare(b.title) || (a.id < b.id ? -1 : 1),
  );
  return (
    <section aria-labelledby="costs-entered" className="mt-6">
      <h3 id="costs-entered" className="font-semibold font-serif text-xl">
        {costsWords.expenses}
      </h3>
      {inOrder.length === 0 ? (
        <p className="text-ink-soft">{costsWords.noExpenses}</p>
      ) : (
        <ul className="mt-1">
          {inOrder.map((expense) => (
            <li key={expense.id} className="relative flex gap-3 border-line border-t py-2">
              <div className="min-w-0 flex-1">
                {onChange === undefined ? (
                  <p className="font-semibold" dir="auto">
                    {expense.title}
                  </p>
                ) : (
                  // The whole row is its target.
                  <button
                    type="button"
                    aria-label={costsWords.change(expense.title)}
                    onClick={() => onChange(expense)}
                    className="text-start font-semibold after:absolute after:inset-0 hover:underline"
                  >
                    <bdi>{expense.title}</bdi>
                  </button>
                )}
                <p className="text-ink-soft">
                  {[
                    dayAt(expense) < 0 ? costsWords.wholeTrip : dayName(itinerary[dayAt(expense)]),
                    costsWords.kinds[expense.kind],
                    ...(expense.payers === undefined
                      ? []
                      : [
                          costsWords.paidBy(
                            expense.payers.map(({ travellerId }) =>
                              nameOfTraveller(trip.costs, travellerId),
                            ),
                          ),
                        ]),
                  ].join(" · ")}
                </p>
              </div>
              <Amount expense={expense} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Amount({ expense, currency }: { expense: Expense; currency: string }) {
  const { amountMinor, currency: own } = expense;
  const counted = countedAs(expense, currency);
  const ownText = costsWords.money({ minor: amountMinor, currency: own });
  return (
    <div className="shrink-0 text-end tabular-nums">
      <p className="font-semibold">{costsWords.money(counted)}</p>
      {own === currency ? null : (
        <p className="text-ink-soft">
          {counted.currency === currency ? ownText : costsWords.noRate}
        </p>
      )}
    </div>
  );
}
