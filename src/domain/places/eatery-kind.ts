/** The kinds of places to eat. */
export const EATERY_KINDS = ["market", "food-hall", "food-street", "restaurant", "cafe"] as const;
/** The price of a meal there, compared with the usual one in the city. */
export const PRICE_LEVELS = ["low", "middle", "high"] as const;
/** Diets for which there is a choice of main dishes. */
export const EATERY_DIETS = ["vegetarian", "vegan", "halal", "kosher", "gluten-free"] as const;
export const MEAL_KINDS = ["lunch", "dinner"] as const;

export type EateryKind = (typeof EATERY_KINDS)[number];
export type PriceLevel = (typeof PRICE_LEVELS)[number];
export type EateryDiet = (typeof EATERY_DIETS)[number];
export type MealKind = (typeof MEAL_KINDS)[number];
