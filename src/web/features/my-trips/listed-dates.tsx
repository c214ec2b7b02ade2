import type { MomentOf } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { SetDates } from "../../set-dates/set-dates.tsx";

type ListedDatesProps = MomentOf<TripSummary> & { readonly onDated?: (() => void) | undefined };

/** Asks for the dates of a trip that has none, beside its link. */
export function ListedDates({ trip, moment, onDated }: ListedDatesProps) {
  return moment.phase === "undated" ? (
    <SetDates
      days={trip.noOfDays}
      tripName={trip.title ?? storedWords.place(trip.location)}
      className="mx-4 mb-2 self-start font-semibold text-accent"
      onSet={async (startDate) =>
        (await import("./set-listed-dates.ts")).setListedDates(trip, startDate, onDated)
      }
    />
  ) : null;
}
