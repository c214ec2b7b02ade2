import type { ReactNode } from "react";
import type { MomentOf } from "../../../domain/trip/group-trips.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { dateRange } from "../../lib/date-range.ts";
import { paths } from "../../lib/paths.ts";
import { language } from "../../messages/domain/language.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { tripDatesWords } from "../../messages/trip-dates-words.ts";
import { Link } from "../../navigation/link.tsx";
import { useTripPhoto } from "../../offline/photos/use-trip-photo.ts";
import { useKeptTrip } from "../../offline/trips/use-kept-trip.ts";
import { Icon } from "../../ui/icon.tsx";
import { PhotoCreditStrip } from "../../ui/photo-credit-strip.tsx";
import { Picture } from "../../ui/picture.tsx";
import { heroArt } from "../../ui/place-art.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { TripMenuButton } from "./trip-menu-button.tsx";
import { TripName } from "./trip-name.tsx";

/** The trip under way, which opens on today, or else the next one: a wide card. */
export function NextTrip({ trip, moment }: MomentOf<TripSummary>) {
  const kept = useKeptTrip(trip.id);
  const { photo, takesPhotos, picture } = useTripPhoto({
    tripId: trip.id,
    slot: "hero",
    illustration: heroArt(trip.hero),
    isFirst: true,
  });
  const stop = firstStop(trip, moment, kept);
  const address = paths.viewTrip(trip.id);
  const isUnderWay = moment.phase === "during";
  const shape = takesPhotos ? "min-h-64 md:w-7/12" : "min-h-52 md:w-7/12";
  return (
    <div className="card relative mt-8 overflow-hidden has-[a:hover]:border-ink-soft">
      <Link
        to={isUnderWay ? `${address}?view=today` : address}
        data-trip={trip.id}
        className="group block focus-visible:-outline-offset-3 md:flex"
      >
        <Picture
          {...picture}
          sizes="(min-width: 72rem) 40rem, (min-width: 48rem) 58vw, 100vw"
          alt=""
          className={`${shape} shrink-0`}
          isFirst
        />
        <span className="block min-w-0 grow p-5 md:px-8 md:py-7">
          <span className="block font-semibold text-accent text-lg first-letter:uppercase">
            {tripDatesWords.countdown(moment)}
            {moment.phase === "before" && trip.left !== undefined
              ? tripDatesWords.leftUntil(tripDatesWords.left(trip.left))
              : null}
          </span>
          <TripName trip={trip} className="text-4xl" />
          <span className="mt-2 block text-lg tabular-nums">{dateRange(trip)}</span>
          <span className="block text-ink-soft tabular-nums">
            {myTripsWords.summary(trip.noOfDays, trip.traveler, trip.budget)}
          </span>
          {stop === undefined ? null : (
            <span className="mt-3 flex items-start gap-2 tabular-nums">
              <Icon name="flag" size={22} />
              <span>
                <Sentence parts={stop} />
              </span>
            </span>
          )}
          {kept === undefined ? null : (
            <span className="mt-1 flex items-start gap-2 text-good">
              <Icon name="check" size={22} />
              {myTripsWords.kept}
            </span>
          )}
        </span>
      </Link>
      <PhotoCreditStrip
        photo={photo}
        className={`top-0 start-0 max-md:end-0 md:bottom-0 ${shape}`}
      />
      <TripMenuButton trip={trip} />
    </div>
  );
}

/** Where the trip begins, or the day that it is on; undefined on a free day. */
function firstStop(
  trip: TripSummary,
  moment: TripMoment,
  kept: Trip | undefined,
): readonly ReactNode[] | undefined {
  const isUnderWay = moment.phase === "during";
  const day = kept?.tripData.itinerary[isUnderWay ? moment.dayNumber - 1 : 0];
  const place = day?.plan[0];
  const name = place?.placeName ?? (isUnderWay ? undefined : trip.firstPlace);
  if (name === undefined) return undefined;
  const at = place?.visit === undefined ? undefined : language.time(place.visit.startMinutes);
  const words = isUnderWay ? myTripsWords.todayStarts : myTripsWords.starts;
  return words(at, <bdi>{name}</bdi>);
}
