import { Suspense } from "react";
import { parseCoordinates } from "../../../../domain/places/coordinates.ts";
import type { DayNow } from "../../../../domain/trip/day-now.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { Link } from "../../../navigation/link.tsx";
import { useMapOfDay } from "../trip/use-map-of-day.ts";

const LegMap = lazyPart(async () => (await import("./leg-map.tsx")).LegMap);

type NextLegProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  readonly today: DayNow;
};

/** The way to the next place on a map of its own, which leads to the map of the day. */
export function NextLeg({ trip, facts, today: { day, dayNumber, next } }: NextLegProps) {
  const map = useMapOfDay(trip, facts, dayNumber);
  if (next === undefined) return null;
  const before = day.plan[next.number - 2];
  const isKnown = ({ geoCoordinates }: { geoCoordinates: string }) =>
    parseCoordinates(geoCoordinates).ok;
  const hasStart = before === undefined ? map.hotel !== undefined : isKnown(before);
  if (next.place.leg === undefined || !isKnown(next.place) || !hasStart) return null;
  return (
    <PartBoundary fallback={() => null}>
      <Link
        to={`?view=map&day=${dayNumber}`}
        className="block h-44 border-line border-y focus-visible:-outline-offset-3"
      >
        <Suspense>
          <LegMap {...map} dayNumber={dayNumber} placeId={next.place.id} />
        </Suspense>
      </Link>
    </PartBoundary>
  );
}
