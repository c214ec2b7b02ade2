import { mealPricesOf, mealsOfDay } from "../../../../domain/costs/meal-prices.ts";
import type { KnownCity } from "../../../../domain/engine/known-city.ts";
import { tripCap } from "../../../../domain/engine/visits/trip-cost.ts";
import { convert } from "../../../../domain/money/convert.ts";
import { decimalsOf } from "../../../../domain/money/currency.ts";
import { type ExchangeRates, rateBetween } from "../../../../domain/money/exchange-rates.ts";
import { countPayers, NO_MEAL_UNTIL } from "../../../../domain/trip/child-ages.ts";
import type { Costs } from "../../../../domain/trip/costs.ts";
import { nightsOf } from "../../../../domain/trip/hotel-nights.ts";
import { readSelection } from "../../../../domain/trip/plan-request.ts";
import type { Trip, TripDay } from "../../../../domain/trip/trip.ts";

/** A trip's budget for all travellers, in the smallest unit of its sums' currency. */
export type TripBudget = {
  readonly minor: number;
  /** The planner's limit for this level in this city, where no amount was set. */
  readonly level?: string;
};

/** The amount of a level is an estimate, rounded to this many digits. */
const DIGITS = 3;

/** The budget that was set; else, where the guide knows the city, what the trip's level stands for there. */
export function tripBudget(
  { userSelection, tripData, costs }: Pick<Trip, "userSelection" | "tripData" | "costs">,
  currency: string,
  people: number,
  city: KnownCity | undefined,
  rates: ExchangeRates | undefined,
): TripBudget | undefined {
  const set = setBudgetMinor(costs, currency);
  if (set !== undefined) return { minor: set };
  if (city === undefined) return undefined;
  const rate = city.currency === currency ? 1 : rateBetween(rates, city.currency, currency)?.value;
  if (rate === undefined) return undefined;
  const { itinerary } = tripData;
  const asked = readSelection(userSelection, itinerary.length);
  const nights = nightsOf(itinerary.length);
  const eaters = countPayers(people, asked.childAges ?? [], NO_MEAL_UNTIL);
  const cap = (city.bases ?? [city]).reduce((sum, one, base) => {
    const isThere = (day: TripDay) => (day.base ?? 0) === base;
    const stay = {
      days: itinerary.filter(isThere).length,
      nights: itinerary.slice(0, nights).filter(isThere).length,
    };
    const prices = mealPricesOf(one);
    const meals = prices === undefined ? 0 : mealsOfDay(prices, asked.budget);
    return sum + tripCap(one, { ...asked, people, ...stay }) + stay.days * eaters * meals;
  }, 0);
  const minor = convert(
    Number(cap.toPrecision(DIGITS)) * 10 ** decimalsOf(city.currency),
    rate,
    city.currency,
    currency,
  );
  return { minor, level: asked.budget };
}

function setBudgetMinor(costs: Costs | undefined, currency: string): number | undefined {
  return costs?.currency === currency ? costs.budgetMinor : undefined;
}
