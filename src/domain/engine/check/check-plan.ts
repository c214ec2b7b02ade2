import type { PlanCheck, TripData, UserSelection } from "../../trip/trip.ts";
import type { GroundedPlan } from "../ground/grounded-plan.ts";
import type { KnownCity } from "../known-city.ts";
import type { Weakness } from "../plan-messages.ts";
import { checkFacts, isOwn, isVerified } from "./check-facts.ts";
import { type CheckFigure, checkFigure } from "./check-figure.ts";
import { CHECK_IDS, CHECKS } from "./check-list.ts";
import { checkRoutes } from "./check-routes.ts";
import { checkTimes } from "./check-times.ts";
import { checkValue } from "./check-value.ts";
import { checkWorth } from "./check-worth.ts";
import { parseTrip } from "./parse-trip.ts";
import { qualityOf } from "./quality-of.ts";
import { watchList } from "./watch-list.ts";
import { weaknessesOf } from "./weaknesses-of.ts";

export type CheckInput = {
  /** Days, travellers, budget, start date, pace and interests. */
  readonly selection: UserSelection;
  readonly plan: TripData;
  /** The guide's facts, where it knows the city. */
  readonly city: KnownCity | undefined;
  /** The draft this plan was repaired from, grounded; for `draftFidelity`. */
  readonly draft?: GroundedPlan | undefined;
  /** Whether a day may have nothing on it, as the traveller made it; otherwise it is a fault. */
  readonly mayBeFree?: boolean | undefined;
  /** Where the days stand in the whole trip, where they are a part of one. */
  readonly dayNumbers?: readonly number[] | undefined;
  /** Measured by the caller, where it was (`planningTime`). */
  readonly planning?: { readonly ms: number; readonly isRepeatable: boolean } | undefined;
};

export type CheckedPlan = Pick<PlanCheck, "isFeasible" | "quality" | "watch" | "verified"> & {
  /** What holds the quality down, the most first; at most three. */
  readonly weaknesses: Weakness[];
  /** In the order of the check list. */
  readonly checks: CheckFigure[];
};

/**
 * Computes every check of the check list for a plan. A check that can't be computed for this trip (no
 * facts of the city, no draft, nothing to compare) is left out and counts neither for nor
 * against it. A plan without hours is first timed in its own order. Yields now and then.
 */
export function* checkPlan(input: CheckInput): Generator<void, CheckedPlan, void> {
  const trip = yield* parseTrip(input);
  const { planning } = input;
  yield;
  const facts = yield* checkFacts(trip);
  yield;
  const times = checkTimes(trip);
  yield;
  const routes = yield* checkRoutes(trip);
  yield;
  const value = checkValue(trip, input.draft);
  yield;
  const worth = checkWorth(trip);
  const took =
    planning === undefined ? [] : [checkFigure("planningTime", planning.ms, planning.isRepeatable)];
  yield;
  const checks = [...facts, ...times, ...routes, ...value, ...worth, ...took].sort(
    (a, b) => CHECK_IDS.indexOf(a.id) - CHECK_IDS.indexOf(b.id),
  );
  const weaknesses = weaknessesOf(trip, checks);
  yield;
  const visits = trip.days.flatMap((day) => day.visits).filter((visit) => !isOwn(visit));
  const hotels = trip.hotels.filter((hotel) => !isOwn(hotel));
  return {
    checks,
    isFeasible: checks.every(({ id, isMet }) => isMet || !CHECKS[id].isHard),
    quality: qualityOf(checks, trip),
    weaknesses,
    watch: watchList(trip, checks),
    verified: {
      places: visits.filter(isVerified).length,
      ofPlaces: visits.length,
      hotels: hotels.filter(isVerified).length,
      ofHotels: hotels.length,
      ...(input.city?.isOpenData ? { by: "open" as const } : {}),
    },
  };
}
