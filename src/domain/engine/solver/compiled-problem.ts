import type { OrienteeringProblem } from "./orienteering-problem.ts";

/** Sums made in different orders may differ by this much. */
export const ROUNDING = 1e-9;

/**
 * An orienteering problem laid out flat for the search. Lists of lists are runs in one array, entry i
 * from `xStart[i]` up to `xStart[i + 1]`. `width` is visits + 1, the row length of the matrices.
 */
export type CompiledProblem = {
  readonly visitCount: number;
  readonly routeCount: number;
  readonly kindCount: number;
  readonly width: number;
  readonly score: Float64Array;
  readonly duration: Float64Array;
  readonly cost: Float64Array;
  readonly isFixed: Uint8Array;
  /** From the row to the column. */
  readonly travel: Float64Array;
  /** From the column to the row, so that both legs of an insertion lie in one row. */
  readonly arrival: Float64Array;
  readonly effort: Float64Array;
  readonly rides: Float64Array;
  readonly rideWeight: number;
  /** By route. */
  readonly freeRides: Float64Array;
  /** From the row to the column. */
  readonly legPoints: Float64Array;
  readonly pairPoints: Float64Array;
  /** By visit: those that lose points where they are on another route, and how many. */
  readonly apartStart: Int32Array;
  readonly apartFrom: Int32Array;
  readonly apartPoints: Float64Array;
  /** By visit * routeCount + route. */
  readonly windowStart: Int32Array;
  readonly windowFirst: Float64Array;
  readonly windowLast: Float64Array;
  readonly windowBonus: Float64Array;
  /** Index of the window in the visit's own list. */
  readonly windowIndex: Int32Array;
  readonly kindStart: Int32Array;
  readonly kinds: Int32Array;
  /** By route * kindCount + kind. */
  readonly kindCap: Float64Array;
  /** By (route * kindCount + kind) * width + visits of the kind already there: points for one more. */
  readonly kindGain: Float64Array;
  /** One more than the most pauses of any route. */
  readonly stages: number;
  readonly pauseCount: Int32Array;
  /** By route * stages + pause. */
  readonly pauseFirst: Float64Array;
  readonly pauseLast: Float64Array;
  readonly pauseDuration: Float64Array;
  readonly routeStart: Float64Array;
  readonly routeEnd: Float64Array;
  readonly maxVisits: Float64Array;
  readonly maxEffort: Float64Array;
  /** By route * width + visits already there: points for one visit more. */
  readonly gain: Float64Array;
  readonly fillTarget: Float64Array;
  readonly fillPoints: Float64Array;
  readonly coreFrom: Float64Array;
  readonly coreTo: Float64Array;
  readonly travelWeight: number;
  readonly idleWeight: number;
  readonly budget: number;
};

/** Lays a problem out for the search; windows that hold no time at all are left out. */
export function compileProblem(problem: OrienteeringProblem): CompiledProblem {
  const { visits, routes } = problem;
  const width = visits.length + 1;
  const { travel, effort, rides, rideWeight, legPoints, pairPoints } = problem;
  return {
    visitCount: visits.length,
    routeCount: routes.length,
    width,
    score: Float64Array.from(visits, ({ score }) => score),
    duration: Float64Array.from([...visits.map(({ duration }) => duration), 0]),
    cost: Float64Array.from(visits, ({ cost }) => cost),
    isFixed: Uint8Array.from(visits, ({ isFixed }) => (isFixed ? 1 : 0)),
    travel,
    arrival: transpose(travel, width),
    effort,
    rides,
    rideWeight,
    freeRides: Float64Array.from(routes, ({ freeRides }) => freeRides),
    legPoints,
    pairPoints,
    ...compileApart(problem),
    ...compileWindows(problem),
    ...compileKinds(problem),
    ...compilePauses(problem),
    routeStart: Float64Array.from(routes, ({ start }) => start),
    routeEnd: Float64Array.from(routes, ({ end }) => end),
    maxVisits: Float64Array.from(routes, ({ maxVisits }) => maxVisits),
    maxEffort: Float64Array.from(routes, ({ maxEffort }) => maxEffort),
    gain: Float64Array.from(
      routes.flatMap(({ visitGains }) =>
        Array.from({ length: width }, (_, count) => visitGains[count] ?? 0),
      ),
    ),
    fillTarget: Float64Array.from(routes, ({ fill }) => fill.target),
    fillPoints: Float64Array.from(routes, ({ fill }) => fill.points),
    coreFrom: Float64Array.from(routes, ({ core }) => core.from),
    coreTo: Float64Array.from(routes, ({ core }) => core.to),
    travelWeight: problem.travelWeight,
    idleWeight: problem.idleWeight,
    budget: problem.budget,
  };
}

/** The matrix itself when it is symmetric: half the memory for the inner loop to reach. */
function transpose(matrix: Float64Array, width: number): Float64Array {
  const turned = new Float64Array(matrix.length);
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      turned[column * width + row] = matrix[row * width + column] ?? 0;
    }
  }
  return turned.every((cell, index) => cell === matrix[index]) ? matrix : turned;
}

function compileApart({ visits, apart }: OrienteeringProblem) {
  const lists = visits.map((_, visit) =>
    apart.flatMap(({ visits: [a, b], points }) =>
      a === visit ? { other: b, points } : b === visit ? { other: a, points } : [],
    ),
  );
  return {
    apartStart: runStarts(lists),
    apartFrom: Int32Array.from(lists.flat(), ({ other }) => other),
    apartPoints: Float64Array.from(lists.flat(), ({ points }) => points),
  };
}

function compileWindows({ visits, routes }: OrienteeringProblem) {
  const lists = visits.flatMap(({ windows }) =>
    routes.map((_, route) =>
      (windows[route] ?? [])
        .map((window, index) => ({ ...window, index }))
        .filter(({ first, last }) => first <= last),
    ),
  );
  const all = lists.flat();
  return {
    windowStart: runStarts(lists),
    windowFirst: Float64Array.from(all, ({ first }) => first),
    windowLast: Float64Array.from(all, ({ last }) => last),
    windowBonus: Float64Array.from(all, ({ bonus }) => bonus),
    windowIndex: Int32Array.from(all, ({ index }) => index),
  };
}

function compileKinds({ visits, routes }: OrienteeringProblem) {
  const lists = visits.map(({ kinds }) => [...new Set(kinds)]);
  const kindCount = Math.max(0, ...lists.flat().map((kind) => kind + 1));
  const width = visits.length + 1;
  return {
    kindCount,
    kindStart: runStarts(lists),
    kinds: Int32Array.from(lists.flat()),
    kindCap: Float64Array.from(
      routes.flatMap(({ kindCaps }) =>
        Array.from({ length: kindCount }, (_, kind) => kindCaps[kind] ?? Number.POSITIVE_INFINITY),
      ),
    ),
    kindGain: Float64Array.from(
      routes.flatMap(({ kindGains }) =>
        Array.from({ length: kindCount * width }, (_, cell) => {
          const gains = kindGains[Math.floor(cell / width)] ?? [];
          return gains[cell % width] ?? 0;
        }),
      ),
    ),
  };
}

function compilePauses({ routes }: OrienteeringProblem) {
  const stages = 1 + Math.max(0, ...routes.map(({ pauses }) => pauses.length));
  const padded = routes.flatMap(({ pauses }) =>
    Array.from({ length: stages }, (_, index) => pauses[index] ?? NO_PAUSE),
  );
  return {
    stages,
    pauseCount: Int32Array.from(routes, ({ pauses }) => pauses.length),
    pauseFirst: Float64Array.from(padded, ({ first }) => first),
    pauseLast: Float64Array.from(padded, ({ last }) => last),
    pauseDuration: Float64Array.from(padded, ({ duration }) => duration),
  };
}

const NO_PAUSE = { first: 0, last: 0, duration: 0 };

function runStarts(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    starts[index + 1] = (starts[index] ?? 0) + list.length;
  });
  return starts;
}
