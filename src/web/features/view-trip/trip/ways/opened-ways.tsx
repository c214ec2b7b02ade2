import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Position } from "../../../../../domain/places/geo.ts";
import { tripWaySchema } from "../../../../../domain/places/trip-way.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";
import type { OpenedLeg } from "./opened-legs.ts";

export type OpenedWaysProps = {
  readonly legs: readonly OpenedLeg[];
  /** The line as an SVG path on the map; another function where the map has another zoom. */
  readonly pathOf: (line: readonly Position[]) => string;
};

/** The legs that are open in the plan, along the streets; dashed where only their ends are known. */
export function OpenedWays({ legs, pathOf }: OpenedWaysProps) {
  return legs.map((leg) => <OpenedWay key={leg.id} {...{ leg, pathOf }} />);
}

type OpenedWayProps = Omit<OpenedWaysProps, "legs"> & { readonly leg: OpenedLeg };

function OpenedWay({ leg: { points, asked }, pathOf }: OpenedWayProps) {
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
  const d = useMemo(() => pathOf(drawn), [drawn, pathOf]);
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
