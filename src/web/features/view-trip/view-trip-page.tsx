import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Trip } from "../../../domain/trip/trip.ts";
import { WhenAnalyticsIsOn } from "../../analytics/when-analytics-is-on.tsx";
import { lazyExtra } from "../../lib/late-part.tsx";
import { paths } from "../../lib/paths.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { whenUsed } from "../../lib/when/when-used.ts";
import { uiWords } from "../../messages/ui-words.ts";
import { Navigate } from "../../navigation/navigation.tsx";
import { useTrip } from "../../offline/trips/use-trip.ts";
import { useTripFacts } from "../../offline/trips/use-trip-facts.ts";
import { TripLoading } from "../../ui/trip-loading.tsx";
import { useTripUndo } from "./edit/undo/use-trip-undo.ts";
import { isNotFound } from "./is-not-found.ts";
import { deferredParts } from "./read/deferred-parts.ts";
import type { VotesOn } from "./trip/place-votes-context.ts";
import type { PastTrip, TripEditor } from "./trip/trip-editing.ts";
import { tripName } from "./trip/trip-name.ts";
import { lazyTripPart } from "./trip/trip-part.tsx";
import { TripWithEditor } from "./trip-with-editor.tsx";

const TripProblem = lazyTripPart(async () => (await import("./trip-problem.tsx")).TripProblem);
const PastTripView = lazyTripPart(async () => (await import("./past-trip-view.tsx")).PastTripView);
const ShareSheet = lazyTripPart(async () => (await import("./share/share-sheet.tsx")).ShareSheet);
const SharedByBar = lazyTripPart(
  async () => (await import("./share/shared-by-bar.tsx")).SharedByBar,
);
const FollowedTrip = lazyExtra(
  async () => (await import("./share/followed-trip.tsx")).FollowedTrip,
);
const loadQuestion = async () =>
  (await import("../../analytics/analytics-question.tsx")).AnalyticsQuestion;

export function ViewTripPage({ tripId }: { readonly tripId: string }) {
  const { view, retry } = useTrip(tripId);
  const isLoading = view.state === "loading";
  useDocumentTitle(view.state === "shown" ? tripName(view.trip) : uiWords.yourTrip);
  const [drafts] = useState<TripEditor["drafts"]>(() => new Map());
  const loadingHadFocus = useRef(false);
  useEffect(() => {
    if (isLoading || !loadingHadFocus.current) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [isLoading]);
  if (isLoading) return <TripLoading hadFocus={loadingHadFocus} />;
  const isGone = view.state === "deleted" || (view.state === "failed" && isNotFound(view.error));
  if (isGone && drafts.size > 0) {
    return <deferredParts.UnsavedTexts drafts={drafts} />;
  }
  switch (view.state) {
    case "failed":
      return <TripProblem error={view.error} onRetry={retry} hadFocus={loadingHadFocus} />;
    case "deleted":
      return <Navigate to={paths.myTrips} />;
    case "shown":
      return <ShownTrip key={view.trip.id} trip={view.trip} drafts={drafts} />;
  }
}

function ShownTrip({ trip, drafts }: { trip: Trip; drafts: TripEditor["drafts"] }) {
  // Kept with the trip from its first opening on.
  const facts = useTripFacts(trip.id);
  const { editor: undoing, steps, restore } = useTripUndo(trip);
  const [past, setPast] = useState<PastTrip>();
  // My Trips leads here to share a trip.
  const [isSharing, setSharing] = useState(location.hash === "#share");
  const [votes, setVotes] = useState<VotesOn>();
  const showVotes = useCallback((on: typeof votes) => setVotes(() => on), []);
  const { sharedBy } = trip;
  const isOwn = sharedBy === undefined;
  const mayEdit = isOwn || sharedBy.scope === "edit";
  // Former states name what the sharer may hide.
  const mayLookBack =
    isOwn || (sharedBy.shows.notes && sharedBy.shows.costs && sharedBy.shows.bookings === true);
  const editor = useMemo<TripEditor>(
    () => ({
      ...undoing,
      drafts,
      lookAt: mayLookBack ? setPast : undefined,
      share: isOwn ? () => setSharing(true) : undefined,
    }),
    [undoing, drafts, isOwn, mayLookBack],
  );
  if (past !== undefined) {
    return (
      <PastTripView
        past={past}
        now={trip}
        facts={facts}
        onRestore={restore}
        onBack={() => setPast(undefined)}
      />
    );
  }
  return (
    <>
      {isOwn ? null : <SharedByBar tripId={trip.id} sharedBy={sharedBy} />}
      <TripWithEditor
        {...{ trip, facts, steps, votes }}
        filesOf={trip.id}
        editor={mayEdit ? editor : undefined}
      />
      <FollowedWhenUsed trip={trip} restore={mayEdit ? restore : undefined} onVotes={showVotes} />
      {isSharing && isOwn ? (
        <ShareSheet
          trip={trip}
          city={facts?.city}
          edit={editor.edit}
          onClose={() => setSharing(false)}
        />
      ) : null}
      <WhenAnalyticsIsOn load={loadQuestion} />
    </>
  );
}

/** Nobody waits for the changes of others: their part is no part of what a trip's page loads first. */
function FollowedWhenUsed(props: ComponentProps<typeof FollowedTrip>) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    void whenUsed().then(() => setUsed(true));
  }, []);
  return isUsed ? <FollowedTrip {...props} /> : null;
}
