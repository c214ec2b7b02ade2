import { distanceKm } from "../../places/geo.ts";
import { type BudgetTitle, budgetDistance } from "../../trip/budget.ts";
import type { ExplainedChange } from "../plan-messages.ts";
import type { PlannedHotel } from "../reading/planned-trip.ts";
import type { DraftCandidate } from "./draft-candidate.ts";

/** Another hotel becomes the one the days start from only when it is nearer by this part. */
const NEARER_PART = 0.8;
/** Of a hotel whose level is unknown. */
const UNKNOWN_LEVELS_OFF = 1;

/** The hotel nearest to everything; the first one where it is as good as that, or nearer to the budget. */
export function chooseHotel(
  hotels: readonly PlannedHotel[],
  byDay: readonly (readonly DraftCandidate[])[],
  budget: BudgetTitle,
): PlannedHotel | undefined {
  const sights = byDay
    .flat()
    .flatMap(({ place }) => (place.at === undefined || place.way !== undefined ? [] : [place.at]));
  const wayOf = ({ at }: PlannedHotel) =>
    at === undefined
      ? Number.POSITIVE_INFINITY
      : sights.reduce((total, sight) => total + distanceKm(at, sight), 0);
  const levelsOff = ({ known }: PlannedHotel) =>
    known === undefined ? UNKNOWN_LEVELS_OFF : budgetDistance(known.budget, budget);
  const [first] = hotels;
  if (first === undefined) return undefined;
  const [nearest] = hotels
    .filter((hotel) => levelsOff(hotel) <= levelsOff(first))
    .sort((a, b) => wayOf(a) - wayOf(b));
  return nearest !== undefined && wayOf(nearest) < NEARER_PART * wayOf(first) ? nearest : first;
}

/** Says so where another hotel has come first. */
export function explainHotel(
  hotel: PlannedHotel | undefined,
  first: PlannedHotel | undefined,
): ExplainedChange[] {
  if (hotel === undefined || hotel === first) return [];
  return [{ kind: "moved", name: hotel.text.hotelName, code: "nearestHotelFirst" }];
}

export function hotelFirst(
  hotels: readonly PlannedHotel[],
  first: PlannedHotel | undefined,
): readonly PlannedHotel[] {
  return first === undefined ? hotels : [first, ...hotels.filter((hotel) => hotel !== first)];
}
