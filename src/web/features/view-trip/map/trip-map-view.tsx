import { useEffect, useState } from "react";
import { whereIs } from "../../../../domain/bases/where-is.ts";
import { type StreetMapAddress, streetMapSchema } from "../../../../domain/wire-schemas.ts";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { serverConfig } from "../../../lib/server-config.ts";
import { useUnfoldedPlace } from "../trip/unfolded-place.ts";
import { useMapOfDay } from "../trip/use-map-of-day.ts";
import { MapCards } from "./map-cards.tsx";
import { MapView } from "./map-view.tsx";
import type { TripMapProps } from "./trip-map.tsx";

const ADDRESS_KEY = "tripwright.street-map-address";

/** The trip on a map; what is chosen on it is unfolded in the plan. */
export function TripMapView({ trip, facts, mapDay }: TripMapProps) {
  const { dayNumber, offeredDay, setDayNumber } = mapDay;
  const { unfoldedPlaceId, setUnfoldedPlaceId } = useUnfoldedPlace();
  const map = useMapOfDay(trip, facts, dayNumber);
  const address = useStreetMapAddress();
  const day = dayNumber === undefined ? undefined : map.days[dayNumber - 1];
  return (
    <MapView
      {...map}
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

/** Undefined where the server has no street map. What it said last holds while it can't be reached. */
function useStreetMapAddress(): StreetMapAddress | undefined {
  const [address, setAddress] = useState<StreetMapAddress>();
  useEffect(() => {
    void serverConfig().then((config) => {
      if (config === undefined) {
        setAddress(keptAddress());
        return;
      }
      const { streetMap } = config;
      setAddress(streetMap);
      if (streetMap === undefined) browserStorage.local.remove(ADDRESS_KEY);
      else browserStorage.local.set(ADDRESS_KEY, JSON.stringify(streetMap));
    });
  }, []);
  return address;
}

function keptAddress(): StreetMapAddress | undefined {
  const text = browserStorage.local.get(ADDRESS_KEY);
  return text === null ? undefined : streetMapSchema.safeParse(JSON.parse(text)).data;
}
