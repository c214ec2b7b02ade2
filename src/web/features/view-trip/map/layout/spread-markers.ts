import type { ScreenPoint } from "./map-camera.ts";

/** Enough for 60 markers at one spot. */
const ROUNDS = 80;
/** Markers at one spot part in directions that are far from one another, whatever their number. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export type Anchor = ScreenPoint & {
  /** How readily it gives way; the more of two goes further. */
  readonly ease: number;
};

/**
 * Where markers stand so that none covers another: at their anchors, or as near as they can be. The same
 * anchors give the same places.
 *
 * @param apart the least distance between the middles of two; pixels.
 */
export function spreadMarkers(anchors: readonly Anchor[], apart: number): ScreenPoint[] {
  const spots = anchors.map(({ x, y, ease }) => ({ x, y, ease }));
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (const [index, one] of spots.entries()) {
      for (const [other, two] of spots.entries()) {
        if (other <= index) continue;
        const [dx, dy] = [two.x - one.x, two.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance > apart - 0.5) continue;
        isDone = false;
        const angle = distance < 0.5 ? other * GOLDEN_ANGLE : Math.atan2(dy, dx);
        const push = apart - distance;
        const share = one.ease / (one.ease + two.ease);
        one.x -= Math.cos(angle) * push * share;
        one.y -= Math.sin(angle) * push * share;
        two.x += Math.cos(angle) * push * (1 - share);
        two.y += Math.sin(angle) * push * (1 - share);
      }
    }
    if (isDone) break;
  }
  return spots.map(({ x, y }) => ({ x, y }));
}
