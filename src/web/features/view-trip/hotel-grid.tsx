import { mapsSearchUrl } from "../../../domain/places/maps-link.ts";
import { spelledAddress } from "../../../domain/spelled-address.ts";
import type { TripHotel } from "../../../domain/trip/trip.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { useTripPhoto } from "../../offline/photos/use-trip-photo.ts";
import { Icon } from "../../ui/icon.tsx";
import { PhotoCreditStrip } from "../../ui/photo-credit.tsx";
import { Picture } from "../../ui/picture.tsx";

const PICTURES = ["/art/hotel.svg", "/art/hotel-2.svg", "/art/hotel-3.svg", "/art/hotel-4.svg"];

type HotelGridProps = { readonly tripId: string; readonly hotels: readonly TripHotel[] };

export function HotelGrid({ tripId, hotels }: HotelGridProps) {
  return (
    <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {hotels.map((hotel, index) => (
        <HotelCard key={hotel.id} tripId={tripId} hotel={hotel} index={index} />
      ))}
    </ul>
  );
}

type HotelCardProps = {
  readonly tripId: string;
  readonly hotel: TripHotel;
  readonly index: number;
};

function HotelCard({ tripId, hotel, index }: HotelCardProps) {
  const { photo, takesPhotos, ...picture } = useTripPhoto({
    tripId,
    slot: hotel.id,
    illustration: PICTURES[index % PICTURES.length] ?? "/art/hotel.svg",
  });
  const address = mapsSearchUrl(hotel.hotelName, hotel.hotelAddress);
  const shape = takesPhotos ? "aspect-[4/3] lg:aspect-square" : "aspect-[2/1] sm:aspect-[4/3]";
  return (
    <li className="relative">
      <a
        href={address}
        data-spelled={spelledAddress(address)}
        target="_blank"
        rel="noopener noreferrer"
        className="card group flex h-full flex-col overflow-hidden hover:border-ink-soft"
      >
        <Picture
          {...picture}
          srcSet={photo?.sizes}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          className={`print:hidden ${shape}`}
        />
        <span className="flex flex-1 flex-col gap-1 p-4">
          <span className="font-semibold text-lg leading-snug group-hover:underline">
            <bdi>{hotel.hotelName}</bdi>
            <span className="sr-only">{viewTripWords.opensMaps}</span>
          </span>
          <span className="flex gap-1.5 text-ink-soft">
            <Icon name="pin" size={20} />
            <span dir="auto" className="flex-1">
              {hotel.hotelAddress}
            </span>
          </span>
          <span className="flex gap-1.5 tabular-nums">
            <Icon name="wallet" size={20} />
            <span dir="auto" className="flex-1">
              {hotel.price}
            </span>
          </span>
          <span className="flex gap-1.5">
            <Icon name="star" size={20} />
            <span dir="auto" className="flex-1">
              {hotel.rating}
            </span>
          </span>
          <span dir="auto" className="mt-2 text-ink-soft">
            {hotel.description}
          </span>
        </span>
      </a>
      <PhotoCreditStrip photo={photo} className={`inset-x-px top-px ${shape}`} />
    </li>
  );
}
