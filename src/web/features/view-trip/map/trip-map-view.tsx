import { useEffect, useState } from "react";
import { whereIs } from "../../../../domain/bases/where-is.ts";
import type { StreetMapAddress } from "../../../../domain/wire.ts";
import { serverConfig } from "../../../lib/server-config.ts";
import { sketchOfDay } from "../trip/sketch-of-day.ts";
import { useUnfoldedPlace } from "../trip/unfolded-place.ts";
import { useMapHotels } from "../trip/use-map-hotels.ts";
import { MapCards } from "./map-cards.tsx";
import { MapView } from "./map-view.tsx";
import type { TripMapProps } from "./trip-map.tsx";

/** The trip on a map; what is chosen on it is unfolded in the plan. */
export function TripMapView({ trip, facts, mapDay }: TripMapProps) {
  const { itinerary } = trip.tripData;
  const { dayNumber, offeredDay, setDayNumber } = mapDay;
  const { unfoldedPlaceId, setUnfoldedPlaceId } = useUnfoldedPlace();
  const hotels = useMapHotels(trip, dayNumber);
  const address = useStreetMapAddress();
  const day = dayNumber === undefined ? undefined : itinerary[dayNumber - 1];
  return (
    <MapView
      days={itinerary}
      {...hotels}
      sketch={sketchOfDay(trip, facts, dayNumber)}
      dayNumber={dayNumber}
      offeredDay={offeredDay}
      onDayChange={setDayNumber}
      chosenPlaceId={unfoldedPlaceId}
      onChoose={setUnfoldedPlaceId}
      streetMapAddress={address}
    >
      {day === undefined || dayNumber === undefined ? null : (
        <MapCards day={day} dayNumber={dayNumber} destination={whereIs(trip, day)} />
      )}
    </MapView>
  );
}

/** Undefined where the server has no street map, or can't say. */
function useStreetMapAddress(): StreetMapAddress | undefined {
  const [address, setAddress] = useState<StreetMapAddress>();
  useEffect(() => {
    void serverConfig().then((config) => setAddress(config?.streetMap));
  }, []);
  return address;
}
