import type { Trip } from "../../../../../domain/trip/trip.ts";
import { bookedWords } from "../../../../messages/trip-page/booked-words.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { BookedList } from "./booked-list.tsx";

type BookedProps = { readonly trip: Trip; readonly isPrinting: boolean };

/** What is booked: how much, and the list once it is unfolded, or on paper. */
export function Booked({ trip, isPrinting }: BookedProps) {
  const summary = bookedWords.count(trip.bookings?.length ?? 0);
  return (
    <>
      <div className="no-print">
        <Fold summary={summary}>
          <BookedList trip={trip} />
        </Fold>
      </div>
      {isPrinting ? (
        <div className="hidden print:block">
          <h3 className="mt-4 font-semibold">{summary}</h3>
          <BookedList trip={trip} />
        </div>
      ) : null}
    </>
  );
}
