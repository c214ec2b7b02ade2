import { type CompiledProblem, compileProblem } from "./compiled-problem.ts";
import type { InsertionPreference } from "./find-insertion.ts";
import type { OrienteeringProblem, OrienteeringSolution } from "./orienteering-problem.ts";
import { polish } from "./polish.ts";
import { rechooseRoute } from "./rechoose-route.ts";
import { layInitialRoutes, recreate } from "./recreate.ts";
import { copyRoute, createRoutePlan, type RoutePlan } from "./route-plan.ts";
import { routedSolution } from "./routed-solution.ts";
import { ruin } from "./ruin.ts";
import {
  createSearchState,
  fixedPlaced,
  keepChanges,
  type SearchState,
  steeredValue,
  undoChanges,
} from "./search-state.ts";
import { seededRandom } from "./seeded-random.ts";

export type SearchOptions = {
  readonly seed: number;
  /** How many to make, so that equal requests get equal answers: some more, as it ends on a multiple of 64. */
  readonly iterations: number;
  /** Visits of each route, in order, to start from; what doesn't fit is left out. */
  readonly initial?: readonly (readonly number[])[] | undefined;
};

const ITERATIONS_PER_YIELD = 16;
const ITERATIONS_PER_COOLING = 64;
/** Choosing a route anew takes as long as a hundred insertions. */
const ITERATIONS_PER_CHOICE = 64;
const BLINK = 0.01;
/** Share of the steering in choosing the best plan: the shorter of two that are worth the same. */
const TIE = 1e-4;

/**
 * Tuned on the benchmarks. `hot` and `cold` are temperatures in middle scores; `steer` and `patience` are
 * prices of travel and waiting, in middle scores per mean leg, for choosing between places.
 */
const TUNE = {
  hot: 0.8,
  cold: 0.05,
  steer: 0.12,
  patience: 0.05,
  everywhere: 0.05,
  detachment: 0.02,
};

/**
 * Ruin and recreate with simulated annealing (SISR: Christiaens and Vanden Berghe 2020,
 * Transportation Science 54:417). The same problem and options always give the same solution.
 *
 * Yields every few iterations, well under 2 ms of work at 300 visits, so that the caller may give way.
 */
export function* searchRoutes(
  problem: OrienteeringProblem,
  options: SearchOptions,
): Generator<void, OrienteeringSolution, void> {
  const compiled = compileProblem(problem);
  const state = createSearchState(compiled, seededRandom(options.seed));
  const { random, plan } = state;
  const scale = middleScore(compiled.score);
  const rate = scale / meanLeg(compiled);
  const steer = Math.max(0, TUNE.steer * rate - compiled.travelWeight);
  const taste: InsertionPreference = {
    steer,
    patience: TUNE.patience * rate,
    blink: Math.max(BLINK, 0.5 / compiled.visitCount),
    detachment: TUNE.detachment,
    random,
  };
  yield;
  layInitialRoutes(state, taste, options.initial ?? []);
  const best = createRoutePlan(compiled);
  keepBest(plan, best);
  let [value, fixed] = [steeredValue(state, steer), fixedPlaced(state)];
  let [bestScore, bestFixed] = [steeredValue(state, steer * TIE), fixed];
  const everywhere = Math.max(TUNE.everywhere, 4 / compiled.visitCount);
  let temperature = TUNE.hot * scale;
  for (let iteration = 0; ; iteration++) {
    if (iteration % ITERATIONS_PER_YIELD === 0) {
      yield;
      if (iteration % ITERATIONS_PER_COOLING === 0) {
        if (iteration >= options.iterations) break;
        temperature = scale * TUNE.hot * (TUNE.cold / TUNE.hot) ** (iteration / options.iterations);
      }
    }
    keepChanges(state);
    ruin(state);
    // Of a single route it would choose the same again.
    const isChoice =
      iteration === 0 || (compiled.routeCount > 1 && iteration % ITERATIONS_PER_CHOICE === 0);
    if (isChoice && !rechooseAny(state)) {
      undoChanges(state);
      continue;
    }
    recreate(state, taste, random() < everywhere, temperature * Math.log(random()));
    const [nextValue, nextFixed] = [steeredValue(state, steer), fixedPlaced(state)];
    const isAccepted =
      nextFixed > fixed ||
      (nextFixed === fixed && nextValue > value + temperature * Math.log(random()));
    if (!isAccepted) {
      undoChanges(state);
      continue;
    }
    [value, fixed] = [nextValue, nextFixed];
    const score = steeredValue(state, steer * TIE);
    if (fixed > bestFixed || (fixed === bestFixed && score > bestScore)) {
      [bestScore, bestFixed] = [score, fixed];
      keepBest(plan, best);
    }
  }
  keepBest(best, plan);
  yield* polish(state, taste);
  yield;
  return routedSolution(plan);
}

function rechooseAny(state: SearchState): boolean {
  const route = Math.floor(state.random() * state.problem.routeCount);
  return route >= state.problem.routeCount || rechooseRoute(state, route);
}

function keepBest(plan: RoutePlan, best: RoutePlan): void {
  for (let route = 0; route < plan.problem.routeCount; route++) copyRoute(plan, best, route);
  best.routeOf.set(plan.routeOf);
}

/** The middle one, as a city's few famous sights count many times as much as the rest. */
function middleScore(scores: Float64Array): number {
  const middle = scores.toSorted()[scores.length >> 1] ?? 0;
  return middle > 0 ? middle : 1;
}

function meanLeg({ travel, visitCount, width }: CompiledProblem): number {
  let sum = 0;
  for (let visit = 0; visit < visitCount; visit++) {
    for (let other = 0; other < visitCount; other++) sum += travel[visit * width + other] as number;
  }
  return sum > 0 ? sum / (visitCount * (visitCount - 1)) : 1;
}
