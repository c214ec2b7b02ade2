import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { CURRENCIES } from "../money/currency.ts";
import {
  type Costs,
  type Expense,
  expenseSchema,
  SPLITS,
  WHOLE_PERCENTAGE,
} from "../trip/costs.ts";
import { balancesOf, sharesOf } from "./balances.ts";
import { EXACT_UP_TO, settleUp } from "./settle-up.ts";
import { shareOut } from "./share-out.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0);
const PEOPLE = ["ada", "ben", "cleo", "dan", "eve", "fay", "gil"];
const minor = fc.integer({ min: -LIMITS.number.minor, max: LIMITS.number.minor });
const someWeights = fc.array(fc.nat({ max: LIMITS.number.minor }), { minLength: 1, maxLength: 30 });

describe("an amount that is shared out", () => {
  test("is the sum of its shares, each within a unit of the exact one", () => {
    fc.assert(
      fc.property(minor, someWeights, (amount, weights) => {
        fc.pre(sum(weights) > 0);
        const shares = shareOut(amount, weights);
        expect(sum(shares)).toBe(amount);
        for (const [at, share] of shares.entries()) {
          const exact = (amount * (weights[at] ?? 0)) / sum(weights);
          expect(Math.abs(share - exact)).toBeLessThan(1 + Math.abs(exact) * 1e-12);
        }
      }),
    );
  });

  test("leaves its remainder to those who lost most, then to the first", () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(shareOut(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(shareOut(1, [0, 0, 5])).toEqual([0, 0, 1]);
    expect(shareOut(0, [3, 4])).toEqual([0, 0]);
  });

  test("comes out the same whatever the order in which people are named", () => {
    const parts = PEOPLE.map((travellerId) => ({ travellerId, part: 1 }));
    expect(sharesOf(1000, parts.toReversed())).toEqual(sharesOf(1000, parts));
  });
});

/** Parts of some people which are all of an amount, in each way to split one. */
const wholeParts = (amountMinor: number) =>
  fc
    .tuple(
      fc.constantFrom(...SPLITS),
      fc.shuffledSubarray(PEOPLE, { minLength: 1 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 7, maxLength: 7 }),
    )
    .map(([how, people, weights]) => {
      const some = weights.slice(0, people.length);
      const whole = { BY_PERCENTAGE: WHOLE_PERCENTAGE, BY_AMOUNT: amountMinor };
      const numbers =
        how === "EVENLY"
          ? some.map(() => 1)
          : how === "BY_SHARES"
            ? some
            : shareOut(whole[how], some);
      return {
        how,
        parts: people.map((travellerId, at) => ({ travellerId, part: numbers[at] ?? 0 })),
      };
    });

const anyExpense: fc.Arbitrary<Expense> = fc
  .tuple(fc.integer({ min: -500_000, max: 500_000 }), fc.constantFrom(...CURRENCIES))
  .chain(([amountMinor, currency]) =>
    fc.record({
      id: fc.uuid().map((id) => id.slice(0, 8)),
      title: fc.constant("Dinner"),
      kind: fc.constantFrom("meals" as const, "rooms" as const),
      amountMinor: fc.constant(amountMinor),
      currency: fc.constant(currency),
      rate: fc.option(
        fc.record({
          to: fc.constantFrom("EUR", "USD"),
          value: fc.double({ min: 0.0001, max: 2_000, noNaN: true }),
        }),
        { nil: undefined },
      ),
      payers: wholeParts(amountMinor).map(({ parts }) => {
        const shares = shareOut(
          amountMinor,
          parts.map(({ part }) => part),
        );
        const even = shareOut(
          amountMinor,
          parts.map(() => 1),
        );
        const paid = sum(shares) === amountMinor ? shares : even;
        return parts.map(({ travellerId }, at) => ({ travellerId, part: paid[at] ?? 0 }));
      }),
      split: wholeParts(amountMinor),
    }),
  );

describe("balances", () => {
  test("sum to 0 in each currency, and settling up clears all with at most n - 1 payments", () => {
    fc.assert(
      fc.property(fc.array(anyExpense, { maxLength: 12 }), (expenses) => {
        for (const expense of expenses)
          expect(expenseSchema.safeParse(expense).error).toBeUndefined();
        for (const { balances } of balancesOf({ expenses }, "EUR")) {
          expect(sum(balances.map(({ balanceMinor }) => balanceMinor))).toBe(0);
          const transfers = settleUp(balances);
          const open = balances.filter(({ balanceMinor }) => balanceMinor !== 0);
          expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open.length - 1));
          const left = new Map(balances.map((one) => [one.travellerId, one.balanceMinor]));
          for (const { from, to, minor: paid } of transfers) {
            expect(paid).toBeGreaterThan(0);
            left.set(from, (left.get(from) ?? 0) + paid);
            left.set(to, (left.get(to) ?? 0) - paid);
          }
          expect([...left.values()].every((one) => one === 0)).toBe(true);
        }
      }),
    );
  });

  test("are of the sums' currency where there is a rate, and of their own where there is none", () => {
    const lunch = (id: string, currency: string, rate?: Expense["rate"]): Expense => ({
      id,
      title: "Lunch",
      kind: "meals",
      amountMinor: 3000,
      currency,
      ...(rate === undefined ? {} : { rate }),
      payers: [{ travellerId: "ada", part: 3000 }],
      split: { how: "EVENLY", parts: [{ travellerId: "ben", part: 1 }] },
    });
    const costs: Costs = {
      expenses: [
        lunch("a", "EUR"),
        lunch("b", "JPY", { to: "EUR", value: 0.006 }),
        lunch("c", "JPY"),
        lunch("d", "USD", { to: "GBP", value: 0.8 }),
      ],
    };
    const owed = balancesOf(costs, "EUR").map(({ currency, balances }) => [
      currency,
      balances.find(({ travellerId }) => travellerId === "ada")?.balanceMinor,
    ]);
    // ¥3,000 at 0.006 are €18: yen have no cents.
    expect(owed).toEqual([
      ["EUR", 3000 + 1800],
      ["JPY", 3000],
      ["USD", 3000],
    ]);
  });
});

describe("settling up", () => {
  const people = (...minors: number[]) =>
    minors.map((balanceMinor, at) => ({ travellerId: `p${at}`, balanceMinor }));

  test("takes the fewest payments: groups that are even among themselves are settled apart", () => {
    // Who owes most to who is owed most would take five.
    expect(settleUp(people(7, 6, -5, -4, -3, -1))).toHaveLength(4);
    expect(settleUp(people(5, -5, 3, -3, 2, -2))).toHaveLength(3);
    expect(settleUp(people(0, 0))).toEqual([]);
  });

  test("no way with fewer payments exists, among few", () => {
    const balances = fc
      .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 5 })
      .map((some) => people(...some, -sum(some)));
    fc.assert(
      fc.property(balances, (all) => {
        const open = all.filter(({ balanceMinor }) => balanceMinor !== 0);
        expect(settleUp(all)).toHaveLength(
          open.length - mostEvenGroups(open.map((one) => one.balanceMinor)),
        );
      }),
    );
  });

  test("ends where balances sum to less than 0", () => {
    const balances = [-3, 1, 1].map((balanceMinor, at) => ({
      travellerId: `p${at}`,
      balanceMinor,
    }));
    expect(settleUp(balances)).toHaveLength(2);
  });

  test("of many people is quick, and takes fewer payments than they are", () => {
    const some = Array.from({ length: EXACT_UP_TO + 10 }, (_, at) => at * 7 - 50);
    const all = people(...some, -sum(some));
    expect(settleUp(all).length).toBeLessThan(all.length);
  });
});

/** By trying every group that the first person can be in. */
function mostEvenGroups(minors: readonly number[]): number {
  if (minors.length === 0) return 0;
  const [first = 0, ...others] = minors;
  let most = 0;
  for (let set = 0; set < 1 << others.length; set += 1) {
    const inside = others.filter((_, at) => (set >> at) & 1);
    const outside = others.filter((_, at) => !((set >> at) & 1));
    if (first + sum(inside) === 0) most = Math.max(most, 1 + mostEvenGroups(outside));
  }
  return most;
}

describe("an expense is refused", () => {
  const dinner = {
    id: "a",
    title: "Dinner",
    kind: "meals",
    amountMinor: 1000,
    currency: "EUR",
    payers: [{ travellerId: "ada", part: 1000 }],
    split: { how: "EVENLY", parts: [{ travellerId: "ada", part: 1 }] },
  };
  const parts = (how: string, ...some: number[]) => ({
    split: { how, parts: some.map((part, at) => ({ travellerId: `p${at}`, part })) },
  });

  test.each([
    ["a payer paid more", { payers: [{ travellerId: "ada", part: 1001 }] }],
    ["percentages are not a whole", parts("BY_PERCENTAGE", 5000, 4999)],
    ["amounts are not all of it", parts("BY_AMOUNT", 400, 500)],
    ["an amount is against the others' sign", parts("BY_AMOUNT", 1100, -100)],
    ["shares are nobody's", parts("BY_SHARES", 0, 0)],
    ["a share is below 0", parts("BY_SHARES", -1, 3)],
    [
      "someone is named twice",
      {
        split: {
          how: "EVENLY",
          parts: [
            { travellerId: "a", part: 1 },
            { travellerId: "a", part: 1 },
          ],
        },
      },
    ],
    ["somebody paid for nobody", { split: undefined }],
    ["its currency is none", { currency: "XXX" }],
    ["it has half a cent", { amountMinor: 0.5, payers: undefined, split: undefined }],
    [
      "it is beyond all sums",
      { amountMinor: LIMITS.number.minor + 1, payers: undefined, split: undefined },
    ],
    ["a rate is 0", { rate: { to: "USD", value: 0 } }],
    ["it is beyond all sums in the other currency", { rate: { to: "KWD", value: 1e9 } }],
  ])("where %s", (_name, wrong) => {
    expect(expenseSchema.safeParse(dinner).success).toBe(true);
    expect(expenseSchema.safeParse({ ...dinner, ...wrong }).success).toBe(false);
  });
});
