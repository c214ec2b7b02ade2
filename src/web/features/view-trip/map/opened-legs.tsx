import { useCallback } from "react";
import type { Position } from "../../../../domain/places/geo.ts";
import { LateWayPart } from "../trip/ways/late-way-part.tsx";
import { useOpenedLegs } from "../trip/ways/opened-legs.ts";
import { type MapPoint, toMapPoint, worldPx } from "./layout/mercator.ts";
import type { MapSubjectProps } from "./use-map-subject.ts";

type OpenedLegsProps = Pick<MapSubjectProps, "days" | "dayNumber"> & {
  readonly origin: MapPoint;
  readonly zoom: number;
};

export function OpenedLegs({ days, dayNumber, origin, zoom }: OpenedLegsProps) {
  const shown = dayNumber === undefined ? days : days.slice(dayNumber - 1, dayNumber);
  const legs = useOpenedLegs().filter(({ dayId }) => shown.some(({ id }) => id === dayId));
  const pathOf = useCallback(
    (line: readonly Position[]) => {
      const px = worldPx(zoom);
      const points = line.map((position) => {
        const { x, y } = toMapPoint(position);
        return `${((x - origin.x) * px).toFixed(1)} ${((y - origin.y) * px).toFixed(1)}`;
      });
      return `M${points.join("L")}`;
    },
    [origin, zoom],
  );
  return legs.length === 0 ? null : <LateWayPart onMap={{ legs, pathOf }} />;
}
