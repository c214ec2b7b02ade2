/** The five budget levels a traveller can choose (spec section 3). The title is what a trip stores. */
export const BUDGETS = [
  { id: 1, title: "Economy", desc: "Stay budget-friendly", icon: "tent" },
  { id: 2, title: "Budget", desc: "Affordable comfort", icon: "bunk" },
  { id: 3, title: "Standard", desc: "Great value", icon: "bed" },
  { id: 4, title: "Comfort", desc: "Extra amenities", icon: "armchair" },
  { id: 5, title: "Premium", desc: "Superior experience", icon: "crown" },
] as const;

export type Budget = (typeof BUDGETS)[number];
export type BudgetTitle = Budget["title"];

export const BUDGET_TITLES: readonly BudgetTitle[] = BUDGETS.map((budget) => budget.title);

/** How many steps apart two levels are; 0 for the same one. */
export function budgetDistance(a: BudgetTitle, b: BudgetTitle): number {
  return Math.abs(BUDGET_TITLES.indexOf(a) - BUDGET_TITLES.indexOf(b));
}
