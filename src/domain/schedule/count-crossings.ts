import type { Position } from "../geo.ts";

type Point = readonly [x: number, y: number];

/** How often a way, drawn as straight lines on a flat map, crosses itself. */
export function countCrossings(way: readonly Position[]): number {
  const [first] = way;
  if (first === undefined) return 0;
  const squeeze = Math.cos((first.lat * Math.PI) / 180);
  const points = way.map(({ lat, lon }): Point => [lon * squeeze, lat]);
  const lines = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  let crossings = 0;
  for (const [index, [a, b]] of lines.entries()) {
    for (const [c, d] of lines.slice(index + 1)) {
      if (doCross(a, b, c, d)) crossings += 1;
    }
  }
  return crossings;
}

/** Lines that only touch, at an end or along their length, don't cross. */
function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Which side of the line from a to b the point is on: a sign, or 0 on the line. */
function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}
