import * as z from "zod/mini";
import { LIMITS, nameSchema, partIdSchema } from "../limits.ts";
import { convert } from "../money/convert.ts";
import { CURRENCIES } from "../money/currency.ts";

/** The purposes of an expense: rides are in town, journeys to it and between bases. */
export const COST_KINDS = ["rooms", "tickets", "rides", "journeys", "meals", "other"] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** How an expense is split. */
export const SPLITS = ["EVENLY", "BY_SHARES", "BY_PERCENTAGE", "BY_AMOUNT"] as const;
export type Split = (typeof SPLITS)[number];

/** Hundredths of a percent in a whole. */
export const WHOLE_PERCENTAGE = 10_000;

const id = partIdSchema;
const name = nameSchema(LIMITS.text.cost);
export const currencySchema = z.string().check(z.refine((code) => CURRENCIES.includes(code)));
const minor = z.int().check(z.minimum(-LIMITS.number.minor), z.maximum(LIMITS.number.minor));
export const budgetMinorSchema = z.int().check(z.minimum(1), z.maximum(LIMITS.number.minor));
const rateSchema = z
  .number()
  .check(z.minimum(1 / LIMITS.number.rate), z.maximum(LIMITS.number.rate));
const someParts = z
  .array(z.object({ travellerId: id, part: minor }))
  .check(z.minLength(1), z.maxLength(LIMITS.trip.travellers));

export const expenseSchema = z
  .object({
    id,
    /** In the traveller's words. */
    title: name,
    kind: z.enum(COST_KINDS),
    /** Left out, it is the whole trip's. */
    dayId: z.optional(id),
    /** In the smallest unit of `currency`; below 0 where money came back. */
    amountMinor: minor,
    currency: currencySchema,
    /** The value of one unit of `currency` in the currency `to` when the expense was entered, or as the traveller gives it. */
    rate: z.optional(z.object({ to: currencySchema, value: rateSchema })),
    /** It is the price of what the plan only estimates: of its kind, on its day or in the whole trip. */
    replacesEstimate: z.optional(z.literal(true)),
    /** The payers with their amounts in the smallest unit of `currency`, which add up to all of it. Left out: nobody is owed anything. */
    payers: z.optional(someParts),
    /** For whom it was. A part is 1, a number of shares, hundredths of a percent, or the amount itself. */
    split: z.optional(z.object({ how: z.enum(SPLITS), parts: someParts })),
  })
  .check(z.refine(isWhole, "payers or parts"), z.refine(isCountable, "a smaller amount or rate"));

const travellerSchema = z.object({ id, name });

/** The costs of a trip beyond those in its plan. Lists are in the order of their ids, on every device. */
export const costsSchema = z.object({
  /** That sums are in; left out, the plan's. */
  currency: z.optional(currencySchema),
  /** For all travellers, in the smallest unit of `currency`; left out, the trip's budget level stands for it. */
  budgetMinor: z.optional(budgetMinorSchema),
  /** The travellers by name: none needs an account. */
  travellers: z.optional(z.array(travellerSchema).check(z.maxLength(LIMITS.trip.travellers))),
  expenses: z.optional(z.array(expenseSchema).check(z.maxLength(LIMITS.trip.expenses))),
});

export type Expense = z.infer<typeof expenseSchema>;
export type CostTraveller = z.infer<typeof travellerSchema>;
export type Costs = z.infer<typeof costsSchema>;
export type Part = { readonly travellerId: string; readonly part: number };

type Parts = {
  readonly amountMinor: number;
  readonly payers?: readonly Part[] | undefined;
  readonly split?: { readonly how: Split; readonly parts: readonly Part[] } | undefined;
};

/** Whether the payers paid all of it, and the parts are all of it: each once, and none against the others' sign. */
function isWhole({ amountMinor, payers, split }: Parts): boolean {
  if ((payers === undefined) !== (split === undefined)) return false;
  if (payers === undefined || split === undefined) return true;
  const { how, parts } = split;
  if (!isAmounts(payers, amountMinor) || !isOnce(parts)) return false;
  if (how === "BY_AMOUNT") return isAmounts(parts, amountMinor);
  const sum = parts.reduce((so, { part }) => so + part, 0);
  if (parts.some(({ part }) => part < 0 || (how === "EVENLY" && part !== 1))) return false;
  return how === "BY_PERCENTAGE" ? sum === WHOLE_PERCENTAGE : sum > 0;
}

/** Sums are in the other currency, and must be exact there too. */
function isCountable({
  amountMinor,
  currency,
  rate,
}: {
  readonly amountMinor: number;
  readonly currency: string;
  readonly rate?: { readonly to: string; readonly value: number } | undefined;
}): boolean {
  if (rate === undefined) return true;
  return Math.abs(convert(amountMinor, rate.value, currency, rate.to)) <= LIMITS.number.minor;
}

function isAmounts(parts: readonly Part[], amountMinor: number): boolean {
  const sum = parts.reduce((so, { part }) => so + part, 0);
  const isOneSign = parts.every(({ part }) => part === 0 || part > 0 === amountMinor > 0);
  return isOnce(parts) && isOneSign && sum === amountMinor;
}

function isOnce(parts: readonly Part[]): boolean {
  return new Set(parts.map(({ travellerId }) => travellerId)).size === parts.length;
}
