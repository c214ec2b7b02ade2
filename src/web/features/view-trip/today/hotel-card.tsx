import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { DriverButton } from "../trip/driver-button.tsx";
import { useLocalName } from "../trip/local-name.tsx";

/** The hotel, and a card of it for a driver. */
export function HotelCard({ hotel }: { hotel: TripHotel }) {
  const { hotelName, hotelAddress, guideId } = hotel;
  const local = useLocalName(hotelName, guideId);
  return (
    <div className="card mt-4 flex flex-wrap items-center justify-between gap-x-4 px-[min(1.25rem,5vw)] py-1">
      <p className="flex min-h-11 items-center gap-3">
        <Icon name="bed" />
        <span className="sr-only">{todayWords.hotel}</span>
        <bdi>{hotelName}</bdi>
      </p>
      {hotelAddress === "" && local === undefined ? null : (
        <DriverButton name={hotelName} local={local} address={hotelAddress} />
      )}
    </div>
  );
}
