import type { GroundedPlace, GroundedPlan } from "../ground/grounded-plan.ts";
import { nameKey } from "../ground/match-name.ts";
import { priceIn } from "../ground/price-in.ts";
import type { KnownCity } from "../known-city.ts";
import { BEST_A_DAY, isForTraveller, placeScore } from "../visits/place-score.ts";
import {
  legCost,
  nightsOf,
  roomPrice,
  roomsFor,
  tripCap,
  usualTicketPrice,
} from "../visits/trip-cost.ts";
import { visitStarts } from "../visits/visit-starts.ts";
import { type CheckFigure, checkFigure } from "./check-figure.ts";
import type { ParsedTrip } from "./parse-trip.ts";

const LEAST_ENTROPY = 0.6;
const LEAST_SAME_DAY_PERCENT = 70;

/** The checks of value: what does it cost, what does it score, and is it what was asked for? */
export function checkValue(
  trip: ParsedTrip,
  given: { readonly draft?: GroundedPlan | undefined; readonly bestScore?: number | undefined },
): CheckFigure[] {
  const { city } = trip;
  return [
    ...(city === undefined ? [] : [...checkBudget(trip, city), ...checkScore(trip, city, given)]),
    ...(given.draft === undefined ? [] : checkFidelity(trip, given.draft)),
  ];
}

function checkBudget(trip: ParsedTrip, city: KnownCity): CheckFigure[] {
  const { base, people, budget, days } = trip;
  if (base === undefined || days.length === 0) return [];
  const room = base.known === undefined ? priceIn(base.text.price, city) : roomPrice(base.known);
  const usualPrice = usualTicketPrice(city);
  if (room === undefined) return [];
  // A ticket of unknown price counts at the city's usual one.
  const tickets = days
    .flatMap((day) => day.visits)
    .map(({ known, text }) => known?.ticketPrice ?? priceIn(text.ticketsPricing, city))
    .reduce((sum: number, price = usualPrice) => sum + people * price, 0);
  const rides = days
    .flatMap((day) => day.legs)
    .reduce((sum, leg) => sum + (leg === undefined ? 0 : legCost(leg, people, usualPrice)), 0);
  const rooms = roomsFor(people) * nightsOf(days.length) * room;
  const cap = tripCap(city, { people, days: days.length, budget });
  return [checkFigure("budget", (tickets + rides + rooms) / cap)];
}

function checkScore(
  { days, traveller, budget, selection }: ParsedTrip,
  city: KnownCity,
  { bestScore }: { readonly bestScore?: number | undefined },
): CheckFigure[] {
  const score = placeScore(city, { traveller, budget, interests: selection.interests });
  const visits = days.flatMap((day) => day.visits);
  const seen = new Set(visits.map(({ known }) => known).filter((known) => known !== undefined));
  const best = city.places
    .filter((place) => isForTraveller(place, traveller))
    .map((place) => ({ place, score: score(place) }))
    .sort((a, b) => b.score - a.score || a.place.id.localeCompare(b.place.id))
    .slice(0, BEST_A_DAY * days.length);
  const covered = best.filter(({ place }) => seen.has(place));
  const categories = visits.map(({ category }) => category).filter((one) => one !== undefined);
  const inCity = new Set(city.places.map(({ category }) => category)).size;
  const isVaried = entropy(categories, inCity) >= LEAST_ENTROPY;
  const total = [...seen].reduce((sum, place) => sum + score(place), 0);
  return [
    ...(bestScore === undefined || bestScore <= 0
      ? []
      : [checkFigure("totalScore", (100 * total) / bestScore)]),
    ...(best.length === 0
      ? []
      : [checkFigure("bestOfCity", (100 * covered.length) / best.length, isVaried)]),
  ];
}

/**
 * How evenly the visits spread over kinds of place, 0 to 1: Shannon's entropy over the most that so
 * many visits could have among the kinds there are. A single visit can't be one-sided.
 */
function entropy(categories: readonly string[], kinds: number): number {
  const most = Math.log(Math.min(categories.length, kinds));
  if (most <= 0) return 1;
  const parts = [...new Set(categories)].map(
    (one) => categories.filter((other) => other === one).length / categories.length,
  );
  return -parts.reduce((sum, part) => sum + part * Math.log(part), 0) / most;
}

/** No figure where the draft has no place that could be kept. */
function checkFidelity(trip: ParsedTrip, draft: GroundedPlan): CheckFigure[] {
  const dayOf = new Map<string, number>();
  for (const { number, visits } of trip.days) {
    for (const { known, text } of visits) dayOf.set(keyOf(known, text.placeName), number);
  }
  const wanted = new Map<string, number>();
  for (const [index, { places }] of draft.days.entries()) {
    for (const place of places.filter(canBeKept)) {
      const key = keyOf(place.known, place.text.placeName);
      if (!wanted.has(key)) wanted.set(key, index + 1);
    }
  }
  if (wanted.size === 0) return [];
  const kept = [...wanted].filter(([key]) => dayOf.has(key));
  const sameDay = kept.filter(([key, day]) => dayOf.get(key) === day);
  return [
    checkFigure(
      "draftFidelity",
      (100 * kept.length) / wanted.size,
      (100 * sameDay.length) / wanted.size >= LEAST_SAME_DAY_PERCENT,
    ),
  ];
}

function keyOf(known: { id: string } | undefined, name: string): string {
  return known === undefined ? `name ${nameKey(name)}` : `id ${known.id}`;
}

/** It is somewhere, and open for a visit at some hour of the week. */
function canBeKept({ at, known }: GroundedPlace): boolean {
  return at !== undefined && (known === undefined || visitStarts(known).ranges.length > 0);
}
