import { balancesOf } from "../../../../domain/costs/balances.ts";
import { settleUp } from "../../../../domain/costs/settle-up.ts";
import type { Costs } from "../../../../domain/trip/costs.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Fold } from "../../../ui/fold.tsx";
import { nameOfTraveller } from "./name-of-traveller.ts";

/** Who pays whom so that nobody owes anything; nothing where no cost is shared. */
export function SettleUpList({ costs, currency }: { costs: Costs; currency: string }) {
  const ledgers = balancesOf(costs, currency);
  if (ledgers.length === 0) return null;
  const name = (id: string) => nameOfTraveller(costs, id);
  const transfers = ledgers.flatMap((ledger) =>
    settleUp(ledger.balances).map((transfer) => ({ ...transfer, currency: ledger.currency })),
  );
  return (
    <section aria-labelledby="costs-settle" className="mt-6">
      <h3 id="costs-settle" className="font-semibold font-serif text-xl">
        {costsWords.settle}
      </h3>
      {transfers.length === 0 ? (
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
    </section>
  );
}
