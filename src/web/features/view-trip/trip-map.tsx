import { useEffect, useRef, useState } from "react";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { serverConfig } from "../../lib/server-config.ts";
import { useWasNear } from "../../lib/use-was-near.ts";
import { MapCards } from "./map-cards.tsx";
import { useOpenPlace } from "./place/open-place.ts";
import { TripPart } from "./trip-part.tsx";
import type { MapDay } from "./use-map-day.ts";
import { useMapHotel } from "./use-map-hotel.ts";

const MapView = lazyPart(async () => (await import("./map/map-view.tsx")).MapView);

type TripMapProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  readonly mapDay: MapDay;
};

/** The trip on a map, loaded when it comes into view; what is chosen on it is unfolded in the plan. */
export function TripMap({ trip, facts, mapDay }: TripMapProps) {
  const { itinerary } = trip.tripData;
  const { dayNumber, setDayNumber } = mapDay;
  const { openPlaceId, setOpenPlaceId } = useOpenPlace();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useWasNear(box);
  const hotel = useMapHotel(trip);
  const tileUrl = useTileUrl();
  const day = dayNumber === undefined ? undefined : itinerary[dayNumber - 1];
  return (
    <div ref={box} className="h-full">
      {isNear ? (
        <TripPart>
          <MapView
            days={itinerary}
            hotel={hotel}
            sketch={facts?.sketch}
            dayNumber={dayNumber}
            onDayChange={setDayNumber}
            chosenPlaceId={openPlaceId}
            onChoose={setOpenPlaceId}
            tileUrl={tileUrl}
          >
            {day === undefined || dayNumber === undefined ? null : (
              <MapCards
                day={day}
                dayNumber={dayNumber}
                destination={trip.userSelection.location.label}
              />
            )}
          </MapView>
        </TripPart>
      ) : null}
    </div>
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
