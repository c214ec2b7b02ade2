import type { MomentOf } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { dateText } from "../../lib/date-format.ts";
import { dateRange } from "../../lib/date-range.ts";
import { paths } from "../../lib/paths.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { tripDatesWords } from "../../messages/trip-dates-words.ts";
import { useTripPhoto } from "../../offline/photos/use-trip-photo.ts";
import { SetDates } from "../../set-dates/set-dates.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PhotoCreditStrip } from "../../ui/photo-credit-strip.tsx";
import { Picture } from "../../ui/picture.tsx";
import { setListedDates } from "./set-listed-dates.ts";
import { tripArt } from "./trip-art.ts";
import { TripMenuButton } from "./trip-menu-button.tsx";
import { TripName } from "./trip-name.tsx";

const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

type TripCardProps = MomentOf<TripSummary> & {
  readonly isFirst: boolean;
  /** Its dates are set. */
  readonly onDated: () => void;
};

/** A trip to come: a row on a phone where our pictures are shown, else a card. */
export function TripCard({ trip, moment, isFirst, onDated }: TripCardProps) {
  const { photo, takesPhotos, ...picture } = useTripPhoto({
    tripId: trip.id,
    slot: "hero",
    illustration: tripArt(trip),
    isFirst,
  });
  const shape = takesPhotos ? "aspect-[4/3]" : "max-sm:w-24 max-sm:shrink-0 sm:aspect-video";
  const name = trip.title ?? trip.location;

  return (
    <li className="card relative flex flex-col overflow-hidden has-[a:hover]:border-ink-soft">
      <Link
        to={paths.viewTrip(trip.id)}
        data-trip={trip.id}
        className={`group grow focus-visible:-outline-offset-3 ${takesPhotos ? "block" : "flex sm:block"}`}
      >
        <Picture
          {...picture}
          srcSet={photo?.sizes}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          className={shape}
          isFirst={isFirst}
        />
        <span className="block min-w-0 grow p-4 max-sm:py-3 max-sm:pr-12">
          <span
            className={`flex w-fit items-center gap-1.5 font-semibold ${takesPhotos ? CHIP : `${CHIP_FROM_SM} max-sm:text-accent`}`}
          >
            <span className={takesPhotos ? "contents" : "hidden sm:contents"}>
              <Icon name="calendar" size={18} />
            </span>
            {capitalised(tripDatesWords.countdown(moment) ?? myTripsWords.noDates)}
          </span>
          <TripName trip={trip} className="text-xl" />
          <span className="block tabular-nums">{dateRange(trip)}</span>
          <span className="block text-ink-soft tabular-nums">
            {myTripsWords.summary(trip.noOfDays, trip.traveler, trip.budget)}
          </span>
          {moment.phase === "undated" ? (
            // Tells two trips to one city apart.
            <time dateTime={trip.createdAt} className="block text-ink-soft tabular-nums">
              {myTripsWords.planned(dateText(TIME, trip.createdAt))}
            </time>
          ) : null}
        </span>
      </Link>
      {moment.phase === "undated" ? (
        <SetDates
          tripName={name}
          className="mx-4 mb-2 self-start font-semibold text-accent"
          onSet={(startDate) => setListedDates(trip, startDate, onDated)}
        />
      ) : null}
      <PhotoCreditStrip photo={photo} className={`inset-x-0 top-0 ${shape}`} />
      <TripMenuButton trip={trip} onDated={onDated} />
    </li>
  );
}

/** On the picture, away from the foot where a photo's credit is. */
const CHIP =
  "absolute top-3 left-3 max-w-[calc(100%-4.5rem)] rounded-3xl border border-line bg-card px-3 py-1";
const CHIP_FROM_SM =
  "sm:absolute sm:top-3 sm:left-3 sm:max-w-[calc(100%-4.5rem)] sm:rounded-3xl sm:border sm:border-line sm:bg-card sm:px-3 sm:py-1";

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
