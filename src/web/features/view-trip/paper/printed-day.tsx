import type { ComponentType, ReactNode } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { PrintedMap } from "../map/printed-map.tsx";
import { PlaceMore, type PlaceMoreProps } from "../place/place-more.tsx";
import { sketchOfDay } from "../sketch-of-day.ts";
import { useMapHotels } from "../use-map-hotels.ts";
import { PrintedFoot } from "./printed-foot.tsx";
import { printedMapHeight } from "./printed-map-height.ts";

export type PrintedDayProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  /** From 1. */
  readonly dayNumber: number;
};

/** What a day has on paper alone: above and below its places, and of each place what is folded on the screen. */
export type PrintedDay = {
  readonly map: ReactNode;
  readonly foot: ReactNode;
  readonly PlaceMore: ComponentType<PlaceMoreProps>;
};

export function printedDay(props: PrintedDayProps): PrintedDay {
  const { trip, dayNumber } = props;
  return {
    map: <DayMap {...props} />,
    foot: <PrintedFoot trip={trip} dayNumber={dayNumber} />,
    PlaceMore,
  };
}

function DayMap({ trip, facts, dayNumber }: PrintedDayProps) {
  const { itinerary } = trip.tripData;
  const hotels = useMapHotels(trip, dayNumber);
  const day = itinerary[dayNumber - 1];
  return day === undefined ? null : (
    <PrintedMap
      days={itinerary}
      {...hotels}
      sketch={sketchOfDay(trip, facts, dayNumber)}
      dayNumber={dayNumber}
      heightPx={printedMapHeight(day)}
    />
  );
}
