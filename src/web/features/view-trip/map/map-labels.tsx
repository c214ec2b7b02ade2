import { memo } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { routeClass } from "../../../ui/route-class.ts";
import { LEG_ICONS } from "../trip/timeline-line.tsx";
import type { MapLayout, PlacedMarker, PlaceLabel } from "./layout/lay-out-map.ts";

const at = ({ x, y }: { x: number; y: number }, angle = 0) => ({
  transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${angle}rad)`,
});

const SIDES: Readonly<Record<PlaceLabel["side"], string>> = {
  start: "0, -50%",
  middle: "-50%, -50%",
  end: "-100%, -50%",
};

const beside = ({ x, y }: { x: number; y: number }, side: PlaceLabel["side"]) => ({
  transform: `translate(${x}px, ${y}px) translate(${SIDES[side]})`,
});

/** Names of the sketch; on a street map that has its own they are left out. */
export const SketchNames = memo(function SketchNames({ names }: Pick<MapLayout, "names">) {
  return (
    <div aria-hidden="true">
      {names.map(({ name, ...point }) => (
        <span
          key={`${name.text} ${name.at.x}`}
          className={`map-name map-name-${name.kind}`}
          style={at(point, name.angle)}
        >
          {name.text}
        </span>
      ))}
    </div>
  );
});

/** Minutes of legs and names of places. The rows of the plan and the markers' names say the same. */
export const MapLabels = memo(function MapLabels({
  legs,
  labels,
}: Pick<MapLayout, "legs" | "labels">) {
  return (
    <div aria-hidden="true">
      {legs.map(({ leg, pill }) =>
        pill === undefined ? null : (
          <span key={leg.id} className={`map-pill ${routeClass(leg.dayNumber)}`} style={at(pill)}>
            <Icon name={LEG_ICONS[leg.mode]} size={18} />
            {pill.text}
          </span>
        ),
      )}
      {legs.map(({ leg, table }) =>
        table === undefined ? null : (
          <span key={leg.id} className={`map-table ${routeClass(leg.dayNumber)}`} style={at(table)}>
            <Icon name="meal" size={14} />
          </span>
        ),
      )}
      {labels.map(({ id, lines, side, ...point }) => (
        <span key={id} className="map-label" style={beside(point, side)}>
          {lines.join("\n")}
        </span>
      ))}
    </div>
  );
});

export function HotelMarker({ marker, name }: { marker: PlacedMarker; name: string }) {
  return (
    <span className="map-hotel" role="img" aria-label={name} style={at(marker)}>
      <Icon name="bed" size={20} />
    </span>
  );
}
