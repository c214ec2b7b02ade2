import { useEffect, useState } from "react";
import { whereIs } from "../../../../domain/bases/where-is.ts";
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
  const tileUrl = useTileUrl();
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
      tileUrl={tileUrl}
    >
      {day === undefined || dayNumber === undefined ? null : (
        <MapCards day={day} dayNumber={dayNumber} destination={whereIs(trip, day)} />
      )}
    </MapView>
  );
}

/** The street map's tiles; undefined where the server has none, or can't say. */
function useTileUrl(): string | undefined {
  const [tileUrl, setTileUrl] = useState<string>();
  useEffect(() => {
    void serverConfig().then((config) => setTileUrl(config?.mapTileUrl));
  }, []);
  return tileUrl;
}
