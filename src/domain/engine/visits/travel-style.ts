import type { TravelStyle } from "../../places/travel.ts";
import { budgetDistance } from "../../trip/budget.ts";
import { paceFor } from "../../trip/pace.ts";
import type { TimetableRequest } from "./read-selection.ts";

/** Comfort and premium travellers take taxis, families and groups walk slowly. */
export function travelStyle({ traveller, budget }: TimetableRequest): TravelStyle {
  return { slow: paceFor(traveller).slow, taxi: budgetDistance(budget, "Premium") <= 1 };
}
