import type { ScreenPoint } from "./map-camera.ts";

/** A turn sharper than this is a corner, as of a park between streets; others are parts of a bend. */
const CORNER_RADIANS = 1.2;
/** How much of the shorter side a bend or a corner is rounded by. */
const BEND = 0.5;
const CORNER = 0.12;

/** A line or an outline through few points as an SVG path, its bends rounded and its corners kept. */
export function smoothPath(points: readonly ScreenPoint[], isClosed: boolean): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  const parts: string[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? (isClosed ? last : undefined);
    const after = points[index + 1] ?? (isClosed ? first : undefined);
    if (before === undefined || after === undefined) {
      parts.push(`${parts.length === 0 ? "M" : "L"}${text(point)}`);
      continue;
    }
    const share = turnAt(before, point, after) > CORNER_RADIANS ? CORNER : BEND;
    const reach = share * Math.min(lengthOf(before, point), lengthOf(point, after));
    parts.push(
      `${parts.length === 0 ? "M" : "L"}${text(towards(point, before, reach))}`,
      `Q${text(point)} ${text(towards(point, after, reach))}`,
    );
  }
  return parts.join("") + (isClosed ? "Z" : "");
}

const text = ({ x, y }: ScreenPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const lengthOf = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(b.x - a.x, b.y - a.y);

function towards(from: ScreenPoint, to: ScreenPoint, distance: number): ScreenPoint {
  const share = distance / Math.max(lengthOf(from, to), 1e-9);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function turnAt(before: ScreenPoint, at: ScreenPoint, after: ScreenPoint): number {
  const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}
