import { memo, useDeferredValue, useMemo } from "react";
import type { Booking } from "../../../../domain/bookings/booking.ts";
import { depositOf } from "../../../../domain/bookings/deposit-of.ts";
import { countedAs } from "../../../../domain/costs/counted-as.ts";
import type { Expense } from "../../../../domain/trip/costs.ts";
import type { Trip, TripDay } from "../../../../domain/trip/trip.ts";
import { exportWords } from "../../../messages/domain/export-words.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { dayName } from "./day-name.ts";
import { nameOfTraveller } from "./name-of-traveller.ts";

type ExpenseListProps = {
  readonly trip: Pick<Trip, "tripData" | "costs" | "bookings">;
  readonly expenses: readonly Expense[];
  readonly currency: string;
  /** Undefined where the trip can only be read. */
  readonly onChange: ((expense: Expense) => void) | undefined;
};

/** As many as a screen shows: the others are drawn when the page has answered. */
const FIRST = 15;
/** As many are laid out together: with a row each, every frame of scrolling asks of all where they are. */
const PART = 15;
/** A row's usual height. */
const ROW_PX = 65;
const NONE: readonly Booking[] = [];

/** The expenses, in the order of the trip's days, and then of names. */
export function ExpenseList({ trip, expenses, currency, onChange }: ExpenseListProps) {
  const { costs, tripData, bookings = NONE } = trip;
  const inOrder = useMemo(() => {
    const nthOf = new Map(tripData.itinerary.map(({ id }, nth) => [id, nth]));
    const dayAt = ({ dayId = "" }: Expense) => nthOf.get(dayId) ?? -1;
    return expenses
      .toSorted(
        (a, b) => dayAt(a) - dayAt(b) || a.title.localeCompare(b.title) || (a.id < b.id ? -1 : 1),
      )
      .map((expense) => ({
        expense,
        day: tripData.itinerary[dayAt(expense)],
        booking: bookings.find(({ id }) => id === expense.id),
      }));
  }, [tripData, bookings, expenses]);
  const drawn = useDeferredValue(inOrder, inOrder.slice(0, FIRST));
  return (
    <section aria-labelledby="costs-entered" className="mt-6">
      <h3 id="costs-entered" className="font-semibold font-serif text-xl">
        {costsWords.expenses}
      </h3>
      {drawn.length === 0 ? (
        <p className="text-ink-soft">{costsWords.noExpenses}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: one list, laid out in parts
        <div role="list" className="mt-1">
          {inParts(drawn).map((part, nth) => (
            <ul
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
              key={nth}
              role="none"
              className="late-layout"
              style={{ containIntrinsicBlockSize: `auto ${ROW_PX * part.length}px` }}
            >
              {part.map((row) => (
                <ExpenseRow key={row.expense.id} {...row} {...{ costs, currency, onChange }} />
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  );
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, nth) =>
    rows.slice(nth * PART, (nth + 1) * PART),
  );
}

type ExpenseRowProps = Pick<ExpenseListProps, "currency" | "onChange"> & {
  readonly expense: Expense;
  readonly day: TripDay | undefined;
  readonly booking: Booking | undefined;
  readonly costs: Trip["costs"];
};

const ExpenseRow = memo(({ expense, day, booking, costs, currency, onChange }: ExpenseRowProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: of the list around its part
  <li role="listitem" className="relative flex gap-3 border-line border-t py-2">
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
          day === undefined ? costsWords.wholeTrip : dayName(day),
          costsWords.kinds[expense.kind],
          ...(expense.payers === undefined
            ? []
            : [
                costsWords.paidBy(
                  expense.payers.map(({ travellerId }) => nameOfTraveller(costs, travellerId)),
                ),
              ]),
          ...(booking === undefined ? [] : depositTexts(booking, expense)),
        ].join(" · ")}
      </p>
    </div>
    <Amount expense={expense} currency={currency} />
  </li>
));

/** Of a booking at its own price: what is paid, and what is left. */
function depositTexts(booking: Booking, expense: Expense): string[] {
  const deposit = depositOf(booking);
  if (deposit === undefined || deposit.paid.currency !== expense.currency) return [];
  const { paid, left } = deposit;
  return paid.minor + left.minor === expense.amountMinor ? [exportWords.deposit(deposit)] : [];
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
