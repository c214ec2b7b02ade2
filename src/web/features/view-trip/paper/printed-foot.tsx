import type { Trip } from "../../../../domain/trip/trip.ts";
import { paperWords } from "../../../messages/en/trip-page/paper-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { MapsLink } from "../place/maps-link.tsx";
import { baseHotel } from "../today/base-hotel.ts";

const LINES = [1, 2, 3];

type PrintedFootProps = {
  readonly trip: Trip;
  readonly dayNumber: number;
};

/** At the foot of a day's page of paper: where one sleeps, and lines to write on. */
export function PrintedFoot({ trip, dayNumber }: PrintedFootProps) {
  const { itinerary } = trip.tripData;
  const hotel = baseHotel(trip, itinerary[dayNumber - 1]?.base);
  return (
    <div className="break-inside-avoid">
      <div className="mt-2 grid grid-cols-2 gap-8 border-ink border-t-2 pt-2">
        {hotel === undefined ? null : (
          <div className="flex gap-2">
            <Icon name="bed" size={20} />
            <p className="min-w-0">
              <MapsLink name={hotel.hotelName} where={hotel.hotelAddress} spot={hotel} />
              <span dir="auto" className="block">
                {hotel.hotelAddress}
              </span>
            </p>
          </div>
        )}
        <div>
          <p className="font-semibold">{paperWords.ownNotes}</p>
          {LINES.map((line) => (
            <p key={line} className="h-5 border-line-strong border-b" />
          ))}
        </div>
      </div>
      <p className="mt-2 flex justify-between gap-4">
        <span>{paperWords.hoursChange}</span>
        <span>
          <bdi>{trip.userSelection.location.label}</bdi>
          {paperWords.pageOf(dayNumber, itinerary.length)}
        </span>
      </p>
    </div>
  );
}
