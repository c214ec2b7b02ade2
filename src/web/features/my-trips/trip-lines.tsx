import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { dateText } from "../../lib/date-format.ts";
import { dateRange } from "../../lib/date-range.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { TripName } from "./trip-name.tsx";

const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** Title, dates and kind of a trip. */
export function TripLines({ trip, className }: { trip: TripSummary; className: string }) {
  return (
    <>
      <TripName trip={trip} className={className} />
      <span className="block tabular-nums">
        {/* When it was made tells two trips to one city apart. */}
        {dateRange(trip) ?? myTripsWords.planned(dateText(TIME, trip.createdAt))}
      </span>
      <span className="block text-ink-soft tabular-nums">
        {myTripsWords.summary(trip.noOfDays, trip.traveler, trip.budget)}
      </span>
    </>
  );
}
