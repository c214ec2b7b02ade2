import { memo } from "react";
import type { TravelMode } from "../../../../domain/places/travel.ts";
import { routeClass } from "../../../ui/route-class.ts";
import type { MapLayout, PlacedMarker } from "./layout/lay-out-map.ts";

/** A leg's line: dots on foot, dashes by taxi, a double line by public transport. */
export function LegPath({ d, mode }: { d: string; mode: TravelMode }) {
  return (
    <>
      <path className={`map-leg-edge map-leg-edge-${mode}`} d={d} />
      <path className={`map-leg map-leg-${mode}`} d={d} />
      {mode === "transit" ? <path className="map-leg-middle" d={d} /> : null}
    </>
  );
}

/** The legs, and the lines to markers that stepped aside. */
export const RouteShapes = memo(function RouteShapes({ layout }: { layout: MapLayout }) {
  return (
    <>
      {layout.legs.map(({ leg, path }) => (
        <g key={leg.id} className={routeClass(leg.dayNumber)}>
          <LegPath d={path} mode={leg.mode} />
        </g>
      ))}
      {layout.markers.map((marker) => (
        <Leader key={marker.stop.id} marker={marker} />
      ))}
      {layout.hotel === undefined ? null : <Leader marker={layout.hotel} />}
    </>
  );
});

function Leader({ marker: { x, y, anchor, isAside } }: { marker: PlacedMarker }) {
  if (!isAside) return null;
  return (
    <g className="map-leader">
      <line x1={anchor.x} y1={anchor.y} x2={x} y2={y} />
      <circle cx={anchor.x} cy={anchor.y} r="4" />
    </g>
  );
}
