import { convert } from "../money/convert.ts";
import { decimalsOf } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { COST_KINDS, type CostKind, type Expense } from "../trip/costs.ts";
import type { Trip, TripDay } from "../trip/trip.ts";
import { countedAs } from "./counted-as.ts";
import type { Estimate, EstimateLine } from "./estimate.ts";

/** An amount between two bounds, in the smallest unit of the sums' currency. */
export type Range = { readonly lowMinor: number; readonly highMinor: number };

export type KindSum = Range & {
  readonly kind: CostKind;
  /** Of that, what was entered; the rest is estimated. */
  readonly enteredMinor: number;
};

export type DaySum = Range & {
  readonly dayId: string;
  readonly kinds: readonly KindSum[];
};

/** The costs of a trip: entered expenses, and for the rest the plan's estimate. */
export type CostSummary = Range & {
  readonly currency: string;
  readonly enteredMinor: number;
  /** Each kind there is, even where it comes to 0. */
  readonly kinds: readonly KindSum[];
  readonly days: readonly DaySum[];
  /** The days whose meals nobody knows, unless those of the whole trip were entered. */
  readonly daysWithoutMeals: number;
  /** Entered expenses that are in no sum, as they have no rate to its currency, by currency. */
  readonly withoutRate: readonly Money[];
  /** The plan's own estimate is in no sum, for the same reason. */
  readonly estimateWithoutRate: string | undefined;
};

type Lines = { readonly entered: readonly Expense[]; readonly estimated: readonly EstimateLine[] };

/**
 * Adds up what a trip costs.
 *
 * @param expenses by `expensesOf`.
 * @param estimate what the plan says; an expense that replaces a part of it is counted in its place.
 * @param currency that sums are in.
 * @param estimateRate what one unit of the estimate's currency is in it; undefined: nobody knows.
 * @param people how many share it, where the sums are for each of them.
 */
export function costSummary(
  { tripData }: Pick<Trip, "tripData">,
  expenses: readonly Expense[],
  estimate: Estimate,
  currency: string,
  estimateRate: number | undefined,
  people = 1,
): CostSummary {
  const counted = (expense: Expense) => countedAs(expense, currency);
  const isCounted = (expense: Expense) => counted(expense).currency === currency;
  const from = estimate.currency ?? currency;
  const rate = from === currency ? 1 : estimateRate;
  const left = estimate.lines.filter(
    (line) => !expenses.some((expense) => isInPlaceOf(expense, line) && !comesOff(expense, line)),
  );
  const inSums = (minor: number) => convert(minor, rate ?? 0, from, currency) / people;
  const entered = expenses.filter(isCounted);
  const amount = (expense: Expense) => counted(expense).minor / people;
  const inAll =
    rate === undefined
      ? []
      : left.map((line) => {
          const [lowMinor, highMinor] = [inSums(line.lowMinor), inSums(line.highMinor)];
          return { ...line, ...aboutWhole({ lowMinor, highMinor }, currency) };
        });
  const estimated = lessPaid(inAll, entered, amount);
  const kindsOf = (lines: Lines) => COST_KINDS.map((kind) => kindSum(kind, lines, amount));
  const kinds = kindsOf({ entered, estimated });
  return {
    currency,
    ...sumOf(kinds),
    enteredMinor: kinds.reduce((sum, { enteredMinor }) => sum + enteredMinor, 0),
    kinds,
    days: tripData.itinerary.map(({ id }) => {
      const ofDay = kindsOf({
        entered: entered.filter(({ dayId }) => dayId === id),
        estimated: estimated.filter(({ dayId }) => dayId === id),
      }).filter(({ lowMinor, highMinor }) => lowMinor !== 0 || highMinor !== 0);
      return { dayId: id, ...sumOf(ofDay), kinds: ofDay };
    }),
    daysWithoutMeals: daysWithoutMeals(tripData.itinerary, expenses, estimated),
    withoutRate: byCurrency(expenses.filter((expense) => !isCounted(expense))),
    estimateWithoutRate: rate === undefined && left.length > 0 ? from : undefined,
  };
}

/** An estimate around a whole unit, which is how it is shown: so sums of days and of kinds agree with that of the trip. */
function aboutWhole(range: Range, currency: string): Range {
  const { lowMinor, highMinor } = range;
  if (lowMinor === highMinor) return range;
  const unit = 10 ** decimalsOf(currency);
  const middle = unit * Math.round((lowMinor + highMinor) / 2 / unit);
  const margin = Math.min(
    middle,
    unit * Math.max(1, Math.round((highMinor - lowMinor) / 2 / unit)),
  );
  return { lowMinor: middle - margin, highMinor: middle + margin };
}

/**
 * Whether an expense is only a part of what a line estimates: one meal is not all of a day's, and a deposit for one hotel not
 * the rooms of the trip. The price of a booking is all of its own.
 */
export function comesOff({ id }: { readonly id?: string }, line: EstimateLine): boolean {
  if (line.kind === "meals") return true;
  return line.kind === "rooms" && !(id !== undefined && line.bookingIds?.includes(id) === true);
}

/** What was paid for a part comes off the estimate of all, and no sum falls by paying. */
function lessPaid(
  lines: readonly EstimateLine[],
  entered: readonly Expense[],
  amount: (expense: Expense) => number,
): readonly EstimateLine[] {
  const left = entered.map((expense) => ({ expense, minor: Math.max(0, amount(expense)) }));
  return lines.flatMap((line) => {
    let { lowMinor, highMinor } = line;
    const parts = left.filter(
      ({ expense }) => isInPlaceOf(expense, line) && comesOff(expense, line),
    );
    if (parts.length === 0) return [line];
    for (const paid of parts) {
      const taken = Math.min(paid.minor, highMinor);
      lowMinor = Math.max(0, lowMinor - taken);
      highMinor -= taken;
      paid.minor -= taken;
    }
    return highMinor === 0 ? [] : [{ ...line, lowMinor, highMinor }];
  });
}

function daysWithoutMeals(
  itinerary: readonly TripDay[],
  expenses: readonly Expense[],
  estimated: readonly EstimateLine[],
): number {
  if (estimated.some(({ kind }) => kind === "meals")) return 0;
  const meals = expenses.filter(({ kind }) => kind === "meals");
  if (meals.some(({ dayId }) => dayId === undefined)) return 0;
  return itinerary.filter(({ id }) => !meals.some(({ dayId }) => dayId === id)).length;
}

/** The middle of a range, which is what is expected. */
export function expectedMinor({ lowMinor, highMinor }: Range): number {
  return Math.round((lowMinor + highMinor) / 2);
}

/** Whether an expense is the price of what the plan estimates in a line; that of a booking is of what was booked alone. */
export function isInPlaceOf(
  {
    id,
    replacesEstimate,
    kind,
    dayId,
  }: Pick<Expense, "replacesEstimate" | "kind" | "dayId"> & { readonly id?: string },
  line: EstimateLine,
): boolean {
  if (id !== undefined && line.bookingIds?.includes(id) === true) return true;
  if (replacesEstimate !== true || kind !== line.kind) return false;
  return dayId === undefined || line.dayId === undefined || dayId === line.dayId;
}

function kindSum(
  kind: CostKind,
  { entered, estimated }: Lines,
  amount: (expense: Expense) => number,
): KindSum {
  const enteredMinor = entered.reduce(
    (sum, expense) => sum + (expense.kind === kind ? amount(expense) : 0),
    0,
  );
  const { lowMinor, highMinor } = sumOf(estimated.filter((line) => line.kind === kind));
  return {
    kind,
    enteredMinor,
    lowMinor: enteredMinor + lowMinor,
    highMinor: enteredMinor + highMinor,
  };
}

function sumOf(ranges: readonly Range[]): Range {
  return {
    lowMinor: ranges.reduce((sum, { lowMinor }) => sum + lowMinor, 0),
    highMinor: ranges.reduce((sum, { highMinor }) => sum + highMinor, 0),
  };
}

function byCurrency(expenses: readonly Expense[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amountMinor, currency } of expenses) {
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  }
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}
