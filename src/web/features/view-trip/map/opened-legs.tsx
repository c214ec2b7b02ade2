import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { useOpenedLegs } from "../trip/ways/opened-legs.ts";
import type { MapPoint } from "./layout/mercator.ts";
import type { MapSubjectProps } from "./use-map-subject.ts";

const OpenedWays = lazyPart(async () => (await import("./street/opened-ways.tsx")).OpenedWays);

type OpenedLegsProps = Pick<MapSubjectProps, "days" | "dayNumber"> & {
  readonly origin: MapPoint;
  readonly zoom: number;
};

/** The legs of the days shown that are open in the plan; what draws them is loaded with the first. */
export function OpenedLegs({ days, dayNumber, origin, zoom }: OpenedLegsProps) {
  const shown = dayNumber === undefined ? days : days.slice(dayNumber - 1, dayNumber);
  const legs = useOpenedLegs().filter(({ dayId }) => shown.some(({ id }) => id === dayId));
  if (legs.length === 0) return null;
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>
        <OpenedWays {...{ legs, origin, zoom }} />
      </Suspense>
    </PartBoundary>
  );
}
