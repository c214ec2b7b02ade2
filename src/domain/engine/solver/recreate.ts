import {
  findInsertion,
  hasRoom,
  type Insertion,
  type InsertionPreference,
} from "./find-insertion.ts";
import { insertVisit } from "./route-plan.ts";
import { type SearchState, touchRoute } from "./search-state.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** How often an order is taken: one at random, and each of `SearchState.orders`. */
const ORDER_SHARES = { random: 4, each: 2 } as const;

/** Fixed visits go first, so their places have to vary more for the rest to come right. */
const FIXED_DETACHMENT = 0.3;

/**
 * Puts absent visits back, each where it is worth most, in one of several orders; fixed ones first.
 *
 * @param everywhere tries untouched routes for every visit; otherwise only for those just removed,
 *   as the others have been tried there before.
 * @param threshold a visit must be worth more than this to be put in.
 */
export function recreate(
  state: SearchState,
  taste: InsertionPreference,
  everywhere: boolean,
  threshold: number,
): void {
  const { plan, isWanted, problem } = state;
  if (state.fixed.length > 0) insertFixed(state, taste);
  const order = pickOrder(state);
  const length = order === state.queue ? fillQueue(state, everywhere) : problem.visitCount;
  for (let index = 0; index < length; index++) {
    const visit = order[index] as number;
    if ((plan.routeOf[visit] as number) >= 0) continue;
    if (!everywhere && isWanted[visit] === 0) continue;
    insertBest(state, visit, taste, everywhere || state.isRemoved[visit] === 1, threshold);
  }
}

function insertFixed(state: SearchState, taste: InsertionPreference): void {
  const { plan, fixed, random } = state;
  const loose = { ...taste, detachment: Math.max(taste.detachment, FIXED_DETACHMENT) };
  const offset = Math.floor(random() * fixed.length);
  for (let index = 0; index < fixed.length; index++) {
    const visit = fixed[(index + offset) % fixed.length] as number;
    if ((plan.routeOf[visit] as number) >= 0) continue;
    insertBest(state, visit, loose, true, Number.NEGATIVE_INFINITY);
  }
}

function insertBest(
  state: SearchState,
  visit: number,
  taste: InsertionPreference,
  everywhere: boolean,
  threshold: number,
): void {
  const { plan, problem } = state;
  const { detachment } = taste;
  if (!isAffordable(state, visit)) return;
  const best = noPlaceYet(state);
  const length = everywhere ? problem.routeCount : state.touchedCount;
  for (let index = 0; index < length; index++) {
    const route = everywhere ? index : (state.touched[index] as number);
    if (length > 1 && detachment > 0 && state.random() < detachment) continue;
    if (hasRoom(plan, route, visit)) findInsertion(plan, route, visit, taste, best);
  }
  if (best.route < 0 || best.points <= threshold) return;
  touchRoute(state, best.route);
  insertVisit(plan, best.route, best.position, visit, best.window);
}

function isAffordable({ plan, problem }: SearchState, visit: number): boolean {
  let cost = problem.cost[visit] as number;
  if (cost === 0) return true;
  for (let route = 0; route < problem.routeCount; route++) cost += plan.cost[route] as number;
  return cost <= problem.budget;
}

function noPlaceYet({ found }: SearchState): Insertion {
  found.route = -1;
  found.score = Number.NEGATIVE_INFINITY;
  return found;
}

function pickOrder({ random, orders, queue }: SearchState): Int32Array {
  const ticket = random() * (ORDER_SHARES.random + ORDER_SHARES.each * orders.length);
  return orders[Math.floor((ticket - ORDER_SHARES.random) / ORDER_SHARES.each)] ?? queue;
}

/** The absent visits in random order. @returns how many. */
function fillQueue(
  { plan, problem, queue, random, isWanted }: SearchState,
  everywhere: boolean,
): number {
  let length = 0;
  for (let visit = 0; visit < problem.visitCount; visit++) {
    if ((plan.routeOf[visit] as number) < 0 && (everywhere || isWanted[visit] === 1))
      queue[length++] = visit;
  }
  for (let index = length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const swapped = queue[index] as number;
    queue[index] = queue[other] as number;
    queue[other] = swapped;
  }
  return length;
}

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
  const { plan } = state;
  if (plan.routeOf[visit] !== -1 || !hasRoom(plan, route, visit)) return;
  if (!isAffordable(state, visit)) return;
  const place = noPlaceYet(state);
  findInsertion(plan, route, visit, taste, place, (plan.count[route] ?? 0) + 1);
  if (place.route >= 0) insertVisit(plan, route, place.position, visit, place.window);
}
