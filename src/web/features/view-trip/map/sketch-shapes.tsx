import { memo, useMemo } from "react";
import type { Point, Sketch } from "../../../../domain/places/sketch.ts";
import type { ScreenPoint } from "./layout/map-camera.ts";
import { type MapPoint, metresPerPx, worldPx } from "./layout/mercator.ts";
import { pointOf } from "./layout/sketch-names.ts";
import { smoothPath } from "./layout/smooth-path.ts";

/** Paths are made once, for this zoom, and then only scaled. */
export const SKETCH_ZOOM = 14;
/** From further away one would see where the sketch ends. */
export const SKETCH_FROM_ZOOM = 10;
const STREET_METRES = 55;
const STREET_PX = { min: 1.5, max: 9 };
const LEAST_RIVER_PX = 2;

type SketchShapesProps = {
  readonly sketch: Sketch;
  readonly origin: MapPoint;
  /** Whole steps are enough: it sets how wide lines are. */
  readonly zoom: number;
};

/** Water, islands, rivers, parks and streets, in pixels of `SKETCH_ZOOM` from the origin. */
export const SketchShapes = memo(function SketchShapes({
  sketch,
  origin,
  zoom,
}: SketchShapesProps) {
  const paths = useMemo(() => sketchPaths(sketch, origin), [sketch, origin]);
  const metres = metresPerPx(origin.y, zoom);
  const street = Math.min(STREET_PX.max, Math.max(STREET_PX.min, STREET_METRES / metres));
  return (
    <>
      <path className="map-water" d={paths.water} />
      <path className="map-island" d={paths.islands} />
      {paths.rivers.map(({ d, widthMetres }) => (
        <path
          key={d}
          className="map-river"
          d={d}
          strokeWidth={Math.max(LEAST_RIVER_PX, widthMetres / metres)}
        />
      ))}
      <path className="map-park" d={paths.parks} />
      <path className="map-street-edge" d={paths.streets} strokeWidth={street + 2} />
      <path className="map-street" d={paths.streets} strokeWidth={street} />
    </>
  );
});

function sketchPaths(sketch: Sketch, origin: MapPoint) {
  const px = worldPx(SKETCH_ZOOM);
  const toPx = (point: Point): ScreenPoint => {
    const { x, y } = pointOf(point);
    return { x: (x - origin.x) * px, y: (y - origin.y) * px };
  };
  const outlines = (areas: Sketch["water"]) =>
    areas.map(({ ring }) => smoothPath(ring.map(toPx), true)).join("");
  return {
    water: outlines(sketch.water),
    islands: outlines(sketch.islands),
    rivers: sketch.rivers.map(({ line, widthMetres }) => ({
      d: smoothPath(line.map(toPx), false),
      widthMetres,
    })),
    parks: outlines(sketch.parks),
    streets: sketch.streets.map((line) => smoothPath(line.map(toPx), false)).join(""),
  };
}
