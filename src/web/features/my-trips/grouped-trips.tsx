import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { groupTrips, type MomentOf } from "../../../domain/trip/group-trips.ts";
import { tripMoment } from "../../../domain/trip/trip-moment.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { LatePart } from "../../lib/late-part.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { today } from "../../lib/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { whenUsed } from "../../lib/when/when-used.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { NextTrip } from "./next-trip.tsx";
import { TripCard } from "./trip-card.tsx";
import { TripMenu } from "./trip-menu-button.tsx";
import { TripRow } from "./trip-row.tsx";

/** Hardly anyone has one. */
const DamagedTrip = lazyPart(async () => (await import("./damaged-trip.tsx")).DamagedTrip);

type Wanted = { readonly id: string | undefined; readonly isDated?: boolean };

type TripGroupsProps = {
  readonly trips: readonly TripSummary[];
  readonly takesPhotos: boolean;
  /** Where the server has more than these. */
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | undefined;
};

/** Two rows of cards on a desktop; a phone's screen holds little more than one card. */
const MOST_CARDS = 6;
/** As many rows of a long list as a screen shows: the others are drawn when the page has answered. */
const FIRST = 8;

/** Trips that are too many for a card each, and for being found by looking. */
export const isLongList = (trips: readonly TripSummary[]) => trips.length > MOST_CARDS;

export const LIST = "mt-4 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3";

/** The next trip or the one under way, those to come, and those that are over. */
export function GroupedTrips({ trips, takesPhotos, more }: TripGroupsProps) {
  const nowMs = useNow();
  const { next, upcoming, past, shared } = useMemo(() => groupsOf(trips, nowMs), [trips, nowMs]);
  const isLong = isLongList(trips);
  const areAllDrawn = useDeferredValue(true, !isLong);
  const drawn = (rows: readonly MomentOf<TripSummary>[]) =>
    areAllDrawn ? rows : rows.slice(0, FIRST);
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

  // So that it is there with no network, too.
  useEffect(() => {
    whenUsed().then(TripMenu.prepare, () => undefined);
  }, []);

  /** Its card is another one from then on. */
  const wantDated = useCallback(({ id }: TripSummary) => setWanted({ id, isDated: true }), []);

  const rowOf = (one: MomentOf<TripSummary>) => (
    <GroupedRow key={one.trip.id} {...one} asksDates={!isLong} onDated={wantDated} />
  );

  return (
    <div ref={groups}>
      {next === undefined ? null : <NextTrip key={next.trip.id} {...next} />}
      <Group id="upcoming" title={myTripsWords.upcoming}>
        {drawn(upcoming).map((one, index) =>
          one.trip.isDamaged === true ? (
            <LatePart key={one.trip.id} instead={rowOf(one)}>
              <DamagedTrip trip={one.trip} />
            </LatePart>
          ) : isLong || !takesPhotos ? (
            rowOf(one)
          ) : (
            <TripCard
              key={one.trip.id}
              {...one}
              isFirst={index === 0 && next === undefined}
              onDated={() => wantDated(one.trip)}
            />
          ),
        )}
      </Group>
      <Group
        id="past"
        title={myTripsWords.past}
        count={more === undefined ? myTripsWords.pastCount(past.length) : undefined}
      >
        {drawn(past).map(rowOf)}
      </Group>
      <Group id="shared" title={myTripsWords.sharedWithYou}>
        {drawn(shared).map(rowOf)}
      </Group>
      {more === undefined || !areAllDrawn ? null : (
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

function groupsOf(trips: readonly TripSummary[], nowMs: number) {
  const dayIn = (timeZone: string | undefined) => today(timeZone, nowMs);
  const own = trips.filter(({ sharedBy }) => sharedBy === undefined);
  const shared = trips
    .filter(({ sharedBy }) => sharedBy !== undefined)
    .map((trip) => ({ trip, moment: tripMoment(trip, dayIn(trip.timeZone)) }));
  return { ...groupTrips(own, dayIn), shared };
}

type GroupedRowProps = MomentOf<TripSummary> & {
  readonly asksDates: boolean;
  readonly onDated: (trip: TripSummary) => void;
};

/** Drawn again only where its trip is another. */
const GroupedRow = memo(({ trip, moment, asksDates, onDated }: GroupedRowProps) => (
  <TripRow {...{ trip, moment, asksDates }} onDated={() => onDated(trip)} />
));

type GroupProps = {
  readonly id: string;
  readonly title: string;
  readonly count?: string | undefined;
  readonly children: readonly ReactNode[];
};

function Group({ id, title, count, children }: GroupProps) {
  return children.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-10 text-2xl">
        {title} <span className="ms-1 font-normal font-sans text-base text-ink-soft">{count}</span>
      </h2>
      <ul className={LIST}>{children}</ul>
    </section>
  );
}
