import type { ToptwInstance, ToptwVertex } from "./toptw-instance.ts";

/**
 * Walks every route in whole tenths (or hundredths) of a unit and adds up the scores. It shares no
 * code with the solver, and finds each leg with integer arithmetic alone.
 *
 * @param routes vertex numbers of each route, the depot left out.
 * @throws when a vertex is unknown or visited twice, a window is missed, or the depot is reached late.
 */
export function evaluateToptw(
  { name, vertices, decimals }: ToptwInstance,
  routes: readonly (readonly number[])[],
): number {
  const scale = 10 ** decimals;
  const visited = new Set<number>([0]);
  const vertex = (index: number): ToptwVertex => {
    const found = vertices[index];
    if (found === undefined) throw new Error(`${name}: there is no vertex ${index}`);
    return found;
  };
  const home = vertex(0);
  let score = 0;
  for (const route of routes) {
    let [clock, from] = [Math.round(home.opens * scale), home];
    for (const index of route) {
      const to = vertex(index);
      if (visited.has(index)) throw new Error(`${name}: vertex ${index} is visited twice`);
      visited.add(index);
      clock = Math.max(clock + truncatedLeg(from, to, decimals), Math.round(to.opens * scale));
      if (clock > Math.round(to.closes * scale)) throw new Error(`${name}: ${index} is closed`);
      clock += Math.round(to.duration * scale);
      score += to.score;
      from = to;
    }
    clock += truncatedLeg(from, home, decimals);
    if (clock > Math.round(home.closes * scale)) throw new Error(`${name}: back too late`);
  }
  return score;
}

/** Coordinates have at most 3 decimals, so the leg is the whole root of a whole number of thousandths. */
const COORDINATE_DECIMALS = 3;

function truncatedLeg(from: ToptwVertex, to: ToptwVertex, decimals: number): number {
  const thousandths = (value: number) => BigInt(Math.round(value * 10 ** COORDINATE_DECIMALS));
  const dx = thousandths(from.x) - thousandths(to.x);
  const dy = thousandths(from.y) - thousandths(to.y);
  const square = dx * dx + dy * dy;
  const step = 10n ** BigInt(COORDINATE_DECIMALS - decimals);
  let leg = BigInt(Math.floor(Math.sqrt(Number(square)) / Number(step)));
  while ((leg + 1n) ** 2n * step ** 2n <= square) leg += 1n;
  while (leg ** 2n * step ** 2n > square) leg -= 1n;
  return Number(leg);
}
