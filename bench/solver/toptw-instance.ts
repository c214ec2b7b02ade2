import { readFileSync } from "node:fs";
import type { OrienteeringProblem } from "../../src/domain/engine/solver/orienteering-problem.ts";

export type ToptwVertex = {
  readonly x: number;
  readonly y: number;
  readonly duration: number;
  readonly score: number;
  readonly opens: number;
  readonly closes: number;
};

export type ToptwInstance = {
  readonly name: string;
  /** Legs are truncated to this many decimals. */
  readonly decimals: 1 | 2;
  /** The first is the depot; its closing time ends the day. */
  readonly vertices: readonly ToptwVertex[];
};

/** Reads a file in KU Leuven's format: line 1 holds N, line 2 nothing of use, then N + 1 vertices. */
export function readToptwInstance(file: string, name: string): ToptwInstance {
  const lines = readFileSync(file, "utf8").split("\n");
  const count = Number(lines[0]?.trim().split(/\s+/)[2]);
  const vertices = lines.slice(2, count + 3).map((line) => {
    const fields = line.trim().split(/\s+/).map(Number);
    const [, x = Number.NaN, y = Number.NaN, duration = Number.NaN, score = Number.NaN] = fields;
    const [opens = Number.NaN, closes = Number.NaN] = fields.slice(-2);
    return { x, y, duration, score, opens, closes };
  });
  if (vertices.length !== count + 1 || vertices.some((v) => Object.values(v).some(Number.isNaN))) {
    throw new Error(`${file} is not an instance`);
  }
  return { name, decimals: name.startsWith("pr") ? 2 : 1, vertices };
}

/** The instance for that many routes, its times in whole tenths or hundredths so that sums are exact. */
export function toOrienteeringProblem(
  { vertices, decimals }: ToptwInstance,
  routeCount: number,
): OrienteeringProblem {
  const scale = 10 ** decimals;
  const [depot, ...places] = vertices;
  if (depot === undefined) throw new Error("no depot");
  const all = [...places, depot];
  const routes = Array.from({ length: routeCount }, () => ({
    start: Math.round(depot.opens * scale),
    end: Math.round(depot.closes * scale),
    maxVisits: Number.POSITIVE_INFINITY,
    kindCaps: [],
    pauses: [],
    visitGains: [],
    kindGains: [],
    fill: { target: 0, points: 0 },
    core: { from: 0, to: 0 },
    maxEffort: Number.POSITIVE_INFINITY,
    freeRides: Number.POSITIVE_INFINITY,
  }));
  return {
    visits: places.map(({ score, duration, opens, closes }) => {
      const window = {
        first: Math.round(opens * scale),
        last: Math.round(closes * scale),
        bonus: 0,
      };
      return {
        score,
        duration: Math.round(duration * scale),
        windows: routes.map(() => [window]),
        kinds: [],
        cost: 0,
        isFixed: false,
      };
    }),
    routes,
    travel: Float64Array.from(
      all.flatMap((from) =>
        all.map((to) => Math.floor(Math.hypot(from.x - to.x, from.y - to.y) * scale + 1e-9)),
      ),
    ),
    travelWeight: 0,
    idleWeight: 0,
    budget: Number.POSITIVE_INFINITY,
  };
}
