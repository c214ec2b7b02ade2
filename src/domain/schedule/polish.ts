import { bestOrder } from "./best-order.ts";
import type { InsertionTaste } from "./find-insertion.ts";
import { recreate } from "./recreate.ts";
import { measureRoute } from "./route-plan.ts";
import { keepChanges, type SearchState, touchRoute, undoChanges } from "./search-state.ts";

/** Routes up to here are ordered as a whole, longer ones in stretches that overlap by half. */
const WHOLE_ROUTE = 9;
const STRETCH = 6;

/**
 * Puts every route in its best order and then fills what room that made. Yields between stretches.
 *
 * @param steer points per unit of travel, on top of the problem's, for choosing between orders that
 *   are worth the same.
 */
export function* polish(state: SearchState, taste: InsertionTaste): Generator<void, void, void> {
  const { plan, problem } = state;
  for (let route = 0; route < problem.routeCount; route++) {
    const count = plan.count[route] ?? 0;
    if (count <= WHOLE_ROUTE) {
      if (count > 0) orderStretch(state, route, 1, count);
      yield;
      continue;
    }
    for (let from = 1; from + STRETCH - 1 <= count; from += STRETCH / 2) {
      orderStretch(state, route, from, from + STRETCH - 1);
      yield;
    }
    orderStretch(state, route, count - STRETCH + 1, count);
  }
  recreate(state, { ...taste, steer: 0, patience: 0, blink: 0, detachment: 0 }, true, 0);
}

function orderStretch(state: SearchState, route: number, from: number, to: number): void {
  const { plan, problem } = state;
  // The tangent of the load's square: exact enough to find an order, which is then valued in full.
  const weight = problem.travelWeight + 2 * problem.loadWeight * (plan.load[route] ?? 0);
  const order = bestOrder(plan, route, from, to, Math.max(weight, LEAST_WEIGHT));
  if (order === undefined) return;
  const worth = plan.value[route] ?? 0;
  keepChanges(state);
  touchRoute(state, route);
  order.forEach(({ visit, window }, index) => {
    plan.node[route * plan.stride + from + index] = visit;
    plan.window[route * plan.stride + from + index] = window;
  });
  if (!measureRoute(plan, route) || (plan.value[route] ?? 0) < worth) undoChanges(state);
  keepChanges(state);
}

/** Too little to weigh against any bonus, enough to prefer the shorter of equal ways. */
const LEAST_WEIGHT = 1e-6;
