import type { ScreenPoint } from "./map-camera.ts";

/** How far a leg bows out, of its length: the way there and the way back don't lie on each other. */
const BOW = 0.16;

/** A leg from one point to another, bowed to its left. */
export type LegCurve = {
  readonly from: ScreenPoint;
  readonly control: ScreenPoint;
  readonly to: ScreenPoint;
};

export function legCurve(from: ScreenPoint, to: ScreenPoint): LegCurve {
  return {
    from,
    control: {
      x: (from.x + to.x) / 2 + (to.y - from.y) * BOW,
      y: (from.y + to.y) / 2 - (to.x - from.x) * BOW,
    },
    to,
  };
}

/** @param part from 0 (its start) to 1 (its end). */
export function pointOnCurve({ from, control, to }: LegCurve, part: number): ScreenPoint {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return {
    x: a * from.x + b * control.x + c * to.x,
    y: a * from.y + b * control.y + c * to.y,
  };
}

/** As an SVG path. */
export function curvePath({ from, control, to }: LegCurve): string {
  const text = ({ x, y }: ScreenPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${text(from)}Q${text(control)} ${text(to)}`;
}
