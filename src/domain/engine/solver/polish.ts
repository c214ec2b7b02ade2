import { bestOrder } from "./best-order.ts";
import type { InsertionPreference } from "./find-insertion.ts";
import { rechooseRoute, replaceStretch } from "./rechoose-route.ts";
import { recreate } from "./recreate.ts";
import { keepChanges, type SearchState, undoChanges } from "./search-state.ts";

/** Routes up to here are ordered as a whole, longer ones in stretches that overlap by half. */
const WHOLE_ROUTE = 6;
const STRETCH = 6;

/** Puts every route in its best order and then fills what room that made. Yields between stretches. */
export function* polish(
  state: SearchState,
  taste: InsertionPreference,
): Generator<void, void, void> {
  const { plan, problem } = state;
  for (let route = 0; route < problem.routeCount; route++) {
    yield;
    if ((plan.count[route] as number) <= WHOLE_ROUTE) {
      improve(state, route, () => rechooseRoute(state, route));
      yield;
      orderStretch(state, route, 1, plan.count[route] as number);
      continue;
    }
    const count = plan.count[route] as number;
    for (let from = 1; from + STRETCH - 1 <= count; from += STRETCH / 2) {
      orderStretch(state, route, from, from + STRETCH - 1);
      yield;
    }
    orderStretch(state, route, count - STRETCH + 1, count);
  }
  yield;
  recreate(state, { ...taste, steer: 0, patience: 0, blink: 0, detachment: 0 }, true, 0);
}

function orderStretch(state: SearchState, route: number, from: number, to: number): void {
  if (to < from) return;
  const order = bestOrder(state.plan, route, from, to);
  if (order === undefined) return;
  improve(state, route, () => replaceStretch(state, route, from, to, order));
}

/** Makes a change to a route and keeps it if the route still holds and is no worse for it. */
function improve(state: SearchState, route: number, change: () => boolean): void {
  const { plan } = state;
  const fixed = plan.fixedCount[route] as number;
  const score = plan.value[route] as number;
  keepChanges(state);
  const holds = change();
  const isBetter =
    (plan.fixedCount[route] as number) > fixed ||
    (plan.fixedCount[route] === fixed && (plan.value[route] as number) >= score);
  if (!holds || !isBetter) undoChanges(state);
  keepChanges(state);
}
