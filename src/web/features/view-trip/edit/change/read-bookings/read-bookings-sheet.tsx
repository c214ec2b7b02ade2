import { useState } from "react";
import type { Booking } from "../../../../../../domain/bookings/booking.ts";
import type { ReadBooking } from "../../../../../../domain/bookings/read/read-booking.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { showToast } from "../../../../../lib/toast.ts";
import { readBookingsWords } from "../../../../../messages/trip-page/read-bookings-words.ts";
import { Sheet } from "../../../../../ui/sheet.tsx";
import type { TripEditor } from "../../../trip/trip-editing.ts";
import { type BookingForm, bookingForm } from "./booking-form.ts";
import { GiveConfirmation } from "./give-confirmation.tsx";
import { ReviewBookings } from "./review-bookings.tsx";

type ReadBookingsSheetProps = {
  readonly trip: Trip;
  readonly editor: Pick<TripEditor, "edit">;
  readonly onClose: () => void;
};

/** Confirmations become bookings of the trip: they are read on this device, looked through, and added one by one. */
export function ReadBookingsSheet({ trip, editor, onClose }: ReadBookingsSheetProps) {
  const [forms, setForms] = useState<readonly BookingForm[]>();

  async function add(bookings: readonly Booking[], close: () => void): Promise<void> {
    let added = 0;
    for (const booking of bookings) {
      if (!(await editor.edit({ kind: "set-booking", booking }))) break;
      added += 1;
    }
    if (added === bookings.length) {
      showToast(readBookingsWords.added(added));
      close();
      return;
    }
    const done = new Set(bookings.slice(0, added).map(({ id }) => id));
    setForms((now) => now?.filter(({ id }) => !done.has(id)));
    showToast(readBookingsWords.full);
  }

  const found = (bookings: readonly ReadBooking[]) =>
    setForms(bookings.map((booking) => bookingForm(booking, trip)));
  const title = forms === undefined ? readBookingsWords.title : readBookingsWords.review;
  return (
    <Sheet title={title} onClose={onClose}>
      {(close) =>
        forms === undefined ? (
          <GiveConfirmation onFound={found} />
        ) : (
          <ReviewBookings
            forms={forms}
            onChange={setForms}
            onAdd={(bookings) => void add(bookings, close)}
            onBack={() => setForms(undefined)}
          />
        )
      }
    </Sheet>
  );
}
