import type { ReactNode } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { PrintedMap } from "../map/printed-map.tsx";
import { useMapHotel } from "../use-map-hotel.ts";
import { PrintedFoot } from "./printed-foot.tsx";
import { printedMapHeight } from "./printed-map-height.ts";

export type PrintedDayProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  /** From 1. */
  readonly dayNumber: number;
};

/** What a day has on paper alone, above and below its places. */
export type PrintedDay = { readonly map: ReactNode; readonly foot: ReactNode };

export function printedDay(props: PrintedDayProps): PrintedDay {
  const { trip, dayNumber } = props;
  return {
    map: <DayMap {...props} />,
    foot: <PrintedFoot trip={trip} dayNumber={dayNumber} />,
  };
}

function DayMap({ trip, facts, dayNumber }: PrintedDayProps) {
  const { itinerary } = trip.tripData;
  const hotel = useMapHotel(trip);
  const day = itinerary[dayNumber - 1];
  return day === undefined ? null : (
    <PrintedMap
      days={itinerary}
      hotel={hotel}
      sketch={facts?.sketch}
      dayNumber={dayNumber}
      heightPx={printedMapHeight(day)}
    />
  );
}
