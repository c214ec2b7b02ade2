import { categoriesOf, type InterestId } from "../../trip/interest.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";
import { firstSights, sightsHeldIn } from "../visits/first-sights.ts";
import { visitWindows } from "../visits/visit-windows.ts";
import type { CheckedDay } from "./checked-days.ts";

/** What the city's most popular places count for, the first of them most; of 100. */
const FAME_BY_RANK = [30, 17, 12, 10, 8, 7, 5, 4, 4, 3];
/** From so many days on nobody leaves without having seen the city's first sight. */
const DAYS_FOR_THE_FIRST = 3;
/** An interest is answered by a place for it on every second day. */
const DAYS_A_PLACE = 2;

export type Fame = {
  /** The fame that is in the plan, of what so many days can hold; in percent, at most 100. */
  readonly percent: number;
  /** The places that so many days could hold and this plan does not, the most famous first. */
  readonly missing: readonly KnownPlace[];
  /** Of the first ten all that are not in the plan. */
  readonly leftOut: readonly KnownPlace[];
  /** There are days enough for the city's first sight, and it is not in the plan. */
  readonly lacksFirst: boolean;
};

/**
 * How much of the city's best is in the plan, by the guide's popularity alone: neither what suits the
 * traveller nor what it costs counts.
 *
 * @param offered the city's places that are for these travellers at all.
 * @returns undefined where the city or its sights are not known.
 */
export function fameOf(
  days: readonly CheckedDay[],
  offered: readonly KnownPlace[],
  request: PlanRequest,
): Fame | undefined {
  const famous = firstSights(offered, request);
  if (famous.length === 0) return undefined;
  const expected = sightsHeldIn(days.length, request.interests);
  const seen = new Set(days.flatMap((day) => day.visits.map(({ known }) => known)));
  const fame = (isCounted: (place: KnownPlace, rank: number) => boolean) =>
    famous.reduce(
      (sum, place, rank) => sum + (isCounted(place, rank) ? (FAME_BY_RANK[rank] ?? 0) : 0),
      0,
    );
  // What is shut on all days is left out by nobody.
  const open = famous.filter(
    (place) => seen.has(place) || days.some((day) => isOpenOn(place, day)),
  );
  const held = fame((place) => seen.has(place));
  const wanted = open.slice(0, expected);
  const possible = fame((place) => wanted.includes(place));
  const missing = wanted.filter((place) => !seen.has(place));
  const leftOut = famous.filter((place) => !seen.has(place));
  return {
    leftOut,
    percent: possible === 0 ? 100 : Math.min(100, (100 * held) / possible),
    missing,
    lacksFirst:
      days.length >= DAYS_FOR_THE_FIRST && missing[0] !== undefined && missing[0] === open[0],
  };
}

function isOpenOn(place: KnownPlace, { date, pace }: CheckedDay): boolean {
  return visitWindows(place, date, pace, 0).windows.length > 0;
}

export type InterestMet = {
  readonly interest: InterestId;
  readonly found: number;
  /** How many places for it the plan should have; never more than the guide has. */
  readonly wanted: number;
};

/** What each interest that was asked for got, where the guide has a place for it. */
export function interestsMet(
  days: readonly CheckedDay[],
  offered: readonly KnownPlace[],
  { interests = [] }: Pick<PlanRequest, "interests">,
): InterestMet[] {
  const kindsSeen = days.flatMap((day) => day.visits.map(({ category }) => category));
  return interests.flatMap((interest) => {
    const kinds = categoriesOf([interest]);
    const likely = offered.filter(({ category }) => kinds.has(category));
    if (likely.length === 0) return [];
    const found = kindsSeen.filter((kind) => kind !== undefined && kinds.has(kind)).length;
    const wanted = Math.min(likely.length, Math.ceil(days.length / DAYS_A_PLACE));
    return [{ interest, found, wanted }];
  });
}
