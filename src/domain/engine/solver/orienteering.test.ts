import { describe, expect, test } from "vitest";
import { IS_NIGHTLY } from "../../../../test/support/nightly.ts";
import { bruteForceRoutes } from "../../../../test/support/plans/brute-force-routes.ts";
import { routeFaults } from "../../../../test/support/plans/check-routes.ts";
import { randomOrienteering } from "../../../../test/support/plans/random-orienteering.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { searchRoutes } from "./orienteering.ts";
import type {
  OrienteeringProblem,
  OrienteeringRoute,
  OrienteeringVisit,
} from "./orienteering-problem.ts";
import { seededRandom } from "./seeded-random.ts";

const solveOrienteering = (...[problem, options]: Parameters<typeof searchRoutes>) =>
  runToEnd(searchRoutes(problem, options));

/** 1,000 at night. */
const PROBLEMS = IS_NIGHTLY ? 1_000 : 60;

describe(`against every possible plan of ${PROBLEMS} small problems`, () => {
  test("the search finds the best, or all but half a percent of it", { timeout: 240_000 }, () => {
    const random = seededRandom(20260823);
    const missed: string[] = [];
    for (let round = 0; round < PROBLEMS; round++) {
      const visitCount = round % 20 === 0 ? 8 : 4 + (round % 3);
      const problem = randomOrienteering(random, visitCount, 1 + (round % 2));
      const options = { seed: round, iterations: 4000 };
      const solution = solveOrienteering(problem, options);
      const best = bruteForceRoutes(problem);
      const { value } = solution;
      expect(routeFaults(problem, solution), `round ${round}`).toEqual([]);
      expect(fixedIn(problem, visitsOf(solution)), `round ${round}`).toBe(best.fixed);
      expect(value, `round ${round}`).toBeLessThanOrEqual(best.value + 1e-6);
      const isClose = value >= best.value - 0.005 * Math.abs(best.value) - 1e-6;
      if (!isClose) missed.push(`round ${round}: ${value} of ${best.value}`);
    }
    expect(missed).toEqual([]);
  });
});

describe("a plan of the size of a trip", () => {
  const trip = randomOrienteering(seededRandom(4), 40, 3);

  test("holds at its earliest and at its latest starts, whatever it was made with", () => {
    for (let seed = 0; seed < 20; seed++) {
      const problem = randomOrienteering(seededRandom(seed), 30 + seed, 1 + (seed % 5));
      const solution = solveOrienteering(problem, { seed, iterations: 300 });
      expect(routeFaults(problem, solution), `seed ${seed}`).toEqual([]);
    }
  });

  test("is the same for the same problem, seed and iterations", () => {
    const options = { seed: 12, iterations: 1000 };
    expect(solveOrienteering(trip, options)).toEqual(solveOrienteering(trip, options));
  });

  test("gives way often, and is the same taken in steps or in one go", () => {
    const options = { seed: 12, iterations: 1000 };
    const search = searchRoutes(trip, options);
    let steps = 0;
    let step = search.next();
    for (; !step.done; step = search.next()) steps++;
    expect(steps).toBeGreaterThanOrEqual(1000 / 16);
    expect(step.value).toEqual(solveOrienteering(trip, options));
  });

  test("never gets worse with more time", () => {
    const value = (iterations: number) => solveOrienteering(trip, { seed: 5, iterations }).value;
    expect(value(10_000)).toBeGreaterThan(value(0));
  });
});

describe("an initial plan", () => {
  const problem = problemOf([visitOf(), visitOf(), visitOf(), visitOf()], [routeOf(), routeOf()]);

  test("is kept when nothing is worth more", () => {
    const solution = solveOrienteering(problem, {
      seed: 1,
      iterations: 0,
      initial: [
        [3, 1],
        [0, 2],
      ],
    });
    expect(solution.routes.map(({ visits }) => visits.map(({ visit }) => visit).sort())).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  test("loses what is unknown, repeated or does not fit", () => {
    const solution = solveOrienteering(problem, {
      seed: 1,
      iterations: 0,
      initial: [[3, 3, 9, -1, 1.5], [3], [0]],
    });
    expect(routeFaults(problem, solution)).toEqual([]);
    expect(visitsOf(solution).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe("limits", () => {
  test("a fixed visit comes before any number of points", () => {
    const noon = [[{ first: 100, last: 100, bonus: 0 }]];
    const dull = visitOf({ score: -5, windows: noon, isFixed: true });
    const bright = visitOf({ score: 500, windows: noon });
    expect(visitsOf(solve(problemOf([bright, dull], [routeOf()])))).toEqual([1]);
  });

  test("a visit that costs more points than it brings stays out", () => {
    const far = { ...problemOf([visitOf({ score: 3 })], [routeOf()]), travelWeight: 1 };
    expect(solve(far)).toMatchObject({ routes: [{ visits: [] }], value: 0 });
  });

  test("falling gains spread visits over the days", () => {
    const days = [routeOf({ visitGains: [9, 3, 0] }), routeOf({ visitGains: [9, 3, 0] })];
    const solution = solve(problemOf([visitOf(), visitOf(), visitOf(), visitOf()], days));
    expect(solution.routes.map(({ visits }) => visits.length)).toEqual([2, 2]);
  });

  test("the window with the bonus is chosen, and its index is the visit's own", () => {
    const windows = [
      [
        { first: 5, last: 4, bonus: 50 },
        { first: 20, last: 200, bonus: 0 },
        { first: 200, last: 260, bonus: 4 },
      ],
    ];
    const solution = solve(problemOf([visitOf({ windows })], [routeOf()]));
    expect(solution.routes[0]?.visits).toEqual([
      { visit: 0, window: 2, earliest: 200, latest: 260, start: 200 },
    ]);
    expect(solution.value).toBe(14);
  });
});

describe("pauses", () => {
  const lunch = { first: 120, last: 150, duration: 60 };

  test("are always there, also on an empty day", () => {
    const solution = solve(problemOf([], [routeOf({ pauses: [lunch] })]));
    expect(solution.routes).toEqual([
      { visits: [], pauses: [{ pause: 0, position: 0, earliest: 120, latest: 150, start: 120 }] },
    ]);
  });

  test("move to where the visits leave room for them", () => {
    const morning = visitOf({ windows: [[{ first: 100, last: 100, bonus: 0 }]] });
    const afternoon = visitOf({ windows: [[{ first: 210, last: 215, bonus: 0 }]] });
    const solution = solve(problemOf([afternoon, morning], [routeOf({ pauses: [lunch] })]));
    expect(solution.routes[0]?.visits.map(({ visit }) => visit)).toEqual([1, 0]);
    expect(solution.routes[0]?.pauses).toEqual([
      { pause: 0, position: 1, earliest: 130, latest: 145, start: 130 },
    ]);
  });

  test("that a day cannot hold keep it empty", () => {
    const late = { first: 600, last: 700, duration: 60 };
    const solution = solve(problemOf([visitOf()], [routeOf({ pauses: [late] })]));
    expect(solution).toEqual({ routes: [{ visits: [], pauses: [] }], value: 0 });
  });
});

describe("degenerate problems", () => {
  test.each<[name: string, problem: OrienteeringProblem]>([
    ["nothing at all", problemOf([], [])],
    ["no routes", problemOf([visitOf(), visitOf()], [])],
    ["no visits", problemOf([], [routeOf(), routeOf()])],
    [
      "nothing ever open",
      problemOf([visitOf({ windows: [[]] }), visitOf({ windows: [] })], [routeOf()]),
    ],
    ["no time", problemOf([visitOf()], [routeOf({ start: 10, end: 10 })])],
    ["a day that ends before it begins", problemOf([visitOf()], [routeOf({ start: 10, end: 0 })])],
    ["no visit allowed", problemOf([visitOf()], [routeOf({ maxVisits: 0 })])],
    ["nothing affordable", { ...problemOf([visitOf({ cost: 3 })], [routeOf()]), budget: 2 }],
  ])("%s: an empty plan", (_, problem) => {
    const solution = solve(problem);
    expect(solution.value).toBe(0);
    expect(solution.routes).toEqual(problem.routes.map(() => ({ visits: [], pauses: [] })));
  });

  test("a search given no time at all still plans", () => {
    const problem = problemOf([visitOf(), visitOf()], [routeOf()]);
    expect(solveOrienteering(problem, { seed: 1, iterations: 0 }).value).toBe(20);
  });
});

function solve(problem: OrienteeringProblem) {
  const solution = solveOrienteering(problem, { seed: 1, iterations: 500 });
  expect(routeFaults(problem, solution)).toEqual([]);
  return solution;
}

/** Every way takes ten. */
function problemOf(visits: OrienteeringVisit[], routes: OrienteeringRoute[]): OrienteeringProblem {
  const width = visits.length + 1;
  const travel = Float64Array.from({ length: width * width }, (_, cell) =>
    cell % (width + 1) === 0 ? 0 : 10,
  );
  const none = new Float64Array(width * width);
  return {
    visits,
    routes,
    travel,
    ...{ effort: none, rides: none, legPoints: none, pairPoints: none, apart: [], rideWeight: 0 },
    travelWeight: 0,
    idleWeight: 0,
    budget: Number.POSITIVE_INFINITY,
  };
}

function visitOf(changes: Partial<OrienteeringVisit> = {}): OrienteeringVisit {
  const window = { first: 0, last: 400, bonus: 0 };
  return {
    score: 10,
    duration: 30,
    windows: [[window], [window]],
    kinds: [],
    cost: 0,
    isFixed: false,
    ...changes,
  };
}

function routeOf(changes: Partial<OrienteeringRoute> = {}): OrienteeringRoute {
  return {
    start: 0,
    end: 500,
    maxVisits: Number.POSITIVE_INFINITY,
    kindCaps: [],
    pauses: [],
    visitGains: [],
    kindGains: [],
    fill: { target: 0, points: 0 },
    core: { from: 0, to: 0 },
    maxEffort: Number.POSITIVE_INFINITY,
    freeRides: Number.POSITIVE_INFINITY,
    ...changes,
  };
}

function visitsOf({ routes }: { routes: readonly { visits: readonly { visit: number }[] }[] }) {
  return routes.flatMap(({ visits }) => visits.map(({ visit }) => visit));
}

function fixedIn({ visits }: OrienteeringProblem, chosen: readonly number[]): number {
  return chosen.filter((visit) => visits[visit]?.isFixed).length;
}
