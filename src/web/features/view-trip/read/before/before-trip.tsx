import { useState } from "react";
import { bookingsOf } from "../../../../../domain/trip/booking.ts";
import { leftBefore } from "../../../../../domain/trip/left-before.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { tripMoment } from "../../../../../domain/trip/trip-moment.ts";
import { today } from "../../../../lib/today.ts";
import { tripDatesWords } from "../../../../messages/trip-dates-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { useTripEditing } from "../../trip/trip-editing.ts";
import { deferredParts } from "../deferred-parts.ts";

type BeforeTripProps = { readonly trip: Trip; readonly isPrinting: boolean };

function isOver({ userSelection: { startDate }, tripData, timeZone }: Trip): boolean {
  const span = { startDate, noOfDays: tripData.itinerary.length };
  return tripMoment(span, today(timeZone)).phase === "after";
}

/** Counts the bookings and list items that are left; shows the lists once they are unfolded, or on paper. */
export function BeforeTrip({ trip, isPrinting }: BeforeTripProps) {
  const [isShown, setShown] = useState(false);
  const editor = useTripEditing();
  const left = leftBefore(trip);
  const hasSome = left !== undefined || trip.listItems !== undefined || bookingsOf(trip).length > 0;
  if (!hasSome && editor === undefined) return null;
  const summary = isOver(trip)
    ? viewTripWords.afterTrip
    : viewTripWords.beforeTrip(left && tripDatesWords.left(left));
  return (
    <>
      <div className="no-print">
        <Fold summary={summary} onOpen={() => setShown(true)}>
          {isShown ? <deferredParts.BeforeLists trip={trip} isOver={isOver(trip)} /> : null}
        </Fold>
      </div>
      {isPrinting && hasSome ? (
        <div className="hidden print:block">
          <h3 className="mt-4 font-semibold">{summary}</h3>
          <deferredParts.BeforeLists trip={trip} isPaper />
        </div>
      ) : null}
    </>
  );
}
