import type { InterestId } from "../../trip/interest.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";
import { firstSights, sightsHeldIn } from "../visits/first-sights.ts";
import { isOfInterest } from "../visits/is-of-interest.ts";
import { visitWindows } from "../visits/visit-windows.ts";
import type { CheckedDay, CheckedVisit } from "./checked-days.ts";

/** What the city's most popular places count for, the first of them most; of 100. */
const FAME_BY_RANK = [30, 17, 12, 10, 8, 7, 5, 4, 4, 3];
/** From so many days on nobody leaves without having seen the city's first sight. */
const DAYS_FOR_THE_FIRST = 3;
/** So much of what one sees is for an interest that was asked for, but for those of which one a day is enough. */
const SHARE_OF_SIGHTS = 1 / 3;
/** They take half of a day: every second day has one. */
const HALF_DAYS: ReadonlySet<InterestId> = new Set(["beach", "animals"]);
const ONE_A_DAY: ReadonlySet<InterestId> = new Set([...HALF_DAYS, "evenings", "food"]);
/** A bar before eight is empty, a show before half past six is over by dinner. Minutes after midnight. */
const EVENING_FROM = { nightlife: 20 * 60, show: 18 * 60 + 30 } as const;

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
 * @param takenOut ids of those that the traveller took out of the plan, which count as if they were in it.
 * @returns undefined where the city or its sights are not known.
 */
export function fameOf(
  days: readonly CheckedDay[],
  offered: readonly KnownPlace[],
  takenOut: ReadonlySet<string | undefined>,
  request: PlanRequest,
): Fame | undefined {
  const famous = firstSights(offered, request);
  if (famous.length === 0) return undefined;
  // Days hold no more places than the traveller wants.
  const most = days.reduce((sum, { pace }) => sum + (pace.isCounted ? pace.most : Infinity), 0);
  const expected = Math.min(sightsHeldIn(days.length, request.interests), most);
  const seen = new Set([
    ...days.flatMap((day) => day.visits.map(({ known }) => known)),
    ...offered.filter(({ id }) => takenOut.has(id)),
  ]);
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
  /** How many places for it the plan has; a show or a bar by day is no evening. */
  readonly found: number;
  /** How much of what such travellers want of it, in percent: places, and days with one, each by half. */
  readonly percent: number;
};

/** What each interest that was asked for got, where the guide has a place for it. */
export function interestsMet(
  days: readonly CheckedDay[],
  offered: readonly KnownPlace[],
  { interests = [], traveller }: Pick<PlanRequest, "interests" | "traveller">,
): InterestMet[] {
  const visits = days.reduce((sum, day) => sum + day.visits.length, 0);
  return interests.flatMap((interest) => {
    const likely = offered.filter((place) => isOfInterest(place, interest, traveller)).length;
    if (likely === 0) return [];
    const byDay = days.map(
      (day) => day.visits.filter((visit) => isFor(interest, visit, traveller)).length,
    );
    const found = byDay.reduce((sum, count) => sum + count, 0);
    const daysFound = byDay.filter((count) => count > 0).length;
    const daysWanted = Math.ceil(days.length / (HALF_DAYS.has(interest) ? 2 : 1));
    const share = ONE_A_DAY.has(interest) ? 0 : Math.ceil(SHARE_OF_SIGHTS * visits);
    const part = (count: number, wanted: number) => Math.min(1, count / Math.min(likely, wanted));
    const percent = 50 * (part(found, Math.max(daysWanted, share)) + part(daysFound, daysWanted));
    return [{ interest, found, percent }];
  });
}

function isFor(
  interest: InterestId,
  { known, category, startMinutes }: CheckedVisit,
  traveller: PlanRequest["traveller"],
): boolean {
  if (category === undefined) return false;
  if (!isOfInterest({ ...known, category }, interest, traveller)) return false;
  const from = EVENING_FROM[category === "nightlife" ? "nightlife" : "show"];
  return interest !== "evenings" || startMinutes >= from;
}
