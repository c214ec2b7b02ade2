import { useMemo, useState } from "react";
import { dayNow } from "../../../domain/trip/day-now.ts";
import type { DayMoment } from "../../../domain/trip/today.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { useKeptTrip } from "../../offline/trips/use-kept-trip.ts";
import { routeClass } from "../../ui/route-class.ts";
import { NextLeg } from "./map/next-leg.tsx";
import { PlaceRow } from "./read/place/place-row.tsx";
import { TodayView } from "./today/today-view.tsx";
import { UnfoldedPlaceContext } from "./trip/unfolded-place.ts";

type TodayPartProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  readonly today: DayMoment;
};

/** Today, with the rows of what comes later, which unfold apart from those of the plan. */
export function TodayPart({ trip, facts, today: moment }: TodayPartProps) {
  const today = dayNow(trip, moment);
  const [unfoldedPlaceId, setUnfoldedPlaceId] = useState<string>();
  const isKept = useKeptTrip(trip.id) !== undefined;
  const openPlace = useMemo(() => ({ unfoldedPlaceId, setUnfoldedPlaceId }), [unfoldedPlaceId]);
  return (
    <UnfoldedPlaceContext value={openPlace}>
      <div className={routeClass(today.dayNumber)}>
        <TodayView
          trip={trip}
          facts={facts}
          today={today}
          isKept={isKept}
          map={<NextLeg trip={trip} facts={facts} today={today} />}
          renderLater={({ place, number }) => (
            <PlaceRow
              tripId={trip.id}
              destination={trip.userSelection.location.label}
              place={place}
              dayNumber={today.dayNumber}
              number={number}
              broken={trip.planCheck?.problems ?? []}
            />
          )}
        />
      </div>
    </UnfoldedPlaceContext>
  );
}
