import * as z from "zod/mini";
import { LIMITS } from "../../../../domain/limits.ts";
import { amountText, minorOf } from "../../../../domain/money/amount-text.ts";
import { decimalText } from "../../../../domain/money/decimal-text.ts";
import {
  COST_KINDS,
  type CostKind,
  type Expense,
  type Part,
  SPLITS,
  WHOLE_PERCENTAGE,
} from "../../../../domain/trip/costs.ts";

const textsSchema = z.readonly(z.record(z.string(), z.string()));

export const expenseDraftSchema = z.readonly(
  z.object({
    amount: z.string(),
    isRefund: z.boolean(),
    currency: z.string(),
    title: z.string(),
    kind: z.enum(COST_KINDS),
    /** "" for the whole trip. */
    dayId: z.string(),
    rate: z.string(),
    /** Until somebody types one, the rate is the one that was kept, else the one that is known. */
    isRateTyped: z.boolean(),
    /** Whether it stands in for its estimate: what was paid does, unless somebody unticks it. */
    replaces: z.boolean(),
    /** A traveller's id, `SEVERAL`, or "" where it isn't shared. */
    payer: z.string(),
    /** The amount that each paid, by the traveller's id, where several did. */
    paid: textsSchema,
    how: z.enum(SPLITS),
    /** For whom it was, where it is split evenly. */
    among: z.readonly(z.array(z.string())),
    /** Each one's part in the other ways to split it. */
    parts: textsSchema,
  }),
);

/** An expense as it is typed. */
export type ExpenseDraft = z.infer<typeof expenseDraftSchema>;

export const SEVERAL = "several";

/** As many as a number has that we write. */
const RATE_DECIMALS = 30;

/** The field that has to be typed otherwise. */
export type DraftProblem = "amount" | "rate" | "payers" | "split";

/**
 * A new expense.
 *
 * @param travellerIds whom a new expense is for.
 */
export function newDraft(
  currency: string,
  kind: CostKind,
  dayId: string,
  travellerIds: readonly string[],
): ExpenseDraft {
  return {
    amount: "",
    isRefund: false,
    currency,
    title: "",
    kind,
    dayId,
    rate: "",
    isRateTyped: false,
    replaces: true,
    payer: travellerIds[0] ?? "",
    paid: {},
    how: "EVENLY",
    among: travellerIds,
    parts: {},
  };
}

/**
 * An expense that was entered, to be typed anew.
 *
 * @param travellerIds whom it is for, once somebody is said to have paid, where nobody has said.
 */
export function draftOf(expense: Expense, travellerIds: readonly string[]): ExpenseDraft {
  const { amountMinor, currency, payers = [], split } = expense;
  const amount = (minor: number) => amountText(Math.abs(minor), currency);
  const [payer] = payers;
  const how = split?.how ?? "EVENLY";
  const part = (value: number) =>
    how === "BY_AMOUNT" ? amount(value) : `${how === "BY_PERCENTAGE" ? value / 100 : value}`;
  return {
    amount: amount(amountMinor),
    isRefund: amountMinor < 0,
    currency,
    title: expense.title,
    kind: expense.kind,
    dayId: expense.dayId ?? "",
    rate: expense.rate === undefined ? "" : `${expense.rate.value}`,
    isRateTyped: false,
    replaces: expense.replacesEstimate === true,
    payer: payers.length > 1 ? SEVERAL : (payer?.travellerId ?? ""),
    paid: texts(payers, amount),
    how,
    among: split === undefined ? travellerIds : split.parts.map(({ travellerId }) => travellerId),
    parts: how === "EVENLY" ? {} : texts(split?.parts ?? [], part),
  };
}

/**
 * The expense that a draft means.
 *
 * @param sumCurrency that its rate is to.
 * @param untitled what it is called where nothing was typed.
 */
export function expenseOf(
  draft: ExpenseDraft,
  id: string,
  sumCurrency: string,
  untitled: string,
): Expense | DraftProblem {
  const { currency, kind, dayId } = draft;
  const typed = minorOf(draft.amount, currency);
  if (typed === undefined || typed === 0) return "amount";
  const sign = draft.isRefund || typed < 0 ? -1 : 1;
  const amountMinor = sign * Math.abs(typed);
  const rate = rateOf(draft, sumCurrency);
  if (rate === "wrong") return "rate";
  const minor = (text: string) => {
    const part = minorOf(text, currency);
    return part === undefined ? undefined : sign * Math.abs(part);
  };
  const shared = draft.payer === "" ? {} : sharedBy(draft, amountMinor, minor);
  if (typeof shared === "string") return shared;
  return {
    id,
    title: draft.title.trim() || untitled,
    kind,
    ...(dayId === "" ? {} : { dayId }),
    amountMinor,
    currency,
    ...(rate === undefined ? {} : { rate: { to: sumCurrency, value: rate } }),
    ...(draft.replaces ? { replacesEstimate: true as const } : {}),
    ...shared,
  };
}

type Shared = Pick<Expense, "payers" | "split">;
type Read = (text: string) => number | undefined;

function sharedBy(
  { payer, paid, how, among, parts }: ExpenseDraft,
  amountMinor: number,
  minor: Read,
): Shared | DraftProblem {
  const payers =
    payer === SEVERAL ? partsOf(paid, minor) : [{ travellerId: payer, part: amountMinor }];
  if (payers === undefined || sumOf(payers) !== amountMinor) return "payers";
  if (how === "EVENLY") {
    if (among.length === 0) return "split";
    return {
      payers,
      split: { how, parts: among.map((travellerId) => ({ travellerId, part: 1 })) },
    };
  }
  const read: Read =
    how === "BY_AMOUNT" ? minor : (text) => minorOf(text, how === "BY_SHARES" ? "JPY" : "EUR");
  const some = partsOf(parts, read);
  const whole = { BY_AMOUNT: amountMinor, BY_PERCENTAGE: WHOLE_PERCENTAGE, BY_SHARES: undefined };
  if (some === undefined || some.length === 0) return "split";
  if (how !== "BY_AMOUNT" && some.some(({ part }) => part < 0)) return "split";
  if (whole[how] !== undefined && sumOf(some) !== whole[how]) return "split";
  return { payers, split: { how, parts: some } };
}

/** Parts that are not 0; undefined where one can't be read. */
function partsOf(texts: Readonly<Record<string, string>>, read: Read): Part[] | undefined {
  const parts: Part[] = [];
  for (const [travellerId, text] of Object.entries(texts)) {
    const part = text.trim() === "" ? 0 : read(text);
    if (part === undefined) return undefined;
    if (part !== 0) parts.push({ travellerId, part });
  }
  return parts;
}

function rateOf(
  { rate, currency }: ExpenseDraft,
  sumCurrency: string,
): number | "wrong" | undefined {
  if (currency === sumCurrency || rate.trim() === "") return undefined;
  const value = Number(decimalText(rate, RATE_DECIMALS));
  const { rate: most } = LIMITS.number;
  return value >= 1 / most && value <= most ? value : "wrong";
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { part }) => sum + part, 0);
}

function texts(parts: readonly Part[], text: (part: number) => string): Record<string, string> {
  return Object.fromEntries(parts.map(({ travellerId, part }) => [travellerId, text(part)]));
}
