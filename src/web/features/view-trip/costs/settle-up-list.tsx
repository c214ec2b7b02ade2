import { balancesOf } from "../../../../domain/costs/balances.ts";
import { settleUp } from "../../../../domain/costs/settle-up.ts";
import type { Costs, Expense } from "../../../../domain/trip/costs.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Fold } from "../../../ui/fold.tsx";
import { nameOfTraveller } from "./name-of-traveller.ts";

type SettleUpListProps = {
  readonly trip: Pick<Trip, "costs">;
  /** By `expensesOf`: with the prices of bookings, of which nobody has said who paid them. */
  readonly expenses: readonly Expense[];
  readonly currency: string;
  /** Undefined where the trip can only be read. */
  readonly onChange: ((expense: Expense) => void) | undefined;
};

const NONE: Costs = {};

/** Who pays whom so that nobody owes anything, and what isn't in it yet; nothing where no cost is shared. */
export function SettleUpList({ trip, expenses, currency, onChange }: SettleUpListProps) {
  const { costs = NONE } = trip;
  const ledgers = balancesOf(costs, currency);
  const { travellers = [], expenses: entered = [] } = costs;
  const booked = expenses.filter(({ id }) => entered.every((one) => one.id !== id));
  const left = travellers.length > 1 ? booked : [];
  if (ledgers.length + left.length === 0) return null;
  const name = (id: string) => nameOfTraveller(costs, id);
  const transfers = ledgers.flatMap((ledger) =>
    settleUp(ledger.balances).map((transfer) => ({ ...transfer, currency: ledger.currency })),
  );
  return (
    <section aria-labelledby="costs-settle" className="mt-6">
      <h3 id="costs-settle" className="font-semibold font-serif text-xl">
        {costsWords.settle}
      </h3>
      {ledgers.length === 0 ? null : transfers.length === 0 ? (
        <p className="text-ink-soft">{costsWords.settled}</p>
      ) : (
        <ul className="mt-1">
          {transfers.map(({ from, to, minor, currency: of }) => (
            <li
              key={`${from} ${to} ${of}`}
              className="flex justify-between gap-3 border-line border-t py-2"
            >
              <span>{costsWords.transfer(name(from), name(to))}</span>
              <span className="font-semibold tabular-nums">
                {costsWords.money({ minor, currency: of })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Unsplit {...{ onChange }} expenses={left} />
      {ledgers.length === 0 ? null : (
        <Fold summary={costsWords.balances}>
          <ul className="pb-2 ps-7">
            {ledgers.flatMap(({ currency: of, balances }) =>
              balances.map(({ travellerId, paidMinor, shareMinor }) => (
                <li key={`${of} ${travellerId}`}>
                  <bdi>{name(travellerId)}</bdi>
                  {": "}
                  {costsWords.balance(
                    costsWords.money({ minor: paidMinor, currency: of }),
                    costsWords.money({ minor: shareMinor, currency: of }),
                  )}
                </li>
              )),
            )}
          </ul>
        </Fold>
      )}
    </section>
  );
}

type UnsplitProps = Pick<SettleUpListProps, "onChange"> & { readonly expenses: readonly Expense[] };

function Unsplit({ expenses, onChange }: UnsplitProps) {
  if (expenses.length === 0) return null;
  return (
    <>
      <p className="mt-3 text-ink-soft">{costsWords.notSplit}</p>
      <ul>
        {expenses.map((expense) => (
          <li key={expense.id} className="flex flex-wrap items-center justify-between gap-x-3">
            {onChange === undefined ? (
              <bdi>{expense.title}</bdi>
            ) : (
              <button
                type="button"
                className="min-h-11 text-start font-semibold text-accent hover:underline"
                onClick={() => onChange(expense)}
              >
                {costsWords.whoPaid(expense.title)}
              </button>
            )}
            <span className="tabular-nums">
              {costsWords.money({ minor: expense.amountMinor, currency: expense.currency })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
