import type { BudgetTitle } from "../../trip/budget.ts";
import { categoriesOf, type InterestId } from "../../trip/interest.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { usualTicketPrice } from "./trip-cost.ts";

/** Raise a score, in parts of one (docs/planning.md, "The objective"). */
const MUST_SEE_BONUS = 0.5;
const SUITS_BONUS = 0.25;
const INTEREST_BONUS = 0.5;
/** How much a ticket of the city's usual price takes from a place's score, in parts of one. */
const TICKET_AVERSION: Readonly<Record<BudgetTitle, number>> = {
  Economy: 0.2,
  Budget: 0.12,
  Standard: 0.04,
  Comfort: 0,
  Premium: 0,
};
const MAX_DEARNESS = 3;
/** So many of a city's most worthwhile places a day should be in a plan. */
export const BEST_A_DAY = 2;

export type Preferences = {
  readonly traveller: TravellerTitle;
  readonly budget: BudgetTitle;
  readonly interests?: readonly InterestId[] | undefined;
};

/**
 * The score of a visit for a traveller, in points: popularity (1 to 100)
 * times what raises it, less what the ticket takes from it. Never negative.
 *
 * @returns a function of the place, for many places of one city.
 */
export function placeScore(
  city: Pick<KnownCity, "places">,
  { traveller, budget, interests = [] }: Preferences,
): (place: KnownPlace) => number {
  const usualPrice = usualTicketPrice(city);
  const liked = categoriesOf(interests);
  return (place) => {
    const bonus =
      1 +
      (place.mustSee ? MUST_SEE_BONUS : 0) +
      (place.suits.includes(traveller) ? SUITS_BONUS : 0) +
      (liked.has(place.category) ? INTEREST_BONUS : 0);
    const dearness = Math.min(MAX_DEARNESS, (place.ticketPrice ?? usualPrice) / usualPrice);
    return place.popularity * bonus * (1 - TICKET_AVERSION[budget] * dearness);
  };
}

/** Whether a kind of place is for this traveller at all: nobody takes children to a night club. */
export function isForTraveller(place: KnownPlace, traveller: TravellerTitle): boolean {
  return !(traveller === "Family" && place.category === "nightlife");
}
