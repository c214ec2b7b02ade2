/** A stretch in which a visit may start on one route, both ends included. */
export type StartWindow = {
  readonly first: number;
  readonly last: number;
  /** Points for starting in it. */
  readonly bonus: number;
};

export type OrienteeringVisit = {
  readonly score: number;
  /** Minutes, or whatever unit the problem's times are in. */
  readonly duration: number;
  /**
   * For each route, when a visit may start there, ascending, not overlapping (they may touch); an
   * empty list: never on that route.
   */
  readonly windows: readonly (readonly StartWindow[])[];
  /** Kinds it counts as (indices into kindCaps). */
  readonly kinds: readonly number[];
  /** What it takes of the problem's budget. */
  readonly cost: number;
  /** Must be in the solution wherever it fits at all: inserted first, never given up by the search. */
  readonly isFixed: boolean;
};

export type Pause = { readonly first: number; readonly last: number; readonly duration: number };

export type OrienteeringRoute = {
  readonly start: number;
  readonly end: number;
  readonly maxVisits: number;
  /** The most visits of each kind; shorter than the kinds or Infinity: no limit. */
  readonly kindCaps: readonly number[];
  /**
   * Time to be left free (meals) wherever one then is: a stop with no travel of its own, started in
   * [first, last]. In order, not overlapping. Always part of the route: one that cannot hold its
   * pauses even when empty takes no visits.
   */
  readonly pauses: readonly Pause[];
  /** Points for the first, second, third ... visit; beyond the list 0. Concave lists balance days. */
  readonly visitGains: readonly number[];
  /** The same for the visits of each kind; shorter than the kinds: 0. */
  readonly kindGains: readonly (readonly number[])[];
  /**
   * Points for the durations of the visits together: `points` for each unit of the first, evenly fewer
   * for each further one, none from `target` on. Concave, so that it balances days.
   */
  readonly fill: { readonly target: number; readonly points: number };
  /** The part of the route to be used: what stays empty of it is idle (`idleWeight`). */
  readonly core: { readonly from: number; readonly to: number };
  /** The most effort of a route (sum over its legs, the way back included); Infinity: no limit. */
  readonly maxEffort: number;
  /** So much of the problem's `rides` costs nothing more than its travel; Infinity: no matter how much. */
  readonly freeRides: number;
};

/**
 * The multi-constraint team orienteering problem with several time windows per visit: choose visits
 * and order them into routes (days) from and to one depot (the hotel) for the most points
 * (Souffriau, Vansteenwegen, Vanden Berghe and Van Oudheusden 2013, Transportation Science 47:53).
 */
export type OrienteeringProblem = {
  readonly visits: readonly OrienteeringVisit[];
  readonly routes: readonly OrienteeringRoute[];
  /** Row-major (n+1)x(n+1), n = visits.length; index n is the depot, start and end of every route. */
  readonly travel: Float64Array;
  /** The same shape. */
  readonly effort: Float64Array;
  /** The same shape: what of a leg's travel is ridden. */
  readonly rides: Float64Array;
  /** Points per unit of a route's rides beyond what is free. */
  readonly rideWeight: number;
  /** The same shape: points a leg takes besides those for its travel. */
  readonly legPoints: Float64Array;
  /** Points per unit of travel (0 in the benchmarks). */
  readonly travelWeight: number;
  /**
   * Points per unit of idle time: from the start of a route's first visit to the end of its last, less
   * visits, legs and pauses between. The last visit ends as soon as it can, the first starts as late as it
   * then can. A route that ends before `core.to` counts as no shorter than its core; one that ends later
   * as begun at `core.from` at the latest.
   */
  readonly idleWeight: number;
  /** Points for two visits on the same route, of the same shape as `travel`, symmetric. */
  readonly pairPoints: Float64Array;
  /** What two visits lose together where each is on a route, but not on the same one. */
  readonly apart: readonly ApartVisits[];
  /** Infinity: none. */
  readonly budget: number;
};

export type ApartVisits = { readonly visits: readonly [number, number]; readonly points: number };

export type RoutedVisit = {
  readonly visit: number;
  /** Index into the visit's windows on this route. */
  readonly window: number;
  /** Earliest and latest possible start, given the route's order, chosen windows and pauses. */
  readonly earliest: number;
  readonly latest: number;
  /** The start where the route ends as soon as it can and begins as late as it then can, `core.from` at the latest. */
  readonly start: number;
};

/** position: how many visits of the route come before the pause. */
export type RoutedPause = {
  readonly pause: number;
  readonly position: number;
  readonly earliest: number;
  readonly latest: number;
  readonly start: number;
};

export type RoutedDay = {
  readonly visits: readonly RoutedVisit[];
  readonly pauses: readonly RoutedPause[];
};

/**
 * value = scores + bonuses of the chosen windows + visitGains + kindGains + fill + pairPoints
 * - travelWeight * travel - rideWeight * rides beyond freeRides - legPoints - idleWeight * idle time - apart.
 */
export type OrienteeringSolution = {
  readonly routes: readonly RoutedDay[];
  readonly value: number;
};
