import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Booking } from "../../../../domain/bookings/booking.ts";
import { costSummary } from "../../../../domain/costs/cost-summary.ts";
import { estimateOf } from "../../../../domain/costs/estimate.ts";
import { expensesOf } from "../../../../domain/costs/expenses-of.ts";
import { peopleOf } from "../../../../domain/costs/people-of.ts";
import { knownCityFromJson } from "../../../../domain/engine/known-city-json.ts";
import { bringsChildren } from "../../../../domain/engine/visits/first-sights.ts";
import { decimalsOf } from "../../../../domain/money/currency.ts";
import {
  type ExchangeRates,
  exchangeRatesSchema,
  rateBetween,
} from "../../../../domain/money/exchange-rates.ts";
import type { CostKind, Expense } from "../../../../domain/trip/costs.ts";
import { readSelection } from "../../../../domain/trip/plan-request.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { API_PATHS } from "../../../../domain/wire.ts";
import { callApi } from "../../../lib/api-client.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { downloadFile } from "../trip/download-file.ts";
import { type TripEditor, useTripEditing } from "../trip/trip-editing.ts";
import { tripName } from "../trip/trip-name.ts";
import { BudgetSheet } from "./budget-sheet.tsx";
import { CostDays, CostKinds } from "./cost-kinds.tsx";
import { CostNotes } from "./cost-notes.tsx";
import { CostTotal } from "./cost-total.tsx";
import { costsTable } from "./costs-table.ts";
import { ExpenseList } from "./expense-list.tsx";
import { type ExpenseAsked, ExpenseSheet } from "./expense-sheet.tsx";
import { SettleUpList } from "./settle-up-list.tsx";
import { TravellersSheet } from "./travellers-sheet.tsx";
import { tripBudget } from "./trip-budget.ts";

type CostViewProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  /** The day of the trip that it is; undefined before and after it. */
  readonly todayId: string | undefined;
};

/** The sheet that is open, and what changes the trip as it was when it was opened. */
type Asked = {
  readonly about: ExpenseAsked | "budget" | "travellers";
  readonly edit: TripEditor["edit"];
};

/** The trip's costs: by the plan, and as they were entered; who owes whom. */
export const CostView = memo(function CostView({ trip, facts, todayId = "" }: CostViewProps) {
  const editor = useTripEditing();
  const [isEach, setEach] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const { costs, tripData } = trip;
  const people = useMemo(() => peopleOf(trip), [trip]);
  const cityFacts = facts?.city;
  const city = useMemo(() => knownCityFromJson(cityFacts), [cityFacts]);
  const estimate = useMemo(() => estimateOf(trip, people, city), [trip, people, city]);
  const planCurrency = estimate.currency ?? city?.currency ?? "EUR";
  const currency = costs?.currency ?? planCurrency;
  const isConverted = currency !== planCurrency;
  const isForeign = ({ price }: Booking) => price !== undefined && price.currency !== currency;
  const { rates, askRates } = useExchangeRates(isConverted || trip.bookings?.some(isForeign));
  const expenses = useExpenses(trip, currency, rates);
  const rate = isConverted ? rateBetween(rates, planCurrency, currency) : undefined;
  const parts = isEach ? people : 1;
  const sums = useMemo(
    () => costSummary(trip, expenses, estimate, currency, rate?.value, parts),
    [trip, expenses, estimate, currency, rate?.value, parts],
  );
  const budget = tripBudget(trip, currency, people, city, rates);
  const isRoomEntered = expenses.some(({ kind }) => kind === "rooms");
  const shown = useCallback(
    (minor: number, isAbout = false) => {
      const unit = isAbout ? 10 ** decimalsOf(currency) : 1;
      return costsWords.money({ minor: unit * Math.round(minor / unit), currency });
    },
    [currency],
  );
  const ask = useCallback(
    (about: Asked["about"]) => {
      if (editor !== undefined) setAsked({ about, edit: editor.begin() });
    },
    [editor],
  );
  const change = useCallback((expense: Expense) => ask({ expense }), [ask]);
  const add = (kind: CostKind) => ask({ kind, dayId: todayId });
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby="costs-title" className="px-0 pt-5 pb-4 lg:p-5">
      <h2 id="costs-title" className="mb-4 text-3xl lg:sr-only">
        {costsWords.title}
      </h2>
      <CostTotal
        sums={sums}
        budget={budget && { ...budget, minor: budget.minor / parts }}
        people={people}
        isEach={isEach}
        onEach={setEach}
        shown={shown}
        isWithoutRooms={!estimate.areRoomsKnown && !isRoomEntered}
        isWithoutSome={estimate.unpriced.length > 0}
      />
      <CostKinds {...{ sums, estimate, shown }} onAdd={editor && add} />
      <CostNotes
        sums={sums}
        unpriced={estimate.unpriced}
        hasChildren={estimate.lines.length > 0 && hasChildren(trip)}
        estimateRate={rate && { ...rate, from: planCurrency, to: currency }}
      />
      {editor === undefined ? null : (
        <p className="no-print mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button onClick={() => add("meals")}>
            <Icon name="plus" size={20} />
            {costsWords.add}
          </Button>
          <button
            type="button"
            className="min-h-11 px-2 font-semibold text-accent hover:underline"
            onClick={() => ask("budget")}
          >
            {costsWords.changeBudget}
          </button>
          <button
            type="button"
            className="min-h-11 px-2 font-semibold text-accent hover:underline"
            onClick={() => ask("travellers")}
          >
            {costsWords.changeTravellers}
          </button>
        </p>
      )}
      <ExpenseList
        trip={trip}
        expenses={expenses}
        currency={currency}
        onChange={editor && change}
      />
      <SettleUpList {...{ trip, expenses, currency }} onChange={editor && change} />
      <CostDays sums={sums} itinerary={tripData.itinerary} shown={shown} />
      {expenses.length === 0 ? null : <Download {...{ trip, expenses, currency }} />}
      {asked === undefined || editor === undefined ? null : asked.about === "budget" ? (
        <BudgetSheet {...{ trip, currency, planCurrency }} edit={asked.edit} onClose={close} />
      ) : asked.about === "travellers" ? (
        <TravellersSheet trip={trip} edit={editor.edit} onClose={close} />
      ) : (
        <ExpenseSheet
          {...{ trip, currency, estimate, rates, askRates }}
          asked={asked.about}
          edit={asked.edit}
          onClose={close}
        />
      )}
    </section>
  );
});

function useExpenses(
  trip: Trip,
  currency: string,
  rates: ExchangeRates | undefined,
): readonly Expense[] {
  return useMemo(
    () =>
      expensesOf(trip, (from) => {
        const value = from === currency ? undefined : rateBetween(rates, from, currency)?.value;
        return value === undefined ? undefined : { to: currency, value };
      }),
    [trip, currency, rates],
  );
}

type DownloadProps = {
  readonly trip: Trip;
  readonly expenses: readonly Expense[];
  readonly currency: string;
};

function Download({ trip, expenses, currency }: DownloadProps) {
  return (
    <p className="no-print mt-4">
      <Button
        onClick={() =>
          downloadFile({
            name: costsWords.fileName(tripName(trip)),
            type: "text/csv",
            text: costsTable(trip, expenses, currency),
          })
        }
      >
        {costsWords.download}
      </Button>
    </p>
  );
}

function hasChildren({ userSelection, tripData }: Trip): boolean {
  return bringsChildren(readSelection(userSelection, tripData.itinerary.length));
}

/** Rates that the server has asked for; it is asked once a visit, and none are shown before somebody needs them. */
function useExchangeRates(isNeeded = false): {
  readonly rates: ExchangeRates | undefined;
  readonly askRates: () => void;
} {
  const [rates, setRates] = useState<ExchangeRates>();
  const wasAsked = useRef(false);
  const askRates = useCallback(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    // Without an answer our own table stands.
    void callApi(API_PATHS.exchangeRates, {
      schema: exchangeRatesSchema,
      asAnyone: true,
    }).then((answer) => {
      if (answer.ok) setRates(answer.value);
    });
  }, []);
  useEffect(() => {
    if (isNeeded) askRates();
  }, [isNeeded, askRates]);
  return { rates, askRates };
}
