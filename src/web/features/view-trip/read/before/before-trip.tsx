import { useState } from "react";
import { leftBefore } from "../../../../../domain/trip/left-before.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { tripDatesWords } from "../../../../messages/trip-dates-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { useTripEditing } from "../../trip/trip-editing.ts";
import { TripPart } from "../../trip/trip-part.tsx";
import { deferredParts } from "../deferred-parts.ts";

type BeforeTripProps = { readonly trip: Trip; readonly isPrinting: boolean };

/** What to book, do and pack: how much is left, and the lists once they are unfolded, or on paper. */
export function BeforeTrip({ trip, isPrinting }: BeforeTripProps) {
  const [isShown, setShown] = useState(false);
  const editor = useTripEditing();
  const left = leftBefore(trip);
  const hasSome =
    left !== undefined ||
    trip.listItems !== undefined ||
    trip.tripData.itinerary.some(({ plan, meals = [] }) =>
      [...plan, ...meals].some(({ booking }) => booking !== undefined),
    );
  if (!hasSome && editor === undefined) return null;
  const summary = viewTripWords.beforeTrip(left && tripDatesWords.left(left));
  return (
    <>
      <div className="no-print">
        <Fold summary={summary} onOpen={() => setShown(true)}>
          {isShown ? (
            <TripPart>
              <deferredParts.BeforeLists trip={trip} />
            </TripPart>
          ) : null}
        </Fold>
      </div>
      {isPrinting && hasSome ? (
        <div className="hidden print:block">
          <h3 className="mt-4 font-semibold">{summary}</h3>
          <TripPart>
            <deferredParts.BeforeLists trip={trip} isPaper />
          </TripPart>
        </div>
      ) : null}
    </>
  );
}
