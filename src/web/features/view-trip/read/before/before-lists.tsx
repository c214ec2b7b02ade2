import {
  type BookingOfTrip,
  bookingsOf,
  hotelsToBook,
} from "../../../../../domain/trip/booking.ts";
import { LISTS } from "../../../../../domain/trip/list-item.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { today } from "../../../../lib/today.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { type TripEditor, useTripEditing } from "../../trip/trip-editing.ts";
import { ItemList } from "./item-list.tsx";
import { Suggestions } from "./suggestions.tsx";

type BeforeListsProps = {
  readonly trip: Trip;
  /** The trip is over: its places are ticked off. */
  readonly isOver?: boolean;
  /** Nothing is typed or chosen on paper. */
  readonly isPaper?: boolean;
};

/** Lists of what to book, do and pack before the trip. Bookings are the plan's, and are ticked there and nowhere else. */
export function BeforeLists({ trip, isOver = false, isPaper = false }: BeforeListsProps) {
  const editor = useTripEditing();
  const writer = isPaper ? undefined : editor;
  const { listItems = [] } = trip;
  const hotels = hotelsToBook(trip);
  const bookings = bookingsOf(trip);
  const must = bookings.filter(({ need }) => need === "must");
  const should = bookings.filter(({ need }) => need === "should");
  return (
    <div className="pb-3">
      {isOver && writer !== undefined ? <AllVisited trip={trip} edit={writer.edit} /> : null}
      {must.length + hotels.length === 0 ? null : (
        <section aria-label={listsWords.toBook}>
          <h3 className="mt-2 font-semibold">{listsWords.toBook}</h3>
          <BookingList bookings={must} hotels={hotels} />
        </section>
      )}
      {should.length === 0 ? null : (
        <section aria-label={listsWords.oftenFull}>
          <h3 className="mt-2 font-semibold">{listsWords.oftenFull}</h3>
          <BookingList bookings={should} />
        </section>
      )}
      {LISTS.map((list) => {
        const items = listItems.filter((item) => item.list === list);
        if (items.length === 0 && writer === undefined) return null;
        return <ItemList key={list} list={list} items={items} writer={writer} />;
      })}
      {writer === undefined || isOver ? null : <Suggestions trip={trip} editor={writer} />}
    </div>
  );
}

/** Ticks off all places at once: those where nobody was are unticked in their rows. */
function AllVisited({ trip, edit }: { readonly trip: Trip; readonly edit: TripEditor["edit"] }) {
  const places = trip.tripData.itinerary.flatMap(({ plan }) => plan);
  const left = places.filter(({ isVisited }) => isVisited !== true).map(({ id }) => id);
  return (
    <div className="mt-2">
      <p>{listsWords.aboutVisited(places.length - left.length, places.length)}</p>
      {left.length === 0 ? null : (
        <Button
          className="mt-2"
          onClick={() => void edit({ kind: "set-visited", placeIds: left, isVisited: true })}
        >
          {listsWords.markAllVisited}
        </Button>
      )}
    </div>
  );
}

type BookingListProps = {
  readonly bookings: readonly BookingOfTrip[];
  readonly hotels?: Trip["tripData"]["hotels"];
};

/** Bookings to make ahead, the most urgent first. Who may change the trip ticks off each one made. */
function BookingList({ bookings, hotels = [] }: BookingListProps) {
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
