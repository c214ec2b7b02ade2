import type { MomentOf } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { paths } from "../../lib/paths.ts";
import { tripDatesWords } from "../../messages/trip-dates-words.ts";
import { Link } from "../../navigation/link.tsx";
import { useTripPhoto } from "../../offline/photos/use-trip-photo.ts";
import { PhotoCreditStrip } from "../../ui/photo-credit-strip.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ListedDates } from "./listed-dates.tsx";
import { momentText } from "./moment-text.ts";
import { tripArt } from "./trip-art.ts";
import { TripLines } from "./trip-lines.tsx";
import { TripMenuButton } from "./trip-menu-button.tsx";

type TripCardProps = MomentOf<TripSummary> & {
  readonly isFirst: boolean;
  /** Its dates are set. */
  readonly onDated: () => void;
};

/** A trip to come, with its photo. */
export function TripCard({ trip, moment, isFirst, onDated }: TripCardProps) {
  const { photo, picture } = useTripPhoto({
    tripId: trip.id,
    slot: "hero",
    illustration: tripArt(trip),
    isFirst,
  });
  return (
    <li className="card relative flex flex-col overflow-hidden has-[a:hover]:border-ink-soft">
      <Link
        to={paths.viewTrip(trip.id)}
        data-trip={trip.id}
        className="group grow focus-visible:-outline-offset-3"
      >
        <Picture
          {...picture}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          className="aspect-[4/3]"
          isFirst={isFirst}
        />
        <span className="block p-4">
          {/* On the picture, away from the foot where a photo's credit is. */}
          <span className="absolute top-3 start-3 max-w-[78%] rounded-3xl border border-line bg-card px-3 py-1 font-semibold">
            {momentText(moment)}
          </span>
          <TripLines trip={trip} className="text-xl" />
          {trip.left === undefined ? null : (
            <span className="block text-accent tabular-nums">{tripDatesWords.left(trip.left)}</span>
          )}
        </span>
      </Link>
      <ListedDates {...{ trip, moment, onDated }} />
      <PhotoCreditStrip photo={photo} className="inset-x-0 top-0 aspect-[4/3]" />
      <TripMenuButton trip={trip} onDated={onDated} />
    </li>
  );
}
