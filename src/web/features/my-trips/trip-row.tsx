import type { ReactNode } from "react";
import type { MomentOf } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { paths } from "../../lib/paths.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { Link } from "../../navigation/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ListedDates } from "./listed-dates.tsx";
import { momentText } from "./moment-text.ts";
import { tripArt } from "./trip-art.ts";
import { TripLines } from "./trip-lines.tsx";
import { TripMenuButton } from "./trip-menu-button.tsx";

type TripRowProps = MomentOf<TripSummary> & {
  readonly onDated?: (() => void) | undefined;
  /** It has a button for its dates where it has none; the menu has one in any case. */
  readonly asksDates?: boolean;
  /** Why it is here. */
  readonly children?: ReactNode;
};

/** A trip in a row. Its small picture is ours: a photo would leave no room for its credit. */
export function TripRow({ trip, moment, onDated, asksDates = false, children }: TripRowProps) {
  const { sharedBy } = trip;
  return (
    <li className="card card-row relative min-w-0 overflow-hidden has-[a:hover]:border-ink-soft">
      <Link
        to={paths.viewTrip(trip.id)}
        data-trip={trip.id}
        className="group flex focus-visible:-outline-offset-3"
      >
        <Picture src={tripArt(trip)} alt="" className="w-20 shrink-0 sm:w-24" />
        {/* Lines go around the button in the corner. */}
        <span className="block min-w-0 grow px-3 py-2 before:float-end before:h-9 before:w-9">
          <span className="block font-semibold text-accent">{momentText(moment)}</span>
          <TripLines trip={trip} className="text-lg" />
          {sharedBy === undefined ? null : (
            <span className="block text-ink-soft">
              <bdi>{myTripsWords.sharedBy(sharedBy.name, sharedBy.scope === "edit")}</bdi>
            </span>
          )}
          {children}
        </span>
      </Link>
      {asksDates ? <ListedDates {...{ trip, moment, onDated }} /> : null}
      <TripMenuButton trip={trip} onDated={onDated} />
    </li>
  );
}
