import { byTime } from "../../../../../domain/bookings/booking.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { bookedWords } from "../../../../messages/trip-page/booked-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { BookingItem } from "../../trip/bookings/booking-item.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";

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

/** What is booked, in the order of time. Its owner can change each. */
function BookedList({ trip }: { readonly trip: Trip }) {
  const { ask } = useEditModeContext();
  // Bookings are the owner's to change.
  const mayChange = ask !== undefined && trip.sharedBy === undefined;
  return (
    <>
      <ul className="pb-1">
        {byTime(trip.bookings ?? []).map((booking) => (
          <li key={booking.id} className="border-line border-b last:border-b-0">
            <BookingItem booking={booking}>
              {mayChange ? (
                <button
                  type="button"
                  aria-label={bookedWords.changeNamed(booking.name)}
                  className="no-print inline-flex min-h-11 items-center rounded-lg text-accent hover:underline"
                  onClick={() => ask({ kind: "bookings", bookingId: booking.id })}
                >
                  {bookedWords.change}
                </button>
              ) : null}
            </BookingItem>
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Button className="no-print mb-3" onClick={() => ask({ kind: "bookings" })}>
          {bookedWords.all}
        </Button>
      ) : null}
    </>
  );
}
