import { findInsertion, hasRoom, type InsertionPreference } from "./find-insertion.ts";
import { insertVisit } from "./route-plan.ts";
import { type SearchState, touchRoute } from "./search-state.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** How often each order is taken: at random first, then as in `SearchState.orders`. */
const ORDER_SHARES = [4, 2, 2, 2, 2, 2];

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
  const { plan, problem, found: best } = state;
  const { detachment } = taste;
  best.route = -1;
  best.score = Number.NEGATIVE_INFINITY;
  let cost = problem.cost[visit] as number;
  if (cost > 0) {
    for (let route = 0; route < problem.routeCount; route++) cost += plan.cost[route] as number;
    if (cost > problem.budget) return;
  }
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

const SHARES_TOTAL = ORDER_SHARES.reduce((sum, share) => sum + share, 0);

function pickOrder(state: SearchState): Int32Array {
  let ticket = state.random() * SHARES_TOTAL;
  for (let index = 0; index < ORDER_SHARES.length; index++) {
    ticket -= ORDER_SHARES[index] as number;
    if (ticket < 0) return index === 0 ? state.queue : (state.orders[index - 1] as Int32Array);
  }
  return state.queue;
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
