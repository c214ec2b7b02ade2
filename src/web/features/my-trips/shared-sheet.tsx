import { useEffect, useState } from "react";
import type { Booking } from "../../../domain/bookings/booking.ts";
import { addDays } from "../../../domain/calendar-date.ts";
import { SHARED_SEARCH } from "../../../domain/shared-files.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { askBookingWorker } from "../../engine/bookings/ask-booking-worker.ts";
import { paths } from "../../lib/paths.ts";
import { sharedFiles } from "../../lib/shared-files.ts";
import { today } from "../../lib/today.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { readBookingsWords } from "../../messages/trip-page/read-bookings-words.ts";
import { Link } from "../../navigation/link.tsx";
import { navigate } from "../../navigation/navigation.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Which trip a shared confirmation belongs to: those on its dates first. It is read again, and shown, in the trip. */
export function SharedSheet({ trips }: { readonly trips: readonly TripSummary[] }) {
  const [bookings, setBookings] = useState<readonly Partial<Booking>[]>();
  useEffect(() => {
    const ending = new AbortController();
    void readShared(ending.signal).then((found) => {
      if (!ending.signal.aborted) setBookings(found);
    });
    return () => ending.abort();
  }, []);
  const fitting =
    (bookings ?? []).length === 0 ? [] : trips.filter((trip) => isOn(trip, bookings ?? []));
  const shown = fitting.length > 0 ? fitting : trips.slice(0, MOST_TRIPS);
  return (
    <Sheet
      title={readBookingsWords.sharedTitle}
      onClose={() => navigate(paths.myTrips, { replace: true })}
    >
      {() =>
        bookings === undefined ? (
          <Spinner label={readBookingsWords.reading} />
        ) : (
          <>
            <p role="status">
              {bookings.length === 0
                ? readBookingsWords.sharedNothing
                : readBookingsWords.sharedFound(bookings.length)}
            </p>
            <ul className="mt-2">
              {shown.map((trip) => (
                <li key={trip.id}>
                  <Link to={`${paths.viewTrip(trip.id)}${SHARED_SEARCH}`} className={CHOICE}>
                    {readBookingsWords.addTo(trip.title ?? storedWords.place(trip.location))}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={`${paths.createTrip}${SHARED_SEARCH}`} className={CHOICE}>
                  {readBookingsWords.newTrip}
                </Link>
              </li>
            </ul>
          </>
        )
      }
    </Sheet>
  );
}

const MOST_TRIPS = 6;
const CHOICE = "flex min-h-11 items-center rounded-lg text-accent hover:underline";

async function readShared(signal: AbortSignal): Promise<Partial<Booking>[]> {
  const found: Partial<Booking>[] = [];
  for (const bytes of await sharedFiles().catch(() => [])) {
    const answer = await askBookingWorker({ bytes }, today(), signal);
    if (answer !== undefined && "bookings" in answer) {
      found.push(...answer.bookings.map(({ booking }) => booking));
    }
  }
  return found;
}

/** A flight may leave the day before, and come back the day after. */
function isOn(trip: TripSummary, bookings: readonly Partial<Booking>[]): boolean {
  const { startDate, noOfDays } = trip;
  if (startDate === undefined || startDate === "") return false;
  const [first, last] = [addDays(startDate, -1), addDays(startDate, Number(noOfDays))];
  return bookings.some(
    ({ starts }) => starts !== undefined && starts.date >= first && starts.date <= last,
  );
}
