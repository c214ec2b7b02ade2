import { Suspense, useEffect, useRef, useState } from "react";
import { groupTrips } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { dateRange } from "../../lib/date-range.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { paths } from "../../lib/paths.ts";
import { today } from "../../lib/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { NextTrip } from "./next-trip.tsx";
import { tripArt } from "./trip-art.ts";
import { TripCard } from "./trip-card.tsx";
import { TripName } from "./trip-name.tsx";

/** Hardly anyone has one. */
const DamagedTrip = lazyPart(async () => (await import("./damaged-trip.tsx")).DamagedTrip);

type Wanted = { readonly id: string | undefined; readonly isDated?: boolean };

type TripGroupsProps = {
  readonly trips: readonly TripSummary[];
  /** Where the server has more than these. */
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | undefined;
};

/** The next trip or the one under way, those to come, and those that are over. */
export function GroupedTrips({ trips, more }: TripGroupsProps) {
  const nowMs = useNow();
  const own = trips.filter(({ sharedBy }) => sharedBy === undefined);
  const shared = trips.filter(({ sharedBy }) => sharedBy !== undefined);
  const { next, upcoming, past } = groupTrips(own, (timeZone) => today(timeZone, nowMs));
  const groups = useRef<HTMLDivElement>(null);
  /** Whose card is to have the focus, once it is there. */
  const [wanted, setWanted] = useState<Wanted>();
  /** How many were shown when more were asked for; undefined while none are. */
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = shownBefore.current;
    if (before !== undefined && trips.length > before) {
      shownBefore.current = undefined;
      setWanted({ id: trips[before]?.id });
    }
    const trip = trips.find(({ id }) => id === wanted?.id);
    if (trip === undefined || (wanted?.isDated === true && trip.startDate === undefined)) return;
    setWanted(undefined);
    groups.current?.querySelector<HTMLElement>(`[data-trip="${trip.id}"]`)?.focus();
  }, [trips, wanted]);

  return (
    <div ref={groups}>
      {next === undefined ? null : <NextTrip key={next.trip.id} {...next} />}
      {upcoming.length === 0 ? null : (
        <section aria-labelledby="upcoming">
          <h2 id="upcoming" className="mt-10 text-2xl">
            {myTripsWords.upcoming}
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {upcoming.map((one, index) =>
              one.trip.isDamaged === true ? (
                <PartBoundary
                  key={one.trip.id}
                  fallback={() => <li className="card p-4">{myTripsWords.damaged}</li>}
                >
                  <Suspense>
                    <DamagedTrip trip={one.trip} />
                  </Suspense>
                </PartBoundary>
              ) : (
                <TripCard
                  key={one.trip.id}
                  {...one}
                  isFirst={index === 0 && next === undefined}
                  // Its card is another one from then on.
                  onDated={() => setWanted({ id: one.trip.id, isDated: true })}
                />
              ),
            )}
          </ul>
        </section>
      )}
      {past.length === 0 ? null : (
        <section aria-labelledby="past">
          <h2 id="past" className="mt-10 text-2xl">
            {myTripsWords.past}{" "}
            {more === undefined ? (
              <span className="ml-1 font-normal font-sans text-base text-ink-soft">
                {myTripsWords.pastCount(past.length)}
              </span>
            ) : null}
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {past.map(({ trip }) => (
              <TripRow key={trip.id} trip={trip} />
            ))}
          </ul>
        </section>
      )}
      {shared.length === 0 ? null : (
        <section aria-labelledby="shared">
          <h2 id="shared" className="mt-10 text-2xl">
            {myTripsWords.sharedWithYou}
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {shared.map((trip) => (
              <TripRow key={trip.id} trip={trip} />
            ))}
          </ul>
        </section>
      )}
      {more === undefined ? null : (
        <p className="mt-8 text-center">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={more.isLoading}
            onClick={() => {
              if (more.isLoading) return;
              shownBefore.current = trips.length;
              more.load();
            }}
          >
            {myTripsWords.showMore}
          </button>
        </p>
      )}
    </div>
  );
}

/** A trip in a row: one that is over, or somebody else's. Its small picture is ours: a photo would leave no room for its credit. */
function TripRow({ trip }: { trip: TripSummary }) {
  const { sharedBy } = trip;
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
          {sharedBy === undefined ? null : (
            <span className="block text-ink-soft">
              <bdi>{myTripsWords.sharedBy(sharedBy.name, sharedBy.scope === "edit")}</bdi>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
