/** What a place to eat is. */
export const EATERY_KINDS = ["market", "food-hall", "food-street", "restaurant", "cafe"] as const;
/** What a meal costs there beside what is usual in the city. */
export const PRICE_LEVELS = ["low", "middle", "high"] as const;
/** Who keeps to it has a choice of main dishes there. */
export const EATERY_DIETS = ["vegetarian", "vegan", "halal", "kosher", "gluten-free"] as const;
export const MEAL_KINDS = ["lunch", "dinner"] as const;

export type EateryKind = (typeof EATERY_KINDS)[number];
export type PriceLevel = (typeof PRICE_LEVELS)[number];
export type EateryDiet = (typeof EATERY_DIETS)[number];
export type MealKind = (typeof MEAL_KINDS)[number];
