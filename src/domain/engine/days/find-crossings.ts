import type { Position } from "../../places/geo.ts";

type Point = readonly [x: number, y: number];

/** The legs of a route, drawn as straight lines on a flat map, that cross each other: 0 is the first. */
export function findCrossings(route: readonly Position[]): [leg: number, later: number][] {
  const [first] = route;
  if (first === undefined) return [];
  const squeeze = Math.cos((first.lat * Math.PI) / 180);
  const points = route.map(({ lat, lon }): Point => [lon * squeeze, lat]);
  const lines = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  return lines.flatMap(([a, b], leg) =>
    lines.flatMap(([c, d], later): [number, number][] =>
      later > leg && doCross(a, b, c, d) ? [[leg, later]] : [],
    ),
  );
}

/** Lines that only touch, at an end or along their length, don't cross. */
function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Which side of the line from a to b the point is on: a sign, or 0 on the line. */
function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}
