import type { TripSummary } from "../../../domain/wire.ts";
import { dateRange } from "../../lib/date-range.ts";
import { paths } from "../../lib/paths.ts";
import { myTripsWords } from "../../messages/en/my-trips-words.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { tripArt } from "./trip-art.ts";
import { TripName } from "./trip-name.tsx";

/** A trip that is over, in a row. Its small picture is ours: a photo would leave no room for its credit. */
export function PastTripRow({ trip }: { trip: TripSummary }) {
  return (
    <li className="card overflow-hidden has-[a:hover]:border-ink-soft">
      <Link
        to={paths.viewTrip(trip.id)}
        data-trip={trip.id}
        className="group flex h-full focus-visible:-outline-offset-3"
      >
        <Picture src={tripArt(trip)} alt="" className="w-24 shrink-0" />
        <span className="block min-w-0 p-4 py-3">
          <TripName trip={trip} className="text-lg" />
          <span className="block tabular-nums">{dateRange(trip)}</span>
          <span className="block text-ink-soft tabular-nums">
            {myTripsWords.summary(trip.noOfDays, trip.traveler, trip.budget)}
          </span>
        </span>
      </Link>
    </li>
  );
}
