import { useEffect, useRef } from "react";
import { Link, Navigate } from "react-router";
import type { TripSummary } from "../../../domain/wire.ts";
import { dateFormat } from "../../lib/date-format.ts";
import { paths } from "../../lib/paths.ts";
import { useProfile } from "../../lib/profile.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { myTripsWords } from "../../messages/en/my-trips-words.ts";
import { usePhotoSource, useTripPhoto } from "../../offline/photos/use-trip-photo.ts";
import { useTripList } from "../../offline/trips/use-trip-list.ts";
import { Icon } from "../../ui/icon.tsx";
import { PhotoCreditStrip } from "../../ui/photo-credit.tsx";
import { Picture } from "../../ui/picture.tsx";

const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

export function MyTripsPage() {
  useDocumentTitle(myTripsWords.title);
  const profile = useProfile();
  // As the specification has it (section 2): no stored profile, back to the home page.
  if (profile === undefined) return <Navigate to={paths.home} replace />;
  return (
    <section className="mx-auto max-w-6xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        {myTripsWords.title}
      </h1>
      <TripGrid />
    </section>
  );
}

function TripGrid() {
  const { trips, isLoading, error, retry, more } = useTripList();
  const photoSource = usePhotoSource();
  const list = useRef<HTMLUListElement>(null);
  /** So many were shown when more were asked for; undefined while none are. */
  const shownBefore = useRef<number>(undefined);
  const shown = trips?.length ?? 0;
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || shown <= before) return;
    shownBefore.current = undefined;
    list.current?.querySelectorAll("li")[before]?.querySelector("a")?.focus();
  }, [shown]);
  if (trips === undefined && isLoading) return <GridSkeleton />;
  if (trips === undefined) {
    return (
      <div role="alert" className="card mt-8 p-5">
        <p className="flex gap-2">
          <span className="text-bad">
            <Icon name="warn" />
          </span>
          {error?.message ?? myTripsWords.noneKept}
        </p>
        <button type="button" className="button button-accent mt-4" onClick={retry}>
          <Icon name="refresh" size={20} />
          {myTripsWords.tryAgain}
        </button>
      </div>
    );
  }
  if (photoSource === undefined) return <GridSkeleton />;
  if (trips.length === 0) return <NoTrips />;
  return (
    <>
      <ul ref={list} className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {trips.map((trip, index) => (
          <TripCard key={trip.id} trip={trip} isFirst={index === 0} />
        ))}
      </ul>
      {more === undefined ? null : (
        <p className="mt-8 text-center">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={more.isLoading}
            onClick={() => {
              if (more.isLoading) return;
              shownBefore.current = shown;
              more.load();
            }}
          >
            {myTripsWords.showMore}
          </button>
        </p>
      )}
    </>
  );
}

function TripCard({ trip, isFirst }: { trip: TripSummary; isFirst: boolean }) {
  const { photo, takesPhotos, ...picture } = useTripPhoto({
    tripId: trip.id,
    slot: "hero",
    illustration: "/art/destination.svg",
    isFirst,
  });
  const shape = takesPhotos ? "aspect-[4/3]" : "aspect-video";
  return (
    <li className="relative">
      <Link
        to={paths.viewTrip(trip.id)}
        className="card group block overflow-hidden hover:border-ink-soft"
      >
        <Picture
          {...picture}
          srcSet={photo?.sizes}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          className={shape}
          isFirst={isFirst}
        />
        <span className="block p-4">
          <span className="block font-serif text-xl font-semibold group-hover:underline">
            <bdi>{trip.title ?? trip.location}</bdi>
          </span>
          {trip.title === undefined ? null : (
            <span className="block">
              <bdi>{trip.location}</bdi>
            </span>
          )}
          <span className="mt-1 block text-ink-soft tabular-nums">
            {myTripsWords.summary(trip.noOfDays, trip.traveler, trip.budget)}
          </span>
          {/* Tells two trips to one city apart. */}
          <time dateTime={trip.createdAt} className="block text-ink-soft tabular-nums">
            {myTripsWords.planned(dateFormat(TIME).format(new Date(trip.createdAt)))}
          </time>
        </span>
      </Link>
      <PhotoCreditStrip photo={photo} className={`inset-x-px top-px ${shape}`} />
    </li>
  );
}

function NoTrips() {
  return (
    <div className="mt-8 flex flex-col items-center text-center">
      <img src="/art/empty.svg" alt="" width={280} height={210} />
      <p className="mt-4 text-lg">{myTripsWords.none}</p>
      <p className="mt-6">
        <Link to={paths.createTrip} className="button button-accent">
          {myTripsWords.planFirst}
        </Link>
      </p>
    </div>
  );
}

function GridSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <p role="status" className="sr-only">
        {myTripsWords.loading}
      </p>
      {["a", "b", "c"].map((key) => (
        <div key={key} className="card h-72 animate-pulse bg-line" />
      ))}
    </div>
  );
}
