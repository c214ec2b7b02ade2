import { bookingsOf } from "../../../../../domain/trip/booking.ts";
import { LISTS } from "../../../../../domain/trip/list-item.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { useTripEditing } from "../../trip/trip-editing.ts";
import { BookingList } from "./booking-list.tsx";
import { ItemList } from "./item-list.tsx";
import { Suggestions } from "./suggestions.tsx";

type BeforeListsProps = {
  readonly trip: Trip;
  /** Nothing is typed or chosen on paper. */
  readonly isPaper?: boolean;
};

/** What to book, do and pack before the trip. Bookings are the plan's, and are ticked there and nowhere else. */
export function BeforeLists({ trip, isPaper = false }: BeforeListsProps) {
  const editor = useTripEditing();
  const writer = isPaper ? undefined : editor;
  const { listItems = [] } = trip;
  return (
    <div className="pb-3">
      {bookingsOf(trip).length === 0 ? null : (
        <section aria-label={listsWords.toBook}>
          <h3 className="mt-2 font-semibold">{listsWords.toBook}</h3>
          <BookingList trip={trip} />
        </section>
      )}
      {LISTS.map((list) => {
        const items = listItems.filter((item) => item.list === list);
        if (items.length === 0 && writer === undefined) return null;
        return <ItemList key={list} list={list} items={items} writer={writer} />;
      })}
      {writer === undefined ? null : <Suggestions trip={trip} editor={writer} />}
    </div>
  );
}
