import { bookingsOf, hotelsToBook } from "../../../../../domain/trip/booking.ts";
import { LISTS } from "../../../../../domain/trip/list-item.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { type TripEditor, useTripEditing } from "../../trip/trip-editing.ts";
import { BookingList } from "./booking-list.tsx";
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
