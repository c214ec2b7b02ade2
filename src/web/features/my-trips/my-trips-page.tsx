import { SHARED_SEARCH } from "../../../domain/shared-files.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { LatePart } from "../../lib/late-part.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../lib/paths.ts";
import { storedProfile, useProfile } from "../../lib/profile.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { shellWords } from "../../messages/shell-words.ts";
import { Link } from "../../navigation/link.tsx";
import { Navigate, useLocation } from "../../navigation/navigation.tsx";
import { photoSourceQuery, usePhotoSource } from "../../offline/photos/use-trip-photo.ts";
import { keptListQuery, tripListQuery, useTripList } from "../../offline/trips/use-trip-list.ts";
import { Icon } from "../../ui/icon.tsx";
import { GroupedTrips, isLongList, LIST } from "./grouped-trips.tsx";
import { PartButton } from "./part-button.tsx";
import { tripArt } from "./trip-art.ts";

export function MyTripsPage() {
  useDocumentTitle(myTripsWords.title);
  const profile = useProfile();
  // As the specification has it (section 2): no stored profile, back to the home page.
  if (profile === undefined) return <Navigate to={paths.home} />;
  return <TripsPage />;
}

/** How many trips a phone's first screen shows. */
const IN_SIGHT = 4;

/** Has what the page shows at hand: so it is drawn once, and with its pictures. */
export async function prepareMyTrips(): Promise<void> {
  if (storedProfile() === undefined) return;
  const fetched = queryClient
    .fetchInfiniteQuery(tripListQuery)
    .then(({ pages }): readonly TripSummary[] => pages[0]?.trips ?? []);
  const kept = queryClient.fetchQuery(keptListQuery).then((list) => list ?? fetched);
  const [source, trips] = await Promise.all([
    queryClient.ensureQueryData(photoSourceQuery),
    Promise.any([fetched, kept]),
  ]);
  if (source !== "illustrations") return;
  for (const trip of trips.slice(0, IN_SIGHT)) new Image().src = tripArt(trip);
}

function TripsPage() {
  const list = useTripList();
  const { search } = useLocation();
  const view = search.startsWith("?find=") ? "find" : search === "?calendar" ? "calendar" : "list";
  return (
    // As high as what stands in for it, so that the footer doesn't move.
    <section className="mx-auto min-h-dvh max-w-page px-4 py-12">
      <div className="flex flex-wrap items-center gap-x-6">
        <h1 tabIndex={-1} className="me-auto text-4xl">
          {myTripsWords.title}
        </h1>
        {view !== "list" || (list.trips ?? []).length === 0 ? null : (
          <Link to="?calendar" className={HEAD_ACTION}>
            {myTripsWords.calendar}
          </Link>
        )}
        {view === "find" || !isLongList(list.trips ?? []) ? null : (
          <Link to="?find=" className={HEAD_ACTION}>
            {myTripsWords.search}
          </Link>
        )}
        <PartButton part={ImportSheet} props={{}} className={HEAD_ACTION}>
          <Icon name="plus" size={20} />
          {myTripsWords.importTrip}
        </PartButton>
      </div>
      {search !== SHARED_SEARCH || list.trips === undefined ? null : (
        <LatePart instead={null}>
          <SharedSheet trips={list.trips} />
        </LatePart>
      )}
      <TripList {...list} view={view} />
    </section>
  );
}

const HEAD_ACTION =
  "inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline";

type TripListProps = ReturnType<typeof useTripList> & {
  readonly view: "list" | "find" | "calendar";
};

function TripList(list: TripListProps) {
  const { trips, isLoading, isOld, error, retry, more, view } = list;
  const photoSource = usePhotoSource();
  if (trips === undefined && isLoading) return <ListSkeleton />;
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
          {shellWords.tryAgain}
        </button>
      </div>
    );
  }
  if (photoSource === undefined) return <ListSkeleton />;
  const groups = (
    <GroupedTrips trips={trips} takesPhotos={photoSource !== "illustrations"} more={more} />
  );
  return (
    <>
      {isOld ? <OldList onRetry={retry} /> : null}
      {trips.length === 0 ? (
        <NoTrips />
      ) : view === "list" ? (
        groups
      ) : (
        <LatePart instead={groups}>
          {view === "find" ? <FindTrips listed={trips} /> : <TripsCalendar listed={trips} />}
        </LatePart>
      )}
    </>
  );
}

function OldList({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="status" className="card mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <p className="flex gap-2">
        <span className="text-bad">
          <Icon name="warn" />
        </span>
        {myTripsWords.notRefreshed}
      </p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        <Icon name="refresh" size={20} />
        {shellWords.tryAgain}
      </button>
    </div>
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

function ListSkeleton() {
  return (
    <div aria-busy="true" className={LIST}>
      <p role="status" className="sr-only">
        {myTripsWords.loading}
      </p>
      {["a", "b", "c"].map((key) => (
        <div key={key} className="card h-72 animate-pulse bg-line" />
      ))}
    </div>
  );
}

const FindTrips = lazyPart(async () => (await import("./find-trips.tsx")).FindTrips);
const TripsCalendar = lazyPart(async () => (await import("./trips-calendar.tsx")).TripsCalendar);
const SharedSheet = lazyPart(async () => (await import("./shared-sheet.tsx")).SharedSheet);
const ImportSheet = lazyPart(async () => (await import("./import-sheet.tsx")).ImportSheet);
