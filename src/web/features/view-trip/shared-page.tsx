import { useState } from "react";
import type { SharedAnswer } from "../../../domain/sharing/shared-trip.ts";
import type { Trip, TripPlace } from "../../../domain/trip/trip.ts";
import { useOnlineState } from "../../lib/online-state.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { shellWords } from "../../messages/shell-words.ts";
import { guestWords } from "../../messages/trip-page/guest-words.ts";
import { uiWords } from "../../messages/ui-words.ts";
import { PhotosByLink } from "../../offline/photos/use-trip-photo.ts";
import { Button } from "../../ui/button.tsx";
import { TripLoading } from "../../ui/trip-loading.tsx";
import { GuestBar, OwnTripBar } from "./share/guest-bar.tsx";
import { useGuestUndo } from "./share/use-guest-undo.ts";
import { useSharedTrip } from "./share/use-shared-trip.ts";
import { VoteButtons } from "./share/vote-buttons.tsx";
import type { TripEditor } from "./trip/trip-editing.ts";
import { TripWithEditor } from "./trip-with-editor.tsx";

/** A trip for those who have a link to it: the trip's page, to look at, to vote on or to change. */
export function SharedPage({ token }: { readonly token: string }) {
  return <SharedTrip key={token} token={token} />;
}

function SharedTrip({ token }: { token: string }) {
  const shared = useSharedTrip(token);
  const { answer, trip, problem } = shared;
  const hasEnded = problem?.code === "link_ended";
  const label = trip?.userSelection.location.label;
  // "Rome, Florence, and Venice" is no town with its country.
  const town = trip?.bases === undefined ? label?.split(",")[0] : label;
  const destination = town && storedWords.place(town);
  useDocumentTitle(titleOf(destination, hasEnded));
  if (hasEnded || (problem !== undefined && trip === undefined)) {
    return <NoTrip hasEnded={hasEnded} text={problem.text} onRetry={shared.reload} />;
  }
  if (answer === undefined || trip === undefined) return <TripLoading />;
  return <ShownTrip token={token} shared={shared} answer={answer} trip={trip} />;
}

type ShownTripProps = {
  readonly token: string;
  readonly shared: ReturnType<typeof useSharedTrip>;
  readonly answer: SharedAnswer;
  readonly trip: Trip;
};

function ShownTrip({ token, shared, answer, trip }: ShownTripProps) {
  const { facts, vote, headers, join } = shared;
  const [drafts] = useState<TripEditor["drafts"]>(() => new Map());
  const { guest, scope, tallies } = answer;
  const isOffline = useOnlineState() === "Offline";
  const mayEdit = scope === "edit" && guest !== null && !isOffline;
  const { steps, edit, undo, redo } = useGuestUndo(trip, shared);
  const editor: TripEditor = {
    edit,
    begin: () => edit,
    prepare: () => undefined,
    undo,
    redo,
    isTemporary: true,
    drafts,
  };
  const votesOn = (place: TripPlace, isCount?: boolean) => (
    <VoteButtons
      key={place.id}
      place={place}
      tally={tallies.find(({ placeId }) => placeId === place.id)}
      own={guest?.votes.find(({ placeId }) => placeId === place.id)}
      onVote={guest === null ? undefined : vote}
      isCount={isCount}
    />
  );
  return (
    <PhotosByLink value={headers}>
      {isOffline ? null : answer.ownTripId === undefined ? (
        <GuestBar
          {...{ token, trip, scope }}
          owner={answer.ownerName}
          name={guest?.name}
          onJoin={join}
        />
      ) : (
        <OwnTripBar tripId={answer.ownTripId} />
      )}
      <TripWithEditor
        {...{ trip, facts, steps }}
        editor={mayEdit ? editor : undefined}
        votes={scope === "view" || isOffline ? undefined : votesOn}
      />
    </PhotosByLink>
  );
}

function titleOf(destination: string | undefined, hasEnded: boolean): string {
  if (hasEnded) return guestWords.ended;
  return destination === undefined ? uiWords.yourTrip : guestWords.title(destination);
}

type NoTripProps = {
  readonly hasEnded: boolean;
  readonly text: string;
  readonly onRetry: () => void;
};

function NoTrip({ hasEnded, text, onRetry }: NoTripProps) {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-5 py-16 text-center">
      <img src="/art/empty.svg" alt="" width={280} height={210} />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {hasEnded ? guestWords.ended : guestWords.unavailable}
      </h1>
      <p className="mt-3 text-lg text-ink-soft" role="alert">
        {hasEnded ? guestWords.endedDetail : text}
      </p>
      {hasEnded ? null : (
        <Button look="accent" className="mt-8" onClick={onRetry}>
          {shellWords.tryAgain}
        </Button>
      )}
    </section>
  );
}
