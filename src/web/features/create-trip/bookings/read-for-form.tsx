import { useState } from "react";
import type { Booking } from "../../../../domain/bookings/booking.ts";
import { GiveConfirmation } from "../../../bookings/read/give-confirmation.tsx";
import { type BookingForm, bookingForm } from "../../../bookings/read/read-form.ts";
import { ReviewBookings } from "../../../bookings/read/review-bookings.tsx";

type ReadForFormProps = {
  /** Those that the form has. */
  readonly bookings: readonly Booking[];
  readonly onAdd: (bookings: readonly Booking[]) => void;
};

/** Confirmations for a trip that is yet to be planned. */
export function ReadForForm({ bookings, onAdd }: ReadForFormProps) {
  const [forms, setForms] = useState<readonly BookingForm[]>();
  return forms === undefined ? (
    <GiveConfirmation
      onFound={(found) => setForms(found.map((one) => bookingForm(one, { bookings })))}
    />
  ) : (
    <ReviewBookings
      forms={forms}
      onChange={setForms}
      onAdd={onAdd}
      onBack={() => setForms(undefined)}
    />
  );
}
