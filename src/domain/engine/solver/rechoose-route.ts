import { bestOrder, type OrderedVisit } from "./best-order.ts";
import { fillPoints, measureRoute } from "./route-plan.ts";
import { type SearchState, touchRoute } from "./search-state.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** With more visits than these there is as good another way, and choosing anew takes too long. */
const FEW_VISITS = 8;
/** More than any number of points: fixed visits come before all others. */
const FIXED_WORTH = 1e9;

/**
 * Where a longer way may take less effort (it is ridden), visits may fit together that do not fit one
 * by one. Where few visits are all there is, a route is then chosen anew, from its own and the absent.
 *
 * @returns whether the route can be travelled.
 */
export function rechooseRoute(state: SearchState, route: number): boolean {
  const { plan, problem } = state;
  if (problem.maxEffort[route] === Number.POSITIVE_INFINITY) return true;
  if (problem.visitCount > FEW_VISITS) return true;
  const count = plan.count[route] as number;
  const offered = absentFor(state, route);
  if (offered.length === 0) return true;
  const scoreOf = (visits: readonly number[]) => worthOfVisits(state, route, visits);
  const choose = (isWhole: boolean) =>
    bestOrder(plan, route, 1, count, { offered, scoreOf, isWhole });
  // Where all have to be in, no choice of them is as good, and there is much less to look through.
  const isAllFixed =
    plan.fixedCount[route] === count && offered.every((visit) => problem.isFixed[visit] === 1);
  const chosen = (isAllFixed ? choose(true) : undefined) ?? choose(false);
  return chosen === undefined || replaceStretch(state, route, 1, count, chosen);
}

function absentFor({ plan, problem }: SearchState, route: number): number[] {
  return Array.from(plan.routeOf.keys()).filter((visit) => {
    const list = visit * problem.routeCount + route;
    const hasWindow = (problem.windowStart[list] ?? 0) < (problem.windowStart[list + 1] ?? 0);
    return plan.routeOf[visit] === -1 && hasWindow;
  });
}

/** Points for a route of just these visits, bonuses and travel apart; -Infinity where a limit forbids it. */
function worthOfVisits(
  { plan, problem }: SearchState,
  route: number,
  visits: readonly number[],
): number {
  if (visits.length > (problem.maxVisits[route] as number)) return Number.NEGATIVE_INFINITY;
  const uses = new Map<number, number>();
  let cost = plan.cost.reduce((sum, paid) => sum + paid, -(plan.cost[route] as number));
  let [score, stay] = [0, 0];
  visits.forEach((visit, index) => {
    cost += problem.cost[visit] as number;
    score += (problem.score[visit] as number) + (problem.isFixed[visit] as number) * FIXED_WORTH;
    score += problem.gain[route * problem.width + index] as number;
    stay += problem.duration[visit] as number;
    for (const other of visits.slice(0, index)) {
      score += problem.pairPoints[visit * problem.width + other] as number;
    }
    for (
      let at = problem.kindStart[visit] as number;
      at < (problem.kindStart[visit + 1] ?? 0);
      at++
    ) {
      const kind = problem.kinds[at] as number;
      const use = uses.get(kind) ?? 0;
      const gains = (route * problem.kindCount + kind) * problem.width;
      score += problem.kindGain[gains + use] as number;
      uses.set(kind, use + 1);
    }
  });
  const isAllowed =
    cost <= problem.budget &&
    [...uses].every(
      ([kind, use]) => use <= (problem.kindCap[route * problem.kindCount + kind] ?? 0),
    );
  return isAllowed ? score + fillPoints(problem, route, stay) : Number.NEGATIVE_INFINITY;
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
