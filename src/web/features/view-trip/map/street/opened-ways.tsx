import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Position } from "../../../../../domain/places/geo.ts";
import { tripWaySchema } from "../../../../../domain/places/trip-way.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";
import type { OpenedLeg } from "../../trip/ways/opened-legs.ts";
import { type MapPoint, toMapPoint, worldPx } from "../layout/mercator.ts";

type OpenedWaysProps = {
  readonly legs: readonly OpenedLeg[];
  readonly origin: MapPoint;
  readonly zoom: number;
};

/** The legs that are open in the plan, along the streets; dashed where only their ends are known. */
export function OpenedWays({ legs, ...view }: OpenedWaysProps) {
  return legs.map((leg) => <OpenedWay key={leg.id} leg={leg} {...view} />);
}

type OpenedWayProps = Omit<OpenedWaysProps, "legs"> & { readonly leg: OpenedLeg };

function OpenedWay({ leg: { points, asked }, origin, zoom }: OpenedWayProps) {
  const { data: line } = useQuery({
    queryKey: ["way", asked],
    queryFn: ({ signal }) => wayOf(asked, signal),
    enabled: asked !== undefined,
    // Streets stay as they are while a page is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
  const drawn = line ?? points;
  const d = useMemo(() => pathOf(drawn, origin, zoom), [drawn, origin, zoom]);
  const isKnown = line != null || points.length > 2;
  return (
    <>
      <path className="map-way-edge" d={d} />
      <path className={isKnown ? "map-way" : "map-way map-way-straight"} d={d} />
    </>
  );
}

/** Null where nobody knows it, and where it can't be asked about now. */
async function wayOf(
  asked: OpenedLeg["asked"],
  signal: AbortSignal,
): Promise<readonly Position[] | null> {
  if (asked === undefined) return null;
  const path = pathWithId(API_PATHS.tripWay, asked.tripId)
    .replace(":from", encodeURIComponent(asked.from))
    .replace(":to", encodeURIComponent(asked.to));
  const answer = await callApi(path, { schema: tripWaySchema, signal, isSlow: true });
  return answer.ok ? answer.value.line : null;
}

function pathOf(line: readonly Position[], origin: MapPoint, zoom: number): string {
  const px = worldPx(zoom);
  const points = line.map((position) => {
    const { x, y } = toMapPoint(position);
    return `${((x - origin.x) * px).toFixed(1)} ${((y - origin.y) * px).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
