import type {
  OrienteeringProblem,
  OrienteeringRoute,
  StartWindow,
} from "../../../src/domain/engine/solver/orienteering-problem.ts";
import { leastIdle } from "./least-idle.ts";
import { apartPoints, setPoints } from "./set-points.ts";

/**
 * The most an orienteering problem can yield, found the slow way: every set of visits on every route
 * in every order with every choice of windows and pauses, then every way of sharing the visits out.
 * Fixed visits come first: no number of points makes up for one that would have fitted.
 */
export function bruteForceRoutes(problem: OrienteeringProblem): { fixed: number; value: number } {
  const perRoute = problem.routes.map((route, index) => bestBySet(problem, route, index));
  const all = 2 ** problem.visits.length;
  const best = { fixed: -1, value: Number.NEGATIVE_INFINITY };
  const share = (
    index: number,
    taken: number,
    points: number,
    routes: readonly ReadonlySet<number>[],
  ): void => {
    if (index === perRoute.length) {
      const { cost, fixed } = totals(problem, taken);
      if (cost > problem.budget) return;
      const value = points - apartPoints(problem, routes);
      if (fixed < best.fixed || (fixed === best.fixed && value <= best.value)) return;
      Object.assign(best, { fixed, value });
      return;
    }
    for (let set = 0; set < all; set++) {
      const worth = (set & taken) === 0 ? perRoute[index]?.[set] : undefined;
      if (worth !== undefined)
        share(index + 1, taken | set, points + worth, [...routes, visitsIn(set, problem)]);
    }
  };
  share(0, 0, 0, []);
  return best;
}

function visitsIn(set: number, { visits }: OrienteeringProblem): Set<number> {
  return new Set([...visits.keys()].filter((visit) => (set >> visit) & 1));
}

function totals({ visits }: OrienteeringProblem, set: number): { cost: number; fixed: number } {
  const chosen = visits.filter((_, visit) => (set >> visit) & 1);
  return {
    cost: chosen.reduce((sum, { cost }) => sum + cost, 0),
    fixed: chosen.filter(({ isFixed }) => isFixed).length,
  };
}

/** The best value of each set of visits on this route; undefined: it cannot be travelled. */
function bestBySet(
  problem: OrienteeringProblem,
  route: OrienteeringRoute,
  index: number,
): (number | undefined)[] {
  const { visits, travel, effort, legPoints, rides, rideWeight = 0 } = problem;
  const depot = visits.length;
  const leg = (matrix: Float64Array | undefined, from: number, to: number) =>
    matrix?.[from * (depot + 1) + to] ?? 0;
  const found: (number | undefined)[] = new Array(2 ** depot).fill(undefined);

  type Walk = {
    at: number;
    clock: number;
    pauses: number;
    set: number;
    count: number;
    points: number;
    travelled: number;
    exerted: number;
    ridden: number;
    visits: readonly { readonly visit: number; readonly window: number }[];
  };
  const goOn = (walk: Walk): void => {
    const pause = route.pauses[walk.pauses];
    if (pause !== undefined && walk.clock <= pause.last) {
      const clock = Math.max(walk.clock, pause.first) + pause.duration;
      goOn({ ...walk, clock, pauses: walk.pauses + 1 });
    }
    if (pause === undefined) goHome(walk);
    visits.forEach((visit, to) => {
      if ((walk.set >> to) & 1) return;
      const arrival = walk.clock + leg(travel, walk.at, to);
      visit.windows[index]?.forEach((window, which) => {
        startVisit(walk, to, arrival, window, which);
      });
    });
  };
  const startVisit = (
    walk: Walk,
    to: number,
    arrival: number,
    window: StartWindow,
    which: number,
  ): void => {
    const visit = visits[to];
    if (visit === undefined || arrival > window.last || walk.count >= route.maxVisits) return;
    goOn({
      at: to,
      clock: Math.max(arrival, window.first) + visit.duration,
      pauses: walk.pauses,
      set: walk.set | (1 << to),
      count: walk.count + 1,
      points:
        walk.points +
        visit.score +
        window.bonus +
        (route.visitGains[walk.count] ?? 0) -
        leg(legPoints, walk.at, to),
      travelled: walk.travelled + leg(travel, walk.at, to),
      exerted: walk.exerted + leg(effort, walk.at, to),
      ridden: walk.ridden + leg(rides, walk.at, to),
      visits: [...walk.visits, { visit: to, window: which }],
    });
  };
  const goHome = (walk: Walk): void => {
    const travelled = walk.travelled + leg(travel, walk.at, depot);
    const exerted = walk.exerted + leg(effort, walk.at, depot);
    if (walk.clock + leg(travel, walk.at, depot) > route.end) return;
    if (exerted > route.maxEffort || !keepsKinds(problem, route, walk.set)) return;
    const chosen = walk.visits.map(({ visit }) => visit);
    const points = walk.points - leg(legPoints, walk.at, depot) + setPoints(problem, chosen, index);
    const ridden = walk.ridden + leg(rides, walk.at, depot);
    const far = rideWeight * Math.max(0, ridden - route.freeRides);
    const beforeIdle = points - far - problem.travelWeight * travelled;
    if (beforeIdle <= (found[walk.set] ?? Number.NEGATIVE_INFINITY)) return;
    const value = beforeIdle - problem.idleWeight * leastIdle(problem, walk.visits, index);
    found[walk.set] = Math.max(found[walk.set] ?? Number.NEGATIVE_INFINITY, value);
  };
  const start = { at: depot, clock: route.start, pauses: 0, set: 0, count: 0 };
  goOn({ ...start, points: 0, travelled: 0, exerted: 0, ridden: 0, visits: [] });
  // A route that cannot even hold its pauses stays empty.
  found[0] ??= -problem.idleWeight * leastIdle(problem, [], index);
  return found;
}

function keepsKinds(
  { visits }: OrienteeringProblem,
  { kindCaps }: OrienteeringRoute,
  set: number,
): boolean {
  const kinds = visits.flatMap(({ kinds }, visit) => ((set >> visit) & 1 ? kinds : []));
  return kindCaps.every((cap, kind) => kinds.filter((other) => other === kind).length <= cap);
}
