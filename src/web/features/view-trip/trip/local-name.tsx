import type { TripHotel, TripPlace } from "../../../../domain/trip/trip.ts";
import type { LocalName } from "../../../../domain/trip/trip-facts.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { DriverButton } from "./driver-button.tsx";
import { useShownTrip } from "./shown-trip.ts";

type LocalNameLineProps = { readonly spot: TripPlace | TripHotel };

/** What a place is called there, as signs have it, and a card of it for a driver. Nothing where it is shown so already. */
export function LocalNameLine({ spot }: LocalNameLineProps) {
  const isHotel = "hotelName" in spot;
  const name = guideText(isHotel ? spot.hotelName : spot.placeName);
  const address = isHotel ? spot.hotelAddress : undefined;
  const local = useLocalName(name, spot.guideId);
  if (local === undefined) return null;
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-4">
      <span>
        <bdi lang={local.language}>{local.name}</bdi>
      </span>
      <DriverButton {...{ name, local, address }} />
    </div>
  );
}

/** Undefined where the page shows it as it is called there, or nobody knows another name. */
export function useLocalName(name: string, guideId: string | undefined): LocalName | undefined {
  const local = useShownTrip()?.facts?.localNames?.[guideId ?? ""];
  return local?.name === name ? undefined : local;
}
