import { type FormEvent, useEffect, useState } from "react";
import { exampleAmount } from "../../../../domain/costs/amount-text.ts";
import { isInPlaceOf } from "../../../../domain/costs/cost-summary.ts";
import { COST_KINDS, type CostKind, type Expense } from "../../../../domain/costs/costs.ts";
import type { Estimate } from "../../../../domain/costs/estimate.ts";
import { type ExchangeRates, rateBetween } from "../../../../domain/costs/exchange-rates.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../../../engine/new-part-id.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { costsWords } from "../../../messages/en/trip-page/costs-words.ts";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { TripEditor } from "../trip/trip-editing.ts";
import { CurrencyOptions } from "./currency-options.tsx";
import { dayName } from "./day-name.ts";
import {
  type DraftProblem,
  draftOf,
  type ExpenseDraft,
  expenseDraftSchema,
  expenseOf,
  newDraft,
  SEVERAL,
} from "./expense-draft.ts";
import { CheckField, SelectField, TextField } from "./field.tsx";
import { nameOfTraveller } from "./name-of-traveller.ts";
import { SplitFields } from "./split-fields.tsx";

/** What the sheet is opened for. */
export type ExpenseAsked =
  | { readonly expense: Expense }
  | { readonly kind: CostKind; readonly dayId: string };

type ExpenseSheetProps = {
  readonly asked: ExpenseAsked;
  readonly trip: Trip;
  readonly currency: string;
  readonly estimate: Estimate;
  /** What is known of rates by now, and how to ask for newer ones. */
  readonly rates: ExchangeRates | undefined;
  readonly askRates: () => void;
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** Adds an expense, or changes one: an amount is enough. */
export function ExpenseSheet(props: ExpenseSheetProps) {
  const { asked, trip, currency, estimate, rates, askRates, edit, onClose } = props;
  const former = "expense" in asked ? asked.expense : undefined;
  const { costs } = trip;
  // One that was changed elsewhere meanwhile is typed anew.
  const [typed, setDraft, forget] = useDraft(
    `cost ${JSON.stringify(asked)}`,
    expenseDraftSchema,
    () =>
      "expense" in asked
        ? draftOf(asked.expense)
        : newDraft(lastCurrency(trip) ?? currency, asked.kind, asked.dayId, idsOf(trip)),
  );
  const hasDay = trip.tripData.itinerary.some(({ id }) => id === typed.dayId);
  // Its day may be gone since it was typed: then it is the whole trip's, as the field shows.
  const draft = hasDay ? typed : { ...typed, dayId: "" };
  const [problem, setProblem] = useState<DraftProblem>();
  const change = (next: Partial<ExpenseDraft>) => {
    setDraft({ ...draft, ...next });
    setProblem(undefined);
  };
  const isForeign = draft.currency !== currency;
  useEffect(() => {
    if (isForeign) askRates();
  }, [isForeign, askRates]);
  const kept =
    former?.currency === draft.currency && former.rate?.to === currency ? former.rate : undefined;
  const found = isForeign ? rateBetween(rates, draft.currency, currency) : undefined;
  const rate = draft.isRateTyped ? draft.rate : `${kept?.value ?? found?.value ?? ""}`;
  const replaced = estimate.lines.filter((line) =>
    isInPlaceOf(
      {
        replacesEstimate: true,
        kind: draft.kind,
        ...(draft.dayId === "" ? {} : { dayId: draft.dayId }),
      },
      line,
    ),
  );
  const replacedMinor = replaced.reduce((sum, line) => sum + line.lowMinor + line.highMinor, 0) / 2;
  const people = [
    ...(costs?.travellers ?? []),
    ...namedBy(former)
      .filter((id) => !idsOf(trip).includes(id))
      .map((id) => ({ id, name: nameOfTraveller(costs, id) })),
  ];

  function done(close: () => void): void {
    forget();
    close();
  }

  async function save(event: FormEvent, close: () => void): Promise<void> {
    event.preventDefault();
    const id = former?.id ?? newPartId();
    const expense = expenseOf(
      { ...draft, rate, replaces: draft.replaces && replaced.length > 0 },
      id,
      currency,
      costsWords.kinds[draft.kind],
    );
    if (typeof expense === "string") setProblem(expense);
    else if (await edit({ kind: "set-expense", id, expense })) done(close);
  }

  return (
    <Sheet
      title={former === undefined ? costsWords.newCost : costsWords.changeCost}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void save(event, close)} className="grid gap-3">
          <div className="grid grid-cols-[1fr_minmax(6.5rem,auto)] gap-3 max-[19rem]:grid-cols-1">
            <TextField
              label={costsWords.amount}
              value={draft.amount}
              onChange={(amount) => change({ amount })}
              problem={
                problem === "amount"
                  ? costsWords.amountMissing(exampleAmount(draft.currency))
                  : undefined
              }
              isNumber
            />
            <SelectField
              label={costsWords.currency}
              value={draft.currency}
              onChange={(next) => change({ currency: next, isRateTyped: false })}
            >
              <CurrencyOptions first={[currency, estimate.currency ?? currency, draft.currency]} />
            </SelectField>
          </div>
          {isForeign ? (
            <TextField
              label={costsWords.rate(draft.currency, currency)}
              value={rate}
              onChange={(next) => change({ rate: next, isRateTyped: true })}
              problem={problem === "rate" ? costsWords.rateWrong : undefined}
              hint={
                rate.trim() === ""
                  ? costsWords.rateMissing
                  : kept !== undefined
                    ? costsWords.rateKept
                    : found?.source === "frankfurter"
                      ? costsWords.rateAsked(found.date)
                      : costsWords.rateOwn(found?.date ?? "")
              }
              isNumber
            />
          ) : null}
          <ChoiceChips
            legend={costsWords.kind}
            name="kind"
            type="radio"
            options={COST_KINDS.map((kind) => ({ id: kind, title: costsWords.kinds[kind] }))}
            chosen={[draft.kind]}
            onChange={(chosen) =>
              change({ kind: COST_KINDS.find((kind) => kind === chosen) ?? draft.kind })
            }
          />
          {replacedMinor > 0 && estimate.currency !== undefined ? (
            <CheckField
              label={costsWords.replaces(
                costsWords.money({
                  minor: Math.round(replacedMinor),
                  currency: estimate.currency,
                }),
              )}
              isChecked={draft.replaces}
              onChange={(replaces) => change({ replaces })}
            />
          ) : null}
          <TextField
            label={costsWords.what}
            value={draft.title}
            onChange={(title) => change({ title })}
            maxLength={LIMITS.text.cost}
          />
          <SelectField
            label={costsWords.day}
            value={draft.dayId}
            onChange={(dayId) => change({ dayId })}
          >
            <option value="">{costsWords.wholeTrip}</option>
            {trip.tripData.itinerary.map((day, index) => (
              <option key={day.id} value={day.id}>
                {costsWords.dayChoice(index + 1, dayName(day))}
              </option>
            ))}
          </SelectField>
          {people.length > 1 || (draft.payer !== "" && draft.payer !== SEVERAL) ? (
            <SplitFields draft={draft} travellers={people} problem={problem} onChange={change} />
          ) : null}
          <CheckField
            label={costsWords.isRefund}
            isChecked={draft.isRefund}
            onChange={(isRefund) => change({ isRefund })}
          />
          <button type="submit" className="button button-accent w-full">
            {costsWords.save}
          </button>
          {former === undefined ? null : (
            <button
              type="button"
              className="button button-quiet w-full"
              onClick={async () => {
                if (await edit({ kind: "set-expense", id: former.id })) done(close);
              }}
            >
              {costsWords.remove}
            </button>
          )}
        </form>
      )}
    </Sheet>
  );
}

function idsOf({ costs }: Trip): string[] {
  const travellers = costs?.travellers ?? [];
  return travellers.length > 1 ? travellers.map(({ id }) => id) : [];
}

function namedBy(expense: Expense | undefined): string[] {
  const parts = [...(expense?.payers ?? []), ...(expense?.split?.parts ?? [])];
  return [...new Set(parts.map(({ travellerId }) => travellerId))];
}

/** Somebody abroad pays the next thing in the same money; lists are in the order of ids, so only where all agree. */
function lastCurrency({ costs }: Trip): string | undefined {
  const used = new Set((costs?.expenses ?? []).map(({ currency }) => currency));
  return used.size === 1 ? [...used][0] : undefined;
}
