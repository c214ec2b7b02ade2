import type { OrienteeringProblem } from "../../../src/domain/engine/solver/orienteering-problem.ts";

/** Points that visits bring together on a route, whatever their order: for kinds, for durations and for pairs. */
export function setPoints(
  { visits, routes, pairPoints }: OrienteeringProblem,
  chosen: readonly number[],
  index: number,
): number {
  const { kindGains = [], fill = { target: 0, points: 0 } } = routes[index] ?? {};
  const kinds = chosen.flatMap((visit) => [...new Set(visits[visit]?.kinds)]);
  const ofKinds = kindGains.map((gains, kind) =>
    sum(gains.slice(0, kinds.filter((other) => other === kind).length)),
  );
  const stay = sum(chosen.map((visit) => visits[visit]?.duration ?? 0));
  const filled = Math.min(stay, fill.target);
  // The mean of what the first unit and the last one bring.
  const ofFill = filled === 0 ? 0 : (fill.points * filled * (2 - filled / fill.target)) / 2;
  const ofPairs = chosen.flatMap((a, at) =>
    chosen.slice(at + 1).map((b) => pairPoints[a * (visits.length + 1) + b] ?? 0),
  );
  return sum(ofKinds) + ofFill + sum(ofPairs);
}

/** Points lost by visits that should be together. @param sets of each route, its visits. */
export function apartPoints(
  { apart }: OrienteeringProblem,
  sets: readonly ReadonlySet<number>[],
): number {
  const routeOf = (visit: number) => sets.findIndex((set) => set.has(visit));
  return sum(
    apart.map(({ visits: [a, b], points }) => {
      const [one, other] = [routeOf(a), routeOf(b)];
      return one >= 0 && other >= 0 && one !== other ? points : 0;
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
