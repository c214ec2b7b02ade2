import type { ReactNode } from "react";
import type { MomentOf } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { dateText } from "../../lib/date-format.ts";
import { dateRange } from "../../lib/date-range.ts";
import { paths } from "../../lib/paths.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { tripDatesWords } from "../../messages/trip-dates-words.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { tripArt } from "./trip-art.ts";
import { TripMenuButton } from "./trip-menu-button.tsx";
import { TripName } from "./trip-name.tsx";

const DATE = { dateStyle: "medium" } as const;

type TripRowProps = MomentOf<TripSummary> & {
  readonly onDated?: () => void;
  /** Why it is here. */
  readonly children?: ReactNode;
};

/** A trip in a row of a long list. Its small picture is ours: a photo would leave no room for its credit. */
export function TripRow({ trip, moment, onDated, children }: TripRowProps) {
  const { sharedBy } = trip;
  const countdown = tripDatesWords.countdown(moment);
  return (
    <li className="card relative overflow-hidden has-[a:hover]:border-ink-soft [contain-intrinsic-height:auto_6.25rem] [content-visibility:auto]">
      <Link
        to={paths.viewTrip(trip.id)}
        data-trip={trip.id}
        className="group flex h-full focus-visible:-outline-offset-3"
      >
        <Picture src={tripArt(trip)} alt="" className="w-20 shrink-0 sm:w-24" />
        <span className="block min-w-0 grow py-2 pr-12 pl-3">
          <TripName trip={trip} className="text-lg" />
          <span className="block tabular-nums">
            {countdown === undefined ? null : (
              <span className="mr-2 inline-block font-semibold text-accent first-letter:uppercase">
                {countdown}
              </span>
            )}
            {dateRange(trip) ?? myTripsWords.planned(dateText(DATE, trip.createdAt))}
          </span>
          <span className="block text-ink-soft tabular-nums">
            {myTripsWords.summary(trip.noOfDays, trip.traveler, trip.budget)}
          </span>
          {sharedBy === undefined ? null : (
            <span className="block text-ink-soft">
              <bdi>{myTripsWords.sharedBy(sharedBy.name, sharedBy.scope === "edit")}</bdi>
            </span>
          )}
          {children}
        </span>
      </Link>
      <TripMenuButton trip={trip} onDated={onDated} />
    </li>
  );
}
