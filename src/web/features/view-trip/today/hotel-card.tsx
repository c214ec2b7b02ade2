import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { DriverButton } from "../trip/driver-button.tsx";
import { useLocalName } from "../trip/local-name.tsx";

export function HotelCard({ hotel }: { hotel: TripHotel }) {
  const { hotelAddress, guideId } = hotel;
  const name = guideText(hotel.hotelName);
  const local = useLocalName(name, guideId);
  return (
    <div className="card mt-4 flex flex-wrap items-center justify-between gap-x-4 px-[min(1.25rem,5vw)] py-1">
      <p className="flex min-h-11 items-center gap-3">
        <Icon name="bed" />
        <span className="sr-only">{todayWords.hotel}</span>
        <bdi>{name}</bdi>
      </p>
      {hotelAddress === "" && local === undefined ? null : (
        <DriverButton name={name} local={local} address={hotelAddress} />
      )}
    </div>
  );
}
