import { type BudgetTitle, budgetDistance } from "../domain/budget.ts";
import { distanceKm } from "../domain/geo.ts";
import { PACES } from "../domain/pace.ts";
import { visitStarts } from "../domain/schedule/visit-starts.ts";
import type { TravellerTitle } from "../domain/traveller.ts";
import { bestOrder, type Candidate, type DayRoute, type DayRules, leastCost } from "./day-route.ts";
import type { GuideCity, GuideHotel, GuidePlace } from "./guide-city.ts";
import { createTravelTable } from "./travel-table.ts";

export type CityRequest = {
  readonly days: number;
  readonly traveller: TravellerTitle;
  readonly budget: BudgetTitle;
};

export type CityPlan = {
  /** Four (as the specification's sample), the one the days start from first. */
  readonly hotels: readonly GuideHotel[];
  readonly days: readonly DayRoute[];
};

const HOTELS_SHOWN = 4;
/** Worth more, in parts of one (planning.md section 6). */
const MUST_SEE_BONUS = 0.5;
const SUITS_BONUS = 0.25;
/** How much a ticket of the city's usual price takes from a place's worth, in parts of one. */
const TICKET_AVERSION: Readonly<Record<BudgetTitle, number>> = {
  Economy: 0.2,
  Budget: 0.12,
  Standard: 0.04,
  Comfort: 0,
  Premium: 0,
};
const IMPROVEMENT_ROUNDS = 6;
/** Days are seeded at least this far apart where the city lets them, so that each has its own quarter. */
const SEEDS_APART_KM = 2;
/** The latest end of any pace. */
const LATE_END_MINUTES = 23 * 60;
const EMPTY_DAY: DayRoute = { visits: [], cost: 0 };

/**
 * Plans days in a guide city: places for this traveller and budget, none twice, days spread evenly,
 * each day's way short and inside opening hours. Pure and deterministic.
 *
 * Days beyond the number of places come out empty rather than padded.
 */
export function planCity(city: GuideCity, request: CityRequest): CityPlan {
  const candidates = rateCandidates(city, request);
  const pace = PACES[request.traveller];
  const perDay = Math.max(1, Math.min(pace.usual, Math.floor(candidates.length / request.days)));
  const likely = candidates.slice(0, perDay * request.days);
  const hotels = rankHotels(city, request.budget, likely);
  const [base] = hotels;
  if (base === undefined) return { hotels, days: [] };
  const taxi = budgetDistance(request.budget, "Premium") <= 1;
  const travel = createTravelTable({ slow: pace.slow, taxi });
  const rules: DayRules = { pace, travel, hotel: base.at };

  const days: DayRoute[] = Array.from({ length: request.days }, () => EMPTY_DAY);
  const unused = new Set(candidates);
  seedDays(days, unused, rules);
  for (let round = 1; round < perDay; round += 1) {
    addToEachDay(days, unused, rules, (place) => place.bestTime !== "evening");
  }
  improve(days, unused, rules);
  // Days end with a show or a night out, where the pace lets people stay up.
  addToEachDay(days, unused, rules, (place) => place.bestTime === "evening");
  improve(days, unused, rules);
  return { hotels: hotels.slice(0, HOTELS_SHOWN), days };
}

/** All places that fit the traveller, the most worthwhile first. */
function rateCandidates(city: GuideCity, { traveller, budget }: CityRequest): Candidate[] {
  const paid = city.places.map((place) => place.ticketPrice ?? 0).filter((price) => price > 0);
  const usualPrice = paid.sort((a, b) => a - b)[Math.floor(paid.length / 2)] ?? 1;
  function worth(place: GuidePlace): number {
    const bonus =
      1 +
      (place.mustSee ? MUST_SEE_BONUS : 0) +
      (place.suits.includes(traveller) ? SUITS_BONUS : 0);
    const dearness = Math.min(3, (place.ticketPrice ?? usualPrice) / usualPrice);
    return place.popularity * bonus * (1 - TICKET_AVERSION[budget] * dearness);
  }
  return city.places
    .filter((place) => !(traveller === "Family" && place.category === "nightlife"))
    .map((place) => ({ place, starts: visitStarts(place), worth: worth(place) }))
    .filter(({ starts }) => starts.ranges.length > 0)
    .sort((a, b) => b.worth - a.worth || a.place.id.localeCompare(b.place.id));
}

/** Hotels nearest the wanted level first, then nearest to what will be seen. */
function rankHotels(
  city: GuideCity,
  budget: BudgetTitle,
  sights: readonly Candidate[],
): GuideHotel[] {
  return city.hotels
    .map((hotel) => ({
      hotel,
      levelsOff: budgetDistance(hotel.budget, budget),
      totalKm: sights.reduce((sum, { place }) => sum + distanceKm(hotel.at, place.at), 0),
    }))
    .sort((a, b) => a.levelsOff - b.levelsOff || a.totalKm - b.totalKm)
    .map(({ hotel }) => hotel);
}

/** Gives each day its first place: a worthwhile one, away from where the other days begin. */
function seedDays(days: DayRoute[], unused: Set<Candidate>, rules: DayRules): void {
  const late = { ...rules, pace: { ...rules.pace, endMinutes: LATE_END_MINUTES } };
  const seeds: Candidate[] = [];
  for (const index of days.keys()) {
    const worthHere = ({ place, worth }: Candidate) => {
      const nearestKm = Math.min(
        SEEDS_APART_KM,
        ...seeds.map((seed) => distanceKm(seed.place.at, place.at)),
      );
      // A day must not stay empty because only evening places are left, but they come last.
      return (worth * nearestKm) / SEEDS_APART_KM - (place.bestTime === "evening" ? 1000 : 0);
    };
    const choice = [...unused]
      .map((seed) => ({ seed, worth: worthHere(seed) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ seed }) => seed);
    // An evening out that ends late is better than a day with nothing in it.
    const start = firstThatFits(choice, rules) ?? firstThatFits(choice, late);
    if (start === undefined) return;
    days[index] = start.route;
    unused.delete(start.seed);
    seeds.push(start.seed);
  }
}

function firstThatFits(
  choice: readonly Candidate[],
  rules: DayRules,
): { seed: Candidate; route: DayRoute } | undefined {
  for (const seed of choice) {
    const route = bestOrder([seed], rules);
    if (route !== undefined) return { seed, route };
  }
  return undefined;
}

/** Gives each day one more place: the one whose worth most exceeds what it adds in time and way. */
function addToEachDay(
  days: DayRoute[],
  unused: Set<Candidate>,
  rules: DayRules,
  fits: (place: GuidePlace) => boolean,
): void {
  for (const [index, day] of days.entries()) {
    const choice = [...unused].filter(({ place }) => fits(place));
    const best = bestAddition(day, choice, rules);
    if (best !== undefined) {
      unused.delete(best.candidate);
      days[index] = best.route;
    }
  }
}

function bestAddition(
  day: DayRoute,
  choice: readonly Candidate[],
  rules: DayRules,
): { candidate: Candidate; route: DayRoute } | undefined {
  const present = candidatesOf(day);
  let best: { candidate: Candidate; route: DayRoute } | undefined;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const candidate of choice) {
    const worthWithout = candidate.worth + day.cost;
    const route = bestOrder([...present, candidate], rules, worthWithout - bestGain);
    if (route === undefined) continue;
    best = { candidate, route };
    bestGain = worthWithout - route.cost;
  }
  return best;
}

/** Swaps places between days, and in from outside, while that makes the whole better. */
function improve(days: DayRoute[], unused: Set<Candidate>, rules: DayRules): void {
  /** Pairs of days that have nothing to exchange; they needn't be looked at again. */
  const settled = new Map<DayRoute, Set<DayRoute>>();
  for (let round = 0; round < IMPROVEMENT_ROUNDS; round += 1) {
    let changed = false;
    for (let first = 0; first < days.length; first += 1) {
      changed = exchangeWithUnused(days, first, unused, rules) || changed;
      for (let second = first + 1; second < days.length; second += 1) {
        const [a, b] = [days[first] ?? EMPTY_DAY, days[second] ?? EMPTY_DAY];
        if (settled.get(a)?.has(b)) continue;
        if (exchangeBetween(days, first, second, rules)) changed = true;
        else settled.set(a, (settled.get(a) ?? new Set()).add(b));
      }
    }
    if (!changed) return;
  }
}

function exchangeWithUnused(
  days: DayRoute[],
  index: number,
  unused: Set<Candidate>,
  rules: DayRules,
): boolean {
  let changed = false;
  for (const mine of candidatesOf(days[index])) {
    for (const theirs of unused) {
      const day = days[index] ?? EMPTY_DAY;
      if (!candidatesOf(day).includes(mine)) break;
      const gain = theirs.worth - mine.worth + day.cost;
      const bothEvening =
        (mine.place.bestTime === "evening") === (theirs.place.bestTime === "evening");
      if (gain <= 0 || !bothEvening) continue;
      const route = bestOrder(replace(candidatesOf(day), mine, theirs), rules, gain);
      if (route === undefined) continue;
      days[index] = route;
      unused.delete(theirs);
      unused.add(mine);
      changed = true;
    }
  }
  return changed;
}

function exchangeBetween(
  days: DayRoute[],
  first: number,
  second: number,
  rules: DayRules,
): boolean {
  let changed = false;
  for (const mine of candidatesOf(days[first])) {
    for (const theirs of candidatesOf(days[second])) {
      const [a, b] = [days[first] ?? EMPTY_DAY, days[second] ?? EMPTY_DAY];
      if (!candidatesOf(a).includes(mine) || !candidatesOf(b).includes(theirs)) continue;
      const together = a.cost + b.cost;
      const placesA = replace(candidatesOf(a), mine, theirs);
      const placesB = replace(candidatesOf(b), theirs, mine);
      const newA = bestOrder(placesA, rules, together - leastCost(placesB, rules));
      if (newA === undefined) continue;
      const newB = bestOrder(placesB, rules, together - newA.cost);
      if (newB === undefined) continue;
      days[first] = newA;
      days[second] = newB;
      changed = true;
    }
  }
  return changed;
}

function candidatesOf(day: DayRoute | undefined): Candidate[] {
  return (day ?? EMPTY_DAY).visits.map(({ candidate }) => candidate);
}

function replace(day: readonly Candidate[], out: Candidate, into: Candidate): Candidate[] {
  return day.map((candidate) => (candidate === out ? into : candidate));
}
