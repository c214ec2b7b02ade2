import { addDays } from "../../src/domain/calendar-date.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import type { BudgetTitle } from "../../src/domain/trip/budget.ts";
import { countPeople } from "../../src/domain/trip/count-people.ts";
import { PACE_CHOICES } from "../../src/domain/trip/pace-choice.ts";
import { TRAVELLERS } from "../../src/domain/trip/traveller.ts";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { answerableInterests } from "./interests-answered.ts";
import { type MadePlan, makePlan, type PlanGroup } from "./made-plan.ts";

const DAYS = [1, 2, 3, 5, 7] as const;
const BUDGETS: readonly BudgetTitle[] = ["Economy", "Standard", "Premium"];
const IS_DATED = [false, true] as const;
const SIZES = [DAYS.length, TRAVELLERS.length, BUDGETS.length, IS_DATED.length] as const;
const A_CITY = SIZES.reduce((product, size) => product * size, 1);
/** Dated trips begin on every day of a year, in no order. */
const FIRST_DATE = "2026-12-01";
const DATE_STEP = 37;
const DATES = 365;
/** Steps of this part of the whole spread any number of choices evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A description of the combinations, in words. */
export const COMBINATIONS = `cities x ${DAYS.join("/")} days x ${TRAVELLERS.length} travellers x ${BUDGETS.join("/")} x ${PACE_CHOICES.join("/")} x without and with a date (any of a year); at the usual pace from 2 days on one interest more each, in turn`;

/** Which groups of combinations to run: each is a request at the three paces. */
export function chooseCombinations(every: number, cityId: string | undefined): number[] {
  const cities = [...GUIDE_CITIES.keys()].filter(
    (index) => cityId === undefined || GUIDE_CITIES[index]?.id === cityId,
  );
  const count = cities.length * A_CITY;
  let step = Math.round(count * GOLDEN);
  while (gcd(step, count) > 1) step += 1;
  return Array.from({ length: Math.ceil(count / every) }, (_, nth) => {
    const index = (nth * step) % count;
    return (cities[Math.floor(index / A_CITY)] ?? 0) * A_CITY + (index % A_CITY);
  });
}

/** @param cityAt the city in a place of our own guide's list: that guide's, or one composed of open data. */
export function planCombination(
  number: number,
  cityAt: (index: number) => KnownCity | undefined,
): PlanGroup {
  const [dated = 0, budgetAt = 0, travellerAt = 0, daysAt = 0] = digits(number);
  const city = cityAt(Math.floor(number / A_CITY));
  const [days, traveller, budget] = [DAYS[daysAt], TRAVELLERS[travellerAt], BUDGETS[budgetAt]];
  if (city === undefined || days === undefined || traveller === undefined || budget === undefined)
    throw new Error(`there is no combination ${number}`);
  const startDate = IS_DATED[dated] ? addDays(FIRST_DATE, (number * DATE_STEP) % DATES) : undefined;
  const people = countPeople(traveller.people);
  const request = { days, traveller: traveller.title, people, budget, startDate };
  const [relaxed, usual, full] = [
    makePlan({ city, request: { ...request, pace: "relaxed" } }),
    makePlan({ city, request: { ...request, pace: "usual" } }),
    makePlan({ city, request: { ...request, pace: "full" } }),
  ];
  const turn = dated + budgetAt + travellerAt + daysAt + Math.floor(number / A_CITY);
  return { relaxed, usual, full, liked: days < 2 ? undefined : withInterest(usual, turn) };
}

function withInterest(usual: MadePlan, turn: number): PlanGroup["liked"] {
  const { city, request } = usual;
  const choices = answerableInterests(usual);
  const interest = choices[turn % choices.length];
  if (interest === undefined) return undefined;
  return { interest, plan: makePlan({ city, request: { ...request, interests: [interest] } }) };
}

/** The date's digit first, the number of days last. */
function digits(number: number): number[] {
  let left = number % A_CITY;
  return SIZES.toReversed().map((size) => {
    const digit = left % size;
    left = Math.floor(left / size);
    return digit;
  });
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
