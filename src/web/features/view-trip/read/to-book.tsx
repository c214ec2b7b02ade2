import { useState } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Fold } from "../../../ui/fold.tsx";
import { TripPart } from "../trip/trip-part.tsx";
import { deferredParts } from "./deferred-parts.ts";

type ToBookProps = { readonly trip: Trip; readonly isPrinting: boolean };

/** Bookings to make ahead: how many are left, and the list once it is unfolded, or on paper. */
export function ToBook({ trip, isPrinting }: ToBookProps) {
  const [isShown, setShown] = useState(false);
  const places = trip.tripData.itinerary.flatMap(({ plan, meals = [] }) =>
    [...plan, ...meals].filter(({ booking }) => booking !== undefined),
  );
  if (places.length === 0) return null;
  const left = places.filter(({ isBooked }) => isBooked !== true).length;
  const list = (
    <TripPart>
      <deferredParts.BookingList trip={trip} />
    </TripPart>
  );
  return (
    <>
      <div className="no-print">
        <Fold summary={viewTripWords.toBook(left)} onOpen={() => setShown(true)}>
          {isShown ? list : null}
        </Fold>
      </div>
      {isPrinting ? (
        <div className="hidden print:block">
          <h3 className="mt-4 font-semibold">{viewTripWords.toBook(left)}</h3>
          {list}
        </div>
      ) : null}
    </>
  );
}
