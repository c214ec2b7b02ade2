import type { PhotoAnswer } from "../../../../domain/places/photo-answer.ts";
import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { PhotoCredit } from "../../../ui/photo-credit.tsx";
import { LocalNameLine } from "../trip/local-name.tsx";

type HotelMoreProps = {
  readonly hotel: TripHotel;
  readonly photo: PhotoAnswer | undefined;
};

/** What an unfolded card of a hotel has beyond the words that are printed, too. */
export function HotelMore({ hotel, photo }: HotelMoreProps) {
  return (
    <>
      {photo === undefined ? null : <PhotoCredit photo={photo} className="mb-2 text-ink-soft" />}
      <LocalNameLine spot={hotel} />
    </>
  );
}
