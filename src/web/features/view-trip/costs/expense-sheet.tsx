import { type FormEvent, useEffect, useState } from "react";
import { comesOff, isInPlaceOf } from "../../../../domain/costs/cost-summary.ts";
import type { Estimate } from "../../../../domain/costs/estimate.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import { exampleAmount } from "../../../../domain/money/amount-text.ts";
import { type ExchangeRates, rateBetween } from "../../../../domain/money/exchange-rates.ts";
import { COST_KINDS, type CostKind, type Expense } from "../../../../domain/trip/costs.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../../../engine/new-part-id.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { language } from "../../../messages/domain/language.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
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
import { nameOfTraveller } from "./name-of-traveller.ts";
import { SplitFields } from "./split-fields.tsx";

/** The purpose for which the sheet is opened. */
export type ExpenseAsked =
  | { readonly expense: Expense }
  | { readonly kind: CostKind; readonly dayId: string };

type ExpenseSheetProps = {
  readonly asked: ExpenseAsked;
  readonly trip: Trip;
  readonly currency: string;
  readonly estimate: Estimate;
  /** The rates known by now, and how to ask for newer ones. */
  readonly rates: ExchangeRates | undefined;
  readonly askRates: () => void;
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** Adds an expense, or changes one: an amount is enough. */
export function ExpenseSheet(props: ExpenseSheetProps) {
  return (
    <Sheet
      title={"expense" in props.asked ? costsWords.changeCost : costsWords.newCost}
      onClose={props.onClose}
    >
      {(close) => <ExpenseForm {...props} close={close} />}
    </Sheet>
  );
}

function ExpenseForm(props: ExpenseSheetProps & { readonly close: () => void }) {
  const { asked, trip, currency, estimate, edit, close } = props;
  const former = "expense" in asked ? asked.expense : undefined;
  const entered = trip.costs?.expenses?.find(({ id }) => id === former?.id);
  // One that was changed elsewhere meanwhile is typed anew.
  const [typed, setDraft, forget] = useDraft(
    `cost ${JSON.stringify(asked)}`,
    expenseDraftSchema,
    () =>
      "expense" in asked
        ? draftOf(asked.expense, idsOf(trip))
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
  const { rate, hint } = useRate(draft, former, props);
  const replaced = replacedBy(draft, estimate);
  const people = peopleOf(trip, former);

  async function send(expense: Expense | undefined, id: string): Promise<void> {
    if (!(await edit({ kind: "set-expense", id, expense }))) return;
    forget();
    close();
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const id = former?.id ?? newPartId();
    const whole = { ...draft, rate, replaces: draft.replaces && replaced.length > 0 };
    const expense = expenseOf(whole, id, currency, costsWords.kinds[draft.kind]);
    if (typeof expense === "string") setProblem(expense);
    else await send(expense, id);
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <AmountFields
        {...{ draft, currency, rate, problem }}
        rateHint={hint}
        estimateCurrency={estimate.currency}
        onChange={change}
      />
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
      <ReplacesField
        currency={estimate.currency}
        lines={replaced}
        isChecked={draft.replaces}
        onChange={(replaces) => change({ replaces })}
      />
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
            {costsWords.dayChoice(index + 1, dayName(day), day.date !== undefined)}
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
      <Button type="submit" look="accent" className="w-full">
        {costsWords.save}
      </Button>
      {entered === undefined ? null : (
        <Button className="w-full" onClick={() => void send(undefined, entered.id)}>
          {costsWords.remove}
        </Button>
      )}
    </form>
  );
}

/** The rate of an expense in another currency, as its field shows it, and where it comes from. */
function useRate(
  draft: ExpenseDraft,
  former: Expense | undefined,
  { currency, rates, askRates }: Pick<ExpenseSheetProps, "currency" | "rates" | "askRates">,
) {
  const isForeign = draft.currency !== currency;
  useEffect(() => {
    if (isForeign) askRates();
  }, [isForeign, askRates]);
  const kept =
    former?.currency === draft.currency && former.rate?.to === currency ? former.rate : undefined;
  const found = isForeign ? rateBetween(rates, draft.currency, currency) : undefined;
  const rate = draft.isRateTyped ? draft.rate : `${kept?.value ?? found?.value ?? ""}`;
  if (rate.trim() === "") return { rate, hint: costsWords.rateMissing };
  if (kept !== undefined) return { rate, hint: costsWords.rateKept };
  if (found === undefined) return { rate, hint: "" };
  const day = language.fullDate(found.date);
  const isAsked = found.source === "frankfurter";
  return { rate, hint: isAsked ? costsWords.rateAsked(day) : costsWords.rateOwn(day) };
}

type AmountFieldsProps = {
  readonly draft: ExpenseDraft;
  /** Of the trip's sums. */
  readonly currency: string;
  readonly estimateCurrency: string | undefined;
  readonly rate: string;
  readonly rateHint: string;
  readonly problem: DraftProblem | undefined;
  readonly onChange: (next: Partial<ExpenseDraft>) => void;
};

function AmountFields(props: AmountFieldsProps) {
  const { draft, currency, estimateCurrency, rate, rateHint, problem, onChange } = props;
  return (
    <>
      <div className="grid grid-cols-[1fr_minmax(6.5rem,auto)] gap-3 max-[19rem]:grid-cols-1">
        <TextField
          label={costsWords.amount}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
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
          onChange={(next) => onChange({ currency: next, isRateTyped: false })}
        >
          <CurrencyOptions first={[currency, estimateCurrency ?? currency, draft.currency]} />
        </SelectField>
      </div>
      {draft.currency === currency ? null : (
        <TextField
          label={costsWords.rate(draft.currency, currency)}
          value={rate}
          onChange={(next) => onChange({ rate: next, isRateTyped: true })}
          problem={problem === "rate" ? costsWords.rateWrong : undefined}
          hint={rateHint}
          isNumber
        />
      )}
    </>
  );
}

type ReplacesFieldProps = {
  /** Of the estimate. */
  readonly currency: string | undefined;
  /** Lines of the estimate that the expense stands in place of. */
  readonly lines: Estimate["lines"];
  readonly isChecked: boolean;
  readonly onChange: (replaces: boolean) => void;
};

function ReplacesField({ currency, lines, isChecked, onChange }: ReplacesFieldProps) {
  const replacedMinor = lines.reduce((sum, line) => sum + line.lowMinor + line.highMinor, 0) / 2;
  if (replacedMinor <= 0 || currency === undefined) return null;
  const money = costsWords.money({ minor: Math.round(replacedMinor), currency });
  return (
    <CheckField
      label={
        lines.every((line) => comesOff({}, line))
          ? costsWords.comesOff(money)
          : costsWords.replaces(money)
      }
      isChecked={isChecked}
      onChange={onChange}
    />
  );
}

/** The lines that an expense stands in for; money that comes back replaces nothing. */
function replacedBy({ kind, dayId, isRefund }: ExpenseDraft, { lines }: Estimate) {
  const about = { replacesEstimate: true, kind, ...(dayId === "" ? {} : { dayId }) } as const;
  return isRefund ? [] : lines.filter((line) => isInPlaceOf(about, line));
}

/** The travellers, and those whom an expense names though they no longer travel. */
function peopleOf(trip: Trip, former: Expense | undefined) {
  return [
    ...(trip.costs?.travellers ?? []),
    ...namedBy(former)
      .filter((id) => !idsOf(trip).includes(id))
      .map((id) => ({ id, name: nameOfTraveller(trip.costs, id) })),
  ];
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
