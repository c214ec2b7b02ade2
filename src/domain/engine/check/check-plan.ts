import {
  CHECK_IDS,
  CHECKS,
  type CheckFigure,
  checkFigure,
  pointsLost,
} from "../../plan/check-list.ts";
import { VERY_GOOD_QUALITY } from "../../plan/plan-verdict.ts";
import type { PlanCheck } from "../../trip/trip.ts";
import type { Weakness } from "../plan-messages.ts";
import type { PlannedTown } from "../reading/planned-trip.ts";
import { checkFacts, isOwn, isVerified } from "./check-facts.ts";
import { checkRoutes } from "./check-routes.ts";
import { checkTimes } from "./check-times.ts";
import { type CheckedDraft, checkValue } from "./check-value.ts";
import { checkWorth } from "./check-worth.ts";
import { type CheckedTrip, checkedTrip } from "./checked-trip.ts";
import { watchList } from "./watch-list.ts";
import { weaknessesOf } from "./weaknesses-of.ts";

export type CheckSetting = {
  /** The draft this plan was repaired from; for `draftFidelity`. */
  readonly draft?: CheckedDraft | undefined;
  /** Whether a day may have nothing on it, as the traveller made it; otherwise it is a fault. */
  readonly mayBeFree?: boolean;
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
export function* checkPlan(
  town: PlannedTown,
  { draft, mayBeFree = false, planning }: CheckSetting = {},
): Generator<void, CheckedPlan, void> {
  const trip = yield* checkedTrip(town, mayBeFree);
  yield;
  const facts = yield* checkFacts(trip);
  yield;
  const times = checkTimes(trip);
  yield;
  const routes = checkRoutes(trip);
  yield;
  const value = checkValue(trip, draft);
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
  const visits = trip.visits.filter((visit) => !isOwn(visit));
  const hotels = trip.hotels.filter((hotel) => !isOwn(hotel));
  return {
    checks,
    isFeasible: isFeasible(checks),
    quality: qualityOf(checks, trip),
    weaknesses,
    watch: watchList(trip, checks),
    verified: {
      places: visits.filter(isVerified).length,
      ofPlaces: visits.length,
      hotels: hotels.filter(isVerified).length,
      ofHotels: hotels.length,
      ...(trip.city?.isOpenData ? { by: "open" as const } : {}),
    },
  };
}

/** What a fault costs a plan that can't be walked, whatever else it is worth. */
const FAULT_POINTS = 40;

/** What a plan is worth at most that has a fault which no merit makes good (docs/planning.md, "The score"). */
export const QUALITY_CAPS = {
  /** It can't be walked as it stands, or isn't what was asked for. */
  faulty: 40,
  /** A day ends without a dinner. */
  withoutDinner: 45,
  /** It has days enough for the city's first sight, and misses it. */
  withoutFirstSight: 70,
  /** It has nothing for an interest that was asked for. */
  withoutInterest: VERY_GOOD_QUALITY - 1,
} as const;

/** 0 to 100: what the checks leave of a plan without fault, at most what its worst fault allows; nothing of an empty one. */
function qualityOf(checks: readonly CheckFigure[], trip: CheckedTrip): number {
  if (trip.visits.length === 0) return 0;
  const lost = checks.reduce((sum, check) => sum + pointsLost(check), 0);
  const faults = isFeasible(checks) ? 0 : FAULT_POINTS;
  return Math.min(Math.max(0, Math.round(100 - lost - faults)), ...caps(checks, trip));
}

function caps(checks: readonly CheckFigure[], { fame, interests, meals }: CheckedTrip): number[] {
  const has = {
    faulty: !isFeasible(checks),
    withoutDinner: meals.some(({ dinner }) => dinner === false),
    withoutFirstSight: fame?.lacksFirst === true,
    withoutInterest: interests.some(({ found }) => found === 0),
  };
  return (Object.keys(QUALITY_CAPS) as (keyof typeof QUALITY_CAPS)[]).flatMap((fault) =>
    has[fault] ? [QUALITY_CAPS[fault]] : [],
  );
}

function isFeasible(checks: readonly CheckFigure[]): boolean {
  return checks.every(({ id, isMet }) => isMet || !CHECKS[id].isHard);
}
