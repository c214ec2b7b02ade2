import type { KnownCity } from "../engine/known-city.ts";
import type { PriceLevel } from "../places/eatery-kind.ts";
import type { BudgetTitle } from "../trip/budget.ts";

/** One adult, one lunch or dinner with a drink, in the town's currency. */
export type MealPrices = Readonly<Record<PriceLevel, number>>;

/** Low, middle, high. */
type Row = readonly [number, number, number];

/**
 * By city, else by country (ISO 3166-1): a counter or a stall, a restaurant with service, a house that one dresses for. Usual
 * prices of the end of 2025 from general knowledge, rounded.
 */
const PRICES: Readonly<Record<string, Row>> = {
  AE: [45, 120, 320],
  AR: [12_000, 28_000, 65_000],
  AT: [14, 28, 65],
  AU: [22, 42, 110],
  BR: [45, 95, 240],
  CA: [22, 42, 95],
  CZ: [260, 520, 1_300],
  DE: [14, 28, 65],
  EG: [180, 450, 1_100],
  ES: [14, 28, 65],
  FR: [17, 34, 80],
  GB: [17, 36, 90],
  GR: [11, 23, 55],
  HK: [65, 180, 600],
  HU: [3_200, 7_500, 18_000],
  IE: [17, 34, 80],
  IN: [250, 800, 2_500],
  IT: [14, 30, 70],
  JP: [1_200, 3_000, 10_000],
  KR: [11_000, 25_000, 80_000],
  MA: [60, 160, 450],
  MX: [150, 380, 1_100],
  NL: [17, 34, 80],
  NO: [180, 380, 1_100],
  NZ: [22, 42, 100],
  PT: [12, 24, 60],
  SG: [9, 35, 120],
  TH: [100, 350, 1_500],
  TR: [350, 900, 2_500],
  TW: [180, 550, 1_800],
  US: [20, 42, 110],
  ZA: [140, 280, 750],
  "new-york": [22, 50, 130],
  venice: [16, 36, 80],
};

const LEVEL_OF: Readonly<Record<BudgetTitle, PriceLevel>> = {
  Economy: "low",
  Budget: "low",
  Standard: "middle",
  Comfort: "middle",
  Premium: "high",
};

/** Undefined where they are not known. */
export function mealPricesOf({
  id,
  countryCode,
}: Pick<KnownCity, "id" | "countryCode">): MealPrices | undefined {
  const [low, middle, high] = PRICES[id] ?? PRICES[countryCode ?? ""] ?? [];
  if (low === undefined || middle === undefined || high === undefined) return undefined;
  return { low, middle, high };
}

/** A lunch and a dinner within a budget's means: one of them in a restaurant, as plans have it. */
export function mealsOfDay(prices: MealPrices, budget: BudgetTitle): number {
  const usual = usualMealPrice(prices, budget);
  return usual + Math.max(usual, prices.middle);
}

/** What somebody with a budget usually pays for a meal whose price nobody knows. */
export function usualMealPrice(prices: MealPrices, budget: BudgetTitle): number {
  return prices[LEVEL_OF[budget]];
}
