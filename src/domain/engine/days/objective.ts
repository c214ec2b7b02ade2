import type { LegEstimate } from "../../places/travel.ts";
import type { Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { isLongLeg } from "../visits/is-long-leg.ts";

/**
 * What the search maximises, in points: the score of each visit (`place-score.ts`), plus what is added
 * and less what is deducted here (docs/planning.md, "The objective"). Tuned on bench/plans.ts.
 */

/** A minute on a leg costs this. Short legs count for more than a better hour. */
export const TRAVEL_POINTS = 2;
/** A leg whose ends are not both known is taken to last this long. */
export const UNKNOWN_LEG_MINUTES = 30;
/** Times the square of a day's busy minutes: evens the days out. */
export const LOAD_POINTS = 0.0006;
/** For a visit in the part of the day that suits the place. */
export const BEST_TIME_POINTS = 15;
/** For a day's first visits: no day stays empty where another day can spare a visit. */
const FIRST_VISITS_POINTS = [200, 60, 30] as const;
/** For each visit beyond the usual number of the pace. */
const BEYOND_USUAL_POINTS = -60;
/** A long leg (check `longLegs`) costs this on top, unless it serves a must-see. */
const LONG_LEG_POINTS = 15;
/** A leg to be avoided costs more than any order of a day can gain. */
export const AVOIDED_POINTS = 100;
/** Two legs of a day that cross each other cost this (check `crossings`). */
export const CROSSING_POINTS = 20;
/**
 * For one of the city's best places (check `bestOfCity`): always, and shared among the days, because a
 * short trip has no other day for it.
 */
export const BEST_OF_CITY_POINTS = { always: 30, byDays: 250 } as const;

/** Points for a day's first, second, third ... visit, as many as the pace allows. */
export function visitGains({ usual, most }: Pick<Pace, "usual" | "most">): number[] {
  return Array.from({ length: most }, (_, nth) =>
    nth < usual ? (FIRST_VISITS_POINTS[nth] ?? 0) : BEYOND_USUAL_POINTS,
  );
}

/** Points a leg costs beyond those for its minutes. @param a what is at one end; undefined: the hotel. */
export function longLegPoints(
  leg: LegEstimate | undefined,
  a: Pick<KnownPlace, "mustSee"> | undefined,
  b: Pick<KnownPlace, "mustSee"> | undefined,
): number {
  const servesMustSee = a?.mustSee === true || b?.mustSee === true;
  return leg !== undefined && isLongLeg(leg) && !servesMustSee ? LONG_LEG_POINTS : 0;
}
