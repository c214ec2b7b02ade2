import type { BookingOfTrip } from "../../../../../domain/trip/booking.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { today } from "../../../../lib/today.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { useTripEditing } from "../../trip/trip-editing.ts";

type BookingListProps = {
  readonly bookings: readonly BookingOfTrip[];
  readonly hotels?: Trip["tripData"]["hotels"];
};

/** Bookings to make ahead, the most urgent first. Who may change the trip ticks off each one made. */
export function BookingList({ bookings, hotels = [] }: BookingListProps) {
  const editor = useTripEditing();
  const now = today();
  return (
    <ul className="pb-3 print:columns-2 print:pb-0">
      {hotels.map(({ id, hotelName }) => (
        <li
          key={id}
          className="min-h-11 border-line border-b py-1 last:border-b-0 print:min-h-0 print:break-inside-avoid"
        >
          <bdi className="font-semibold">{guideText(hotelName)}</bdi>
          <span className="block text-ink-soft">{listsWords.booking.hotel}</span>
        </li>
      ))}
      {bookings.map((booking) => {
        const { placeId, name, url, isBooked } = booking;
        return (
          <li
            key={placeId}
            className="flex flex-wrap items-center gap-x-3 border-line border-b py-1 last:border-b-0 print:break-inside-avoid"
          >
            <label className="flex min-h-11 print:min-h-0 min-w-0 flex-1 basis-60 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={isBooked}
                disabled={editor === undefined}
                onChange={({ target: { checked } }) =>
                  void editor?.edit({ kind: "set-booked", placeId, isBooked: checked })
                }
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <bdi className="font-semibold">{guideText(name)}</bdi>
                <span className="block text-ink-soft">{listsWords.booking.when(booking, now)}</span>
              </span>
            </label>
            {url === undefined || isBooked ? null : (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center underline"
              >
                {listsWords.booking.book}
                <span className="sr-only">{listsWords.booking.bookAt(guideText(name))}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
