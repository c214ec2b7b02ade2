import type { Point, River, Sketch } from "../../../../../domain/places/sketch.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { boundsOf } from "./map-camera.ts";
import { type MapPoint, toMapPoint } from "./mercator.ts";

/** A name on the sketch, or of a town on a map of several. */
export type SketchName = {
  readonly kind: "water" | "park" | "quarter" | "town";
  readonly text: string;
  readonly at: MapPoint;
  /** Radians, clockwise; between a quarter turn either way, so that nobody reads upside down. */
  readonly angle: number;
  /** How long the thing is that has the name, as a part of the whole map; undefined: it has no size. */
  readonly extent: number | undefined;
};

export const pointOf = ([lat, lon]: Point): MapPoint => toMapPoint({ lat, lon });

/** Those of parks, water and islands first: quarters are many. */
export function sketchNames(sketch: Sketch): SketchName[] {
  return [
    ...sketch.parks.flatMap(({ name, ring }) => areaName("park", name, ring)),
    ...sketch.rivers.flatMap(riverName),
    ...sketch.water.flatMap(({ name, ring }) => areaName("water", name, ring)),
    ...sketch.islands.flatMap(({ name, ring }) => areaName("quarter", name, ring)),
    ...sketch.quarters.map(
      ({ name, at }): SketchName => ({
        kind: "quarter",
        text: guideText(name),
        at: pointOf(at),
        angle: 0,
        extent: undefined,
      }),
    ),
  ];
}

function areaName(
  kind: SketchName["kind"],
  text: string | undefined,
  ring: readonly Point[],
): SketchName[] {
  if (text === undefined) return [];
  const bounds = boundsOf(ring.map(pointOf));
  if (bounds === undefined) return [];
  const { west, east, north, south } = bounds;
  const at = { x: (west + east) / 2, y: (north + south) / 2 };
  return [{ kind, text: guideText(text), at, angle: 0, extent: east - west }];
}

/** Along the longest of its straight parts. */
function riverName({ name, line }: River): SketchName[] {
  if (name === undefined) return [];
  const points = line.map(pointOf);
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const longest = parts.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const { from, to, length } = longest;
  const angle = Math.atan((to.y - from.y) / (to.x - from.x || 1e-12));
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [{ kind: "water", text: name, at, angle, extent: length }];
}
