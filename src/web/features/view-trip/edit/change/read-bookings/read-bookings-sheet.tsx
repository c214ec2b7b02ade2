import { useState } from "react";
import type { ReadBooking } from "../../../../../../domain/bookings/read/read-booking.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { readBookingsWords } from "../../../../../messages/trip-page/read-bookings-words.ts";
import { Sheet } from "../../../../../ui/sheet.tsx";
import { useEditModeContext } from "../../../trip/edit-mode.ts";
import { type BookingForm, bookingForm } from "./booking-form.ts";
import { GiveConfirmation } from "./give-confirmation.tsx";
import { ReviewBookings } from "./review-bookings.tsx";

type ReadBookingsSheetProps = { readonly trip: Trip; readonly onClose: () => void };

/** Confirmations are read on this device and looked through; the sheet of bookings then lays the days out around them. */
export function ReadBookingsSheet({ trip, onClose }: ReadBookingsSheetProps) {
  const { ask } = useEditModeContext();
  const [forms, setForms] = useState<readonly BookingForm[]>();
  const found = (bookings: readonly ReadBooking[]) =>
    setForms(bookings.map((booking) => bookingForm(booking, trip)));
  const title = forms === undefined ? readBookingsWords.title : readBookingsWords.review;
  return (
    <Sheet title={title} onClose={onClose}>
      {() =>
        forms === undefined ? (
          <GiveConfirmation
            tripId={trip.sharedBy === undefined ? trip.id : undefined}
            onFound={found}
          />
        ) : (
          <ReviewBookings
            forms={forms}
            onChange={setForms}
            onAdd={(added) => ask?.({ kind: "bookings", added })}
            onBack={() => setForms(undefined)}
          />
        )
      }
    </Sheet>
  );
}
