import type { ScreenPoint } from "./layout/map-camera.ts";
import { type MapPoint, metresPerPx, toMapPoint, worldPx } from "./layout/mercator.ts";
import type { KnownPosition } from "./use-own-position.ts";

type OwnDotProps = {
  readonly own: KnownPosition;
  readonly origin: MapPoint;
  readonly zoom: number;
};

/** Where the traveller is, and how surely. */
export function OwnDot({ own, origin, zoom }: OwnDotProps) {
  const point = toMapPoint(own.position);
  const px = worldPx(zoom);
  const at: ScreenPoint = { x: (point.x - origin.x) * px, y: (point.y - origin.y) * px };
  return (
    <g className="map-own" transform={`translate(${at.x} ${at.y})`}>
      <circle className="map-own-around" r={own.accuracyMetres / metresPerPx(point.y, zoom)} />
      <circle className="map-own-dot" r="9" />
    </g>
  );
}
