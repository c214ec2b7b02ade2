import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { wordsIn } from "../messages/words.ts";
import { amountText, minorOf } from "./amount-text.ts";
import { convert } from "./convert.ts";
import { CURRENCIES } from "./currency.ts";
import { currencyOfSign } from "./currency-of-sign.ts";
import { OWN_RATES, rateBetween } from "./exchange-rates.ts";

test.each([
  ["12.50", "EUR", 1250],
  ["1,200", "EUR", 120_000],
  ["1.234,56", "EUR", 123_456],
  ["1,234.56", "USD", 123_456],
  ["1'200.50", "CHF", 120_050],
  ["1\u202f234,5", "EUR", 123_450],
  ["1,00,000", "INR", 10_000_000],
  ["1,23,456.7", "INR", 12_345_670],
  ["١٬٢٣٤٫٥٠", "EGP", 123_450],
  ["１２．５０", "EUR", 1250],
  [".5", "EUR", 50],
  ["5.", "EUR", 500],
  ["12,-", "EUR", 1200],
  ["€12.50", "EUR", 1250],
  ["12,50 €", "EUR", 1250],
  ["450 Kč", "CZK", 45_000],
  ["-€3", "EUR", undefined],
  ["$12", "EUR", undefined],
  // Finer than a cent, and no thousands either.
  ["0.005", "EUR", undefined],
  ["00.500", "EUR", undefined],
  ["0.005", "KWD", 5],
  // Two readings.
  ["1,200", "KWD", undefined],
  ["1.200", "KWD", 1200],
  ["12.34.56", "EUR", undefined],
  ["1,2.5", "EUR", undefined],
  ["12 50", "EUR", undefined],
  [".", "EUR", undefined],
  ["1e3", "EUR", undefined],
  ["1.1800", "JPY", undefined],
  ["-3", "USD", -300],
  ["1800", "JPY", 1800],
  ["2.125", "KWD", 2125],
  ["1.8", "JPY", undefined],
  ["", "EUR", undefined],
  ["free", "EUR", undefined],
  ["9999999999999", "EUR", undefined],
])("%j in %s is %s", (text, currency, minor) => {
  expect(minorOf(text, currency)).toBe(minor);
});

test("what is written of an amount is read as the same", () => {
  const minors = fc.integer({ min: -LIMITS.number.minor, max: LIMITS.number.minor });
  fc.assert(
    fc.property(minors, fc.constantFrom(...CURRENCIES), (minor, currency) => {
      expect(minorOf(amountText(minor, currency), currency)).toBe(minor);
    }),
  );
});

test("amounts have the decimals of their currency", () => {
  expect(wordsIn().money({ minor: 1250, currency: "EUR" })).toBe("€12.50");
  expect(wordsIn().money({ minor: 1800, currency: "JPY" })).toBe("¥1,800");
  expect(wordsIn().money({ minor: 2125, currency: "KWD" })).toBe("KWD\u00a02.125");
  expect(wordsIn().money({ minor: -300, currency: "USD" })).toBe("-$3");
});

test("a conversion minds the decimals of both currencies, and rounds halves away from 0", () => {
  expect(convert(1000, 0.006, "JPY", "EUR")).toBe(600);
  expect(convert(1000, 165, "EUR", "JPY")).toBe(1650);
  expect(convert(1000, 2.8, "KWD", "EUR")).toBe(280);
  expect(convert(1, 1.005, "EUR", "KWD")).toBe(10);
  expect([convert(5, 0.5, "EUR", "USD"), convert(-5, 0.5, "EUR", "USD")]).toEqual([3, -3]);
  expect(convert(115, 0.1, "EUR", "USD")).toBe(12);
});

test("there is a rate of every currency to every other, and back again", () => {
  for (const from of CURRENCIES) {
    for (const to of CURRENCIES) {
      const [there, back] = [rateBetween(undefined, from, to), rateBetween(undefined, to, from)];
      expect((there?.value ?? 0) * (back?.value ?? 0)).toBeCloseTo(1, 4);
    }
  }
  expect(CURRENCIES.length).toBeGreaterThan(40);
});

test("rates that were asked for go before ours, and ours are said to be ours", () => {
  const asked = { date: "2026-11-20", source: "frankfurter", perEuro: { USD: 1.2 } } as const;
  expect(rateBetween(asked, "EUR", "USD")).toEqual({
    value: 1.2,
    date: "2026-11-20",
    source: "frankfurter",
  });
  expect(rateBetween(asked, "MAD", "USD")).toMatchObject({ date: OWN_RATES.date, source: "own" });
  expect(rateBetween(asked, "EUR", "XXX")).toBeUndefined();
});

test("signs of prices are read as the currency that most mean by them", () => {
  expect(["€", "$", "NZ$", "CZK", "Kč", "kr"].map(currencyOfSign)).toEqual([
    "EUR",
    "USD",
    "NZD",
    "CZK",
    "CZK",
    undefined,
  ]);
});
