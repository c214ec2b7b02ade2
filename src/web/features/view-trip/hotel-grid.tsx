import { mapsSearchUrl } from "../../../domain/maps-link.ts";
import type { Hotel } from "../../../domain/trip.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

const PICTURES = ["/art/hotel.svg", "/art/hotel-2.svg", "/art/hotel-3.svg", "/art/hotel-4.svg"];

export function HotelGrid({ hotels }: { hotels: readonly Hotel[] }) {
  return (
    <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {hotels.map((hotel, index) => (
        <li key={hotel.hotelName}>
          <a
            href={mapsSearchUrl(hotel.hotelName, hotel.hotelAddress)}
            target="_blank"
            rel="noopener noreferrer"
            className="card group flex h-full flex-col overflow-hidden hover:border-ink-soft"
          >
            <Picture
              src={PICTURES[index % PICTURES.length] ?? "/art/hotel.svg"}
              alt=""
              className="aspect-[2/1] print:hidden sm:aspect-[4/3]"
            />
            <span className="flex flex-1 flex-col gap-1 p-4">
              <span className="font-semibold text-lg leading-snug group-hover:underline">
                {hotel.hotelName}
                <span className="sr-only"> (opens a maps search in a new tab)</span>
              </span>
              <span className="flex gap-1.5 text-ink-soft">
                <Icon name="pin" size={20} />
                <span className="flex-1">{hotel.hotelAddress}</span>
              </span>
              <span className="flex gap-1.5 tabular-nums">
                <Icon name="wallet" size={20} />
                <span className="flex-1">{hotel.price}</span>
              </span>
              <span className="flex gap-1.5">
                <Icon name="star" size={20} />
                <span className="flex-1">{hotel.rating}</span>
              </span>
              <span className="mt-2 text-ink-soft">{hotel.description}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
