import { isCalendarDate, isCalendarMonth } from "../calendar-date.ts";
import { MAX_WALK_KM, type TravelStyle } from "../places/travel.ts";
import { BUDGET_TITLES, type BudgetTitle, budgetDistance } from "./budget.ts";
import { peopleIn } from "./count-people.ts";
import type { InterestId } from "./interest.ts";
import { needsStepFree } from "./needs-step-free.ts";
import { paceFor } from "./pace.ts";
import type { PaceChoice } from "./pace-choice.ts";
import { findTraveller, type TravellerTitle, travellerOf } from "./traveller.ts";
import type { UserSelection } from "./trip.ts";
import type { TripWish } from "./trip-wish.ts";

/** A request to the engine: a trip's selection, parsed. */
export type PlanRequest = {
  readonly days: number;
  readonly traveller: TravellerTitle;
  readonly people: number;
  /** Of a family, in years, as far as they are known. */
  readonly childAges?: readonly number[] | undefined;
  readonly budget: BudgetTitle;
  /** "2026-05-04"; without it the plan holds on every weekday it can. */
  readonly startDate?: string | undefined;
  /** "2027-05": without a first day, the month whose season, daylight and weather the plan is made for. */
  readonly month?: string | undefined;
  readonly pace?: PaceChoice | undefined;
  readonly interests?: readonly InterestId[] | undefined;
  readonly wishes?: readonly TripWish[] | undefined;
  /** How much later than usual the first day begins, in minutes: one comes from another base. */
  readonly laterMinutes?: number | undefined;
};

/**
 * The engine's request for a stored selection. A traveller or budget in words of their own counts as
 * Couple or Standard, and a first day that is no date as none.
 *
 * @param days how many are planned, whatever the selection says.
 */
export function readSelection(selection: UserSelection, days: number): PlanRequest {
  const traveller = findTraveller(selection.traveler);
  const wanted = selection.budget.trim().toLowerCase();
  const { startDate, month } = selection;
  return {
    days,
    traveller: travellerOf(selection) ?? "Couple",
    people: peopleIn({ ...selection, traveler: traveller?.people ?? selection.traveler }),
    childAges: selection.childAges,
    budget: BUDGET_TITLES.find((title) => title.toLowerCase() === wanted) ?? "Standard",
    startDate: startDate !== undefined && isCalendarDate(startDate) ? startDate : undefined,
    month: month !== undefined && isCalendarMonth(month) ? month : undefined,
    pace: selection.pace,
    interests: selection.interests,
    wishes: selection.wishes,
  };
}

/** So far do these walk at a time, straight: at 4 km/h 24, 19 and 15 minutes. Others walk `MAX_WALK_KM`. */
const WALKS_KM = {
  slowOrPremium: 1.3,
  smallChildrenOrHeat: 1,
  less: 0.8,
  lessInHeat: 0.5,
} as const;

/** Whether the traveller wants to walk less, as people of seventy do. */
export function walksLess({ wishes = [] }: Pick<PlanRequest, "wishes">): boolean {
  return wishes.some(({ kind }) => kind === "walkLess");
}

/** Whether the traveller said that heat is hard on them. */
export function avoidsHeat({ wishes = [] }: Pick<PlanRequest, "wishes">): boolean {
  return wishes.some((wish) => wish.kind === "need" && wish.need === "heat");
}

/** Whether the days are as people of seventy like them: walking less, at a relaxed pace. */
export function takesItEasy(request: Pick<PlanRequest, "wishes" | "pace">): boolean {
  return request.pace === "relaxed" && walksLess(request);
}

/**
 * Comfort and premium travellers take taxis, families, groups and wheelchairs go slowly, and how far one walks at a time depends on who
 * comes along, the heat and the wish to walk less.
 *
 * @param isHot in the month of the trip.
 * @param ridesByTaxi all do so in that city.
 */
export function travelStyle(
  request: Pick<PlanRequest, "traveller" | "childAges" | "budget" | "wishes">,
  isHot: boolean,
  ridesByTaxi = false,
): TravelStyle {
  const pace = paceFor(request.traveller, "usual", request.childAges);
  const slow = pace.slow || needsStepFree(request);
  const taxi = ridesByTaxi || budgetDistance(request.budget, "Premium") <= 1;
  // A wheelchair, and not a pushchair.
  const isRolled = needsStepFree(request) && !pace.hasSmallChildren;
  const maxWalkKm =
    walksLess(request) || isRolled
      ? WALKS_KM[isHot ? "lessInHeat" : "less"]
      : pace.hasSmallChildren || isHot
        ? WALKS_KM.smallChildrenOrHeat
        : slow || request.budget === "Premium"
          ? WALKS_KM.slowOrPremium
          : MAX_WALK_KM;
  const avoidsClimbs = walksLess(request) || needsStepFree(request);
  return { slow, taxi, maxWalkKm, ...(avoidsClimbs ? { avoidsClimbs } : {}) };
}
