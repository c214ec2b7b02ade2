import { memo, useRef } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { useWasNear } from "../../../lib/use-was-near.ts";
import { useWhenIdle } from "../../../lib/when/use-when-idle.ts";
import { lazyTripPart } from "../trip/trip-part.tsx";
import type { MapDay } from "./use-map-day.ts";

const TripMapView = lazyTripPart(async () => (await import("./trip-map-view.tsx")).TripMapView);

export type TripMapProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  readonly mapDay: MapDay;
};

/** The trip on a map; it follows the plan, which doesn't wait for it. */
export function TripMap({ trip, ...props }: TripMapProps) {
  return <NearMap trip={useWhenIdle(trip)} {...props} />;
}

/** The map is loaded when it comes into view. */
const NearMap = memo(function NearMap(props: TripMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useWasNear(box);
  return (
    <div ref={box} className="h-full">
      {isNear ? <TripMapView {...props} /> : null}
    </div>
  );
});
