import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";

/** The traveller's name for the trip, and its destination. */
export function TripName({ trip, className }: { trip: TripSummary; className: string }) {
  return (
    <>
      <span
        className={`block font-serif font-semibold leading-tight group-hover:underline ${className}`}
      >
        <bdi>{trip.title ?? (storedWords.place(trip.location) || myTripsWords.noDestination)}</bdi>
      </span>
      {trip.title === undefined ? null : (
        <span className="block">
          <bdi>{storedWords.place(trip.location)}</bdi>
        </span>
      )}
    </>
  );
}
