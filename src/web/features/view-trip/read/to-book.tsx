import { type ReactNode, useState } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Fold } from "../../../ui/fold.tsx";
import { TripPart } from "../trip/trip-part.tsx";
import { deferredParts } from "./deferred-parts.ts";

type ToBookProps = { readonly trip: Trip; readonly isPrinting: boolean };

/** Bookings to make ahead: how many are left, and the list once it is unfolded, or on paper. */
export function ToBook({ trip, isPrinting }: ToBookProps) {
  const places = trip.tripData.itinerary.flatMap(({ plan, meals = [] }) =>
    [...plan, ...meals].filter(({ booking }) => booking !== undefined),
  );
  if (places.length === 0) return null;
  const left = places.filter(({ isBooked }) => isBooked !== true).length;
  return (
    <FoldedList
      summary={viewTripWords.toBook(left)}
      isPrinting={isPrinting}
      list={<deferredParts.BookingList trip={trip} />}
    />
  );
}

type BookedProps = ToBookProps & { readonly count: number };

/** What is booked: how much, and the list once it is unfolded, or on paper. */
export function Booked({ trip, count, isPrinting }: BookedProps) {
  return (
    <FoldedList
      summary={viewTripWords.booked(count)}
      isPrinting={isPrinting}
      list={<deferredParts.BookedList trip={trip} />}
    />
  );
}

type FoldedListProps = Pick<ToBookProps, "isPrinting"> & {
  readonly summary: string;
  readonly list: ReactNode;
};

function FoldedList({ summary, isPrinting, list }: FoldedListProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className="no-print">
        <Fold summary={summary} onOpen={() => setShown(true)}>
          {isShown ? <TripPart>{list}</TripPart> : null}
        </Fold>
      </div>
      {isPrinting ? (
        <div className="hidden print:block">
          <h3 className="mt-4 font-semibold">{summary}</h3>
          <TripPart>{list}</TripPart>
        </div>
      ) : null}
    </>
  );
}
