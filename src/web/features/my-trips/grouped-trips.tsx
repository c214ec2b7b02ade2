import { Suspense, useEffect, useRef, useState } from "react";
import { groupTrips } from "../../../domain/trip/group-trips.ts";
import { tripMoment } from "../../../domain/trip/trip-moment.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { today } from "../../lib/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { NextTrip } from "./next-trip.tsx";
import { TripCard } from "./trip-card.tsx";
import { TripRow } from "./trip-row.tsx";

/** Hardly anyone has one. */
const DamagedTrip = lazyPart(async () => (await import("./damaged-trip.tsx")).DamagedTrip);

type Wanted = { readonly id: string | undefined; readonly isDated?: boolean };

type TripGroupsProps = {
  readonly trips: readonly TripSummary[];
  /** Where the server has more than these. */
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | undefined;
};

/** Two rows of cards on a desktop; a phone's screen holds little more than one card. */
const MOST_CARDS = 6;

/** Trips that are too many for a card each, and for being found by looking. */
export const isLongList = (trips: readonly TripSummary[]) => trips.length > MOST_CARDS;

export const LIST =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3";

/** The next trip or the one under way, those to come, and those that are over. */
export function GroupedTrips({ trips, more }: TripGroupsProps) {
  const nowMs = useNow();
  const own = trips.filter(({ sharedBy }) => sharedBy === undefined);
  const shared = trips.filter(({ sharedBy }) => sharedBy !== undefined);
  const dayIn = (timeZone: string | undefined) => today(timeZone, nowMs);
  const { next, upcoming, past } = groupTrips(own, dayIn);
  const isLong = isLongList(trips);
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

  /** Its card is another one from then on. */
  const wantDated = ({ id }: TripSummary) => setWanted({ id, isDated: true });

  return (
    <div ref={groups}>
      {next === undefined ? null : <NextTrip key={next.trip.id} {...next} />}
      {upcoming.length === 0 ? null : (
        <section aria-labelledby="upcoming">
          <h2 id="upcoming" className="mt-10 text-2xl">
            {myTripsWords.upcoming}
          </h2>
          <ul className={isLong ? LIST : "mt-4 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3"}>
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
              ) : isLong ? (
                <TripRow key={one.trip.id} {...one} onDated={() => wantDated(one.trip)} />
              ) : (
                <TripCard
                  key={one.trip.id}
                  {...one}
                  isFirst={index === 0 && next === undefined}
                  onDated={() => wantDated(one.trip)}
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
          <ul className={LIST}>
            {past.map((one) => (
              <TripRow key={one.trip.id} {...one} onDated={() => wantDated(one.trip)} />
            ))}
          </ul>
        </section>
      )}
      {shared.length === 0 ? null : (
        <section aria-labelledby="shared">
          <h2 id="shared" className="mt-10 text-2xl">
            {myTripsWords.sharedWithYou}
          </h2>
          <ul className={LIST}>
            {shared.map((trip) => (
              <TripRow key={trip.id} trip={trip} moment={tripMoment(trip, dayIn(trip.timeZone))} />
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
