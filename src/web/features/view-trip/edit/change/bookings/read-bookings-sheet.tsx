import { useState } from "react";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { GiveConfirmation } from "../../../../../bookings/read/give-confirmation.tsx";
import {
  type BookingForm,
  bookingForm,
  type FoundBooking,
} from "../../../../../bookings/read/read-form.ts";
import { ReviewBookings } from "../../../../../bookings/read/review-bookings.tsx";
import { readBookingsWords } from "../../../../../messages/trip-page/read-bookings-words.ts";
import { Sheet } from "../../../../../ui/sheet.tsx";
import { useEditModeContext } from "../../../trip/edit-mode.ts";
import { useShownTrip } from "../../../trip/shown-trip.ts";

type ReadBookingsSheetProps = {
  readonly trip: Trip;
  readonly files?: readonly File[] | undefined;
  readonly onClose: () => void;
};

/** Confirmations are read on this device and looked through; the sheet of bookings then lays the days out around them. */
export function ReadBookingsSheet({ trip, files, onClose }: ReadBookingsSheetProps) {
  const { ask } = useEditModeContext();
  const keepsFiles = useShownTrip()?.filesOf !== undefined;
  const [forms, setForms] = useState<readonly BookingForm[]>();
  const readFor = {
    bookings: trip.bookings ?? [],
    startDate: trip.userSelection.startDate,
    dayCount: trip.tripData.itinerary.length,
  };
  const found = (bookings: readonly FoundBooking[]) =>
    setForms(bookings.map((booking) => bookingForm(booking, readFor)));
  const title = forms === undefined ? readBookingsWords.title : readBookingsWords.review;
  return (
    <Sheet title={title} onClose={onClose}>
      {() =>
        forms === undefined ? (
          <GiveConfirmation files={files} onFound={found} />
        ) : (
          <ReviewBookings
            {...{ forms, keepsFiles }}
            onChange={setForms}
            onAdd={(added, kept) => ask?.({ kind: "bookings", added, files: kept })}
            onBack={() => setForms(undefined)}
          />
        )
      }
    </Sheet>
  );
}
