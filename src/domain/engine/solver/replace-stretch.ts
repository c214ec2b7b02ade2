import type { OrderedVisit } from "./best-order.ts";
import { measureRoute } from "./route-plan.ts";
import { type SearchState, touchRoute } from "./search-state.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** Too little to weigh against any bonus, enough to prefer the shorter of equal ways. */
const LEAST_WEIGHT = 1e-6;

/** Points per unit of travel. */
export function travelPrice({ problem }: SearchState): number {
  return Math.max(problem.travelWeight, LEAST_WEIGHT);
}

/** Puts other visits in the place of those at positions `from` to `to`. @returns whether the route holds. */
export function replaceStretch(
  state: SearchState,
  route: number,
  from: number,
  to: number,
  visits: readonly OrderedVisit[],
): boolean {
  const { plan } = state;
  touchRoute(state, route);
  const base = route * plan.stride;
  const rest = plan.node.slice(base + to + 1, base + (plan.count[route] as number) + 2);
  const restWindows = plan.window.slice(base + to + 1, base + (plan.count[route] as number) + 2);
  for (let at = base + from; at <= base + to; at++) plan.routeOf[plan.node[at] as number] = -1;
  visits.forEach(({ visit, window }, index) => {
    plan.node[base + from + index] = visit;
    plan.window[base + from + index] = window;
    plan.routeOf[visit] = route;
  });
  plan.node.set(rest, base + from + visits.length);
  plan.window.set(restWindows, base + from + visits.length);
  plan.count[route] = from - 1 + visits.length + rest.length - 1;
  return measureRoute(plan, route);
}
