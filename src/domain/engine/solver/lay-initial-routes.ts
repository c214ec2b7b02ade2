import {
  findInsertion,
  hasRoom,
  type Insertion,
  type InsertionPreference,
} from "./find-insertion.ts";
import { recreate } from "./recreate.ts";
import { insertVisit } from "./route-plan.ts";
import type { SearchState } from "./search-state.ts";

/** Points per unit waited: outweighs any bonus, so that the most of the given order fits. */
const AS_SOON_AS_POSSIBLE = 1e6;

/** A first plan: what can be kept of `initial`, in its order, filled up with whatever else fits. */
export function layInitialRoutes(
  state: SearchState,
  taste: InsertionPreference,
  initial: readonly (readonly number[])[],
): void {
  const sure = { ...taste, blink: 0, detachment: 0 };
  const eager = { ...sure, steer: 0, patience: AS_SOON_AS_POSSIBLE };
  initial.slice(0, state.problem.routeCount).forEach((visits, route) => {
    for (const visit of visits) appendVisit(state, eager, route, visit);
  });
  recreate(state, sure, true, 0);
}

function appendVisit(
  state: SearchState,
  taste: InsertionPreference,
  route: number,
  visit: number,
): void {
  const { plan, problem } = state;
  if (plan.routeOf[visit] !== -1 || !hasRoom(plan, route, visit)) return;
  const spent = plan.cost.reduce((sum, cost) => sum + cost, 0);
  if (spent + (problem.cost[visit] ?? 0) > problem.budget) return;
  const place: Insertion = {
    route: -1,
    position: 0,
    window: 0,
    points: 0,
    score: Number.NEGATIVE_INFINITY,
  };
  findInsertion(plan, route, visit, taste, place, (plan.count[route] ?? 0) + 1);
  if (place.route >= 0) insertVisit(plan, route, place.position, visit, place.window);
}
