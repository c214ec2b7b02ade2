import { distanceKm, type Position } from "../../../src/domain/places/geo.ts";
import type { Walk } from "../../../src/domain/places/walk-times.ts";
import type { StandInStreets } from "../../../stand-in/osrm.ts";

/** What stands in the way, by metres east and north of the middle. */
export type Terrain = {
  /** Whether a street crosses from one corner to the next. */
  readonly isOpen: (from: Corner, to: Corner) => boolean;
  /** How many times as long as on the flat it takes there; 1 without it. */
  readonly effort?: (at: Corner) => number;
};
export type Corner = { readonly eastM: number; readonly northM: number };

const BLOCK_M = 120;
const REACH_BLOCKS = 50;
const SIDE = 2 * REACH_BLOCKS + 1;
const FLAT_M_A_SECOND = 5000 / 3600;
const M_A_DEGREE = 111_195;

/** Streets around a point as a grid, some of them missing: every walk by plain Dijkstra. */
export function streetGrid(middle: Position, terrain: Terrain) {
  const eastM = M_A_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const cornerAt = (node: number): Corner => ({
    eastM: ((node % SIDE) - REACH_BLOCKS) * BLOCK_M,
    northM: (Math.floor(node / SIDE) - REACH_BLOCKS) * BLOCK_M,
  });
  const nodeAt = ({ lat, lon }: Position): number | undefined => {
    const east = Math.round(((lon - middle.lon) * eastM) / BLOCK_M) + REACH_BLOCKS;
    const north = Math.round(((lat - middle.lat) * M_A_DEGREE) / BLOCK_M) + REACH_BLOCKS;
    const isIn = east >= 0 && north >= 0 && east < SIDE && north < SIDE;
    return isIn ? north * SIDE + east : undefined;
  };
  const from = new Map<number, { seconds: Float64Array; metres: Float64Array }>();

  function reachFrom(start: number) {
    const known = from.get(start);
    if (known !== undefined) return known;
    const seconds = new Float64Array(SIDE * SIDE).fill(Number.POSITIVE_INFINITY);
    const metres = new Float64Array(SIDE * SIDE);
    seconds[start] = 0;
    const queue = [{ node: start, at: 0 }];
    while (queue.length > 0) {
      const next = pop(queue);
      if (next === undefined || next.at > (seconds[next.node] ?? 0)) continue;
      const here = cornerAt(next.node);
      for (const step of [1, -1, SIDE, -SIDE]) {
        const node = next.node + step;
        const isRowEnd =
          Math.abs(step) === 1 && Math.floor(node / SIDE) !== Math.floor(next.node / SIDE);
        if (node < 0 || node >= SIDE * SIDE || isRowEnd) continue;
        const there = cornerAt(node);
        if (!terrain.isOpen(here, there)) continue;
        const effort = Math.max(terrain.effort?.(here) ?? 1, terrain.effort?.(there) ?? 1);
        const at = next.at + (effort * BLOCK_M) / FLAT_M_A_SECOND;
        if (at >= (seconds[node] ?? 0)) continue;
        seconds[node] = at;
        metres[node] = (metres[next.node] ?? 0) + BLOCK_M;
        push(queue, { node, at });
      }
    }
    const reached = { seconds, metres };
    from.set(start, reached);
    return reached;
  }

  /** "none" where no street leads there; undefined outside. */
  function walkOf(one: Position, other: Position): Walk | "none" | undefined {
    const [start, end] = [nodeAt(one), nodeAt(other)];
    if (start === undefined || end === undefined) return undefined;
    const { seconds, metres } = reachFrom(start);
    const took = seconds[end] ?? Number.POSITIVE_INFINITY;
    if (took === Number.POSITIVE_INFINITY) return "none";
    // Doors are off the corners.
    const doorsM = doorM(one, start) + doorM(other, end);
    return {
      metres: (metres[end] ?? 0) + doorsM,
      minutes: (took + doorsM / FLAT_M_A_SECOND) / 60,
    };
  }

  function doorM(at: Position, node: number): number {
    const { eastM: east, northM: north } = cornerAt(node);
    const corner = { lat: middle.lat + north / M_A_DEGREE, lon: middle.lon + east / eastM };
    return 1000 * distanceKm(at, corner);
  }

  const streets: StandInStreets = {
    walkOf(one, other) {
      const walk = walkOf(one, other);
      return typeof walk === "object"
        ? { metres: walk.metres, seconds: 60 * walk.minutes }
        : undefined;
    },
  };
  return { walkOf, streets };
}

type Queued = { readonly node: number; readonly at: number };

function push(queue: Queued[], one: Queued): void {
  queue.push(one);
  let index = queue.length - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = queue[parent];
    if (above === undefined || above.at <= one.at) break;
    queue[index] = above;
    index = parent;
  }
  queue[index] = one;
}

function pop(queue: Queued[]): Queued | undefined {
  const [first] = queue;
  const last = queue.pop();
  if (last === undefined || queue.length === 0) return first;
  let index = 0;
  for (;;) {
    const [left, right] = [queue[2 * index + 1], queue[2 * index + 2]];
    const child = right !== undefined && left !== undefined && right.at < left.at ? 2 : 1;
    const least = child === 2 ? right : left;
    if (least === undefined || least.at >= last.at) break;
    queue[index] = least;
    index = 2 * index + child;
  }
  queue[index] = last;
  return first;
}

/** Within the river's banks no street leads across, but for the bridges. */
const BANK_M = 60;
const BRIDGES_M = [-1400, 1900];
const onBridge = ({ eastM }: Corner) => BRIDGES_M.some((at) => Math.abs(eastM - at) <= BANK_M);
const isAcross = (one: Corner, other: Corner, northM: number) =>
  one.northM > northM !== other.northM > northM;
const distanceM = ({ eastM, northM }: Corner, to: Corner) =>
  Math.hypot(eastM - to.eastM, northM - to.northM);
const isIn = (at: Corner, middle: Corner, radiusM: number) => distanceM(at, middle) < radiusM;

const LAKE = { eastM: 500, northM: 400 };
const HILL = { eastM: -400, northM: -300 };
const ISLAND = { eastM: 700, northM: 700 };

/** Towns whose map makes ways longer than they look. */
export const TERRAINS: Readonly<Record<string, Terrain>> = {
  plain: { isOpen: () => true },
  "a river with two bridges": {
    isOpen: (one, other) => !isAcross(one, other, 100) || (onBridge(one) && onBridge(other)),
  },
  "a hill": {
    isOpen: () => true,
    effort: (at) => (isIn(at, HILL, 900) ? 2.2 : 1),
  },
  "a lake": {
    isOpen: (one, other) => !isIn(one, LAKE, 500) && !isIn(other, LAKE, 500),
  },
  "an island": {
    isOpen: (one, other) => isIn(one, ISLAND, 600) === isIn(other, ISLAND, 600),
  },
};
