import { type EateryDiet, PRICE_LEVELS, type PriceLevel } from "../../places/eatery-kind.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { Meal } from "../../trip/trip.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownEatery } from "../known-city.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** What a meal costs that fits the budget, and the most that it may cost. */
const PRICES: Readonly<Record<BudgetTitle, { wanted: PriceLevel; most: PriceLevel }>> = {
  Economy: { wanted: "low", most: "middle" },
  Budget: { wanted: "low", most: "middle" },
  Standard: { wanted: "middle", most: "middle" },
  Comfort: { wanted: "middle", most: "high" },
  Premium: { wanted: "high", most: "high" },
};
/** What travellers say they keep to, as guides name it; of other needs no guide knows anything. */
const DIETS: Readonly<Partial<Record<Need, EateryDiet>>> = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  glutenFree: "gluten-free",
  halal: "halal",
  kosher: "kosher",
};
/** With so many stalls there is a choice for vegetarians, but nothing is sure for a stricter diet. */
const HAS_CHOICE: ReadonlySet<KnownEatery["kind"]> = new Set([
  "market",
  "food-hall",
  "food-street",
]);

/** What these travellers ask of any place to eat. */
export type MealTastes = {
  readonly budget: BudgetTitle;
  /** What they keep to. */
  readonly diets: readonly EateryDiet[];
  readonly withChildren: boolean;
};

/** What travellers ask of any place to eat, by their request. */
export function tastesOf({
  budget,
  traveller,
  wishes = [],
}: Pick<PlanRequest, "budget" | "traveller" | "wishes">): MealTastes {
  return {
    budget,
    withChildren: traveller === "Family",
    diets: wishes.flatMap((wish) => (wish.kind === "need" ? (dietOf(wish) ?? []) : [])),
  };
}

/** The diet that a need asks for; undefined where it is none that guides know of. */
export function dietOf({ need }: { readonly need: Need }): EateryDiet | undefined {
  return DIETS[need];
}

/**
 * Whether a place to eat is right for a kind of meal of these travellers, at whatever hour: served there, not too dear,
 * with a choice for those who keep to a diet, and not formal where children come along. A café is for breakfast and cake, never for dinner.
 */
export function suitsMeal(
  eatery: KnownEatery,
  kind: Meal["kind"],
  { budget, diets, withChildren }: MealTastes,
): boolean {
  const isDear = PRICE_LEVELS.indexOf(eatery.price) > PRICE_LEVELS.indexOf(PRICES[budget].most);
  const isCake = eatery.kind === "cafe" && kind === "dinner";
  const isForAdults = withChildren && eatery.isFormal === true;
  return (
    eatery.meals.includes(kind) && !isDear && !isCake && !isForAdults && suitsDiets(eatery, diets)
  );
}

/** How many levels its price is off what fits the budget. */
export function priceSteps({ price }: KnownEatery, budget: BudgetTitle): number {
  return Math.abs(PRICE_LEVELS.indexOf(price) - PRICE_LEVELS.indexOf(PRICES[budget].wanted));
}

/** Whether who keeps to these diets has a choice there. */
export function suitsDiets(
  { kind, diets: known = [] }: KnownEatery,
  diets: readonly EateryDiet[],
): boolean {
  return diets.every(
    (diet) =>
      known.includes(diet) ||
      (diet === "vegetarian" && (known.includes("vegan") || HAS_CHOICE.has(kind))),
  );
}
