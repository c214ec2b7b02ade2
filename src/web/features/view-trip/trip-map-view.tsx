import { useEffect, useState } from "react";
import { whereIs } from "../../../domain/bases/where-is.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { MapView } from "./map/map-view.tsx";
import { MapCards } from "./map-cards.tsx";
import { useUnfoldedPlace } from "./place/unfolded-place.ts";
import { sketchOfDay } from "./sketch-of-day.ts";
import type { TripMapProps } from "./trip-map.tsx";
import { useMapHotels } from "./use-map-hotels.ts";

/** The trip on a map; what is chosen on it is unfolded in the plan. */
export function TripMapView({ trip, facts, mapDay }: TripMapProps) {
  const { itinerary } = trip.tripData;
  const { dayNumber, offeredDay, setDayNumber } = mapDay;
  const { openPlaceId, setOpenPlaceId } = useUnfoldedPlace();
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
      chosenPlaceId={openPlaceId}
      onChoose={setOpenPlaceId}
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
