import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MAX_TITLE } from "../../../domain/edits/kinds/set-title.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../lib/paths.ts";
import { showToast } from "../../lib/toast.ts";
import { tripActionsWords } from "../../messages/en/trip-page/trip-actions-words.ts";
import { editTrip } from "../../offline/trips/edit-trip.ts";
import { SetDates } from "../../set-dates/set-dates.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LateIcon } from "../../ui/late-icon.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { TextEditor } from "./own-text/text-editor.tsx";
import { useShownTrip } from "./shown-trip.ts";
import type { TripEditor } from "./trip-editing.ts";
import { TripPart } from "./trip-part.tsx";

const TripHistoryDialog = lazyPart(
  async () => (await import("./history/trip-history-dialog.tsx")).TripHistoryDialog,
);
const TakeAlongSheet = lazyPart(
  async () => (await import("./take-along/take-along-sheet.tsx")).TakeAlongSheet,
);

/** What can be done with the trip as a whole. */
export function TripActions({ trip, editor }: { trip: Trip; editor: TripEditor }) {
  const { edit, drafts } = editor;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [takesAlong, setTakesAlong] = useState(false);
  const facts = useShownTrip()?.facts;
  const navigate = useNavigate();
  const name = trip.title ?? trip.userSelection.location.label;

  async function remove(): Promise<void> {
    dialog.current?.close();
    // They go with the trip, as the question says.
    drafts.clear();
    if (!(await editTrip(trip, { kind: "delete-trip" }))) return;
    showToast(tripActionsWords.deleted(name));
    await navigate(paths.myTrips);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <TextEditor
        editor={editor}
        target="title"
        text={trip.title ?? ""}
        label={tripActionsWords.tripName}
        action={tripActionsWords.rename}
        actionLabel={tripActionsWords.renameTrip}
        hint={tripActionsWords.renameHint}
        maxLength={MAX_TITLE}
        onBegin={() => {
          const editSeen = editor.begin();
          return (text) => editSeen({ kind: "set-title", text });
        }}
      />
      <SetDates
        tripName={name}
        startDate={trip.userSelection.startDate}
        className="text-accent"
        onSet={(date) => edit({ kind: "set-start-date", date })}
      />
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
        onClick={() => {
          dialog.current?.showModal();
          keep.current?.focus();
        }}
      >
        <LateIcon name="trash" size={20} />
        {tripActionsWords.deleteTrip}
      </button>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
        onClick={() => setTakesAlong(true)}
      >
        <LateIcon name="download" size={20} />
        {tripActionsWords.takeAlong}
      </button>
      {editor.lookAt === undefined ? null : (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
          onClick={() => setShowsHistory(true)}
        >
          <Icon name="clock" size={20} />
          {tripActionsWords.history}
        </button>
      )}
      {takesAlong ? (
        <TripPart>
          <TakeAlongSheet
            trip={trip}
            facts={facts}
            edit={edit}
            onClose={() => setTakesAlong(false)}
          />
        </TripPart>
      ) : null}
      {showsHistory && editor.lookAt !== undefined ? (
        <TripPart>
          <TripHistoryDialog
            trip={trip}
            onClose={() => setShowsHistory(false)}
            onLook={editor.lookAt}
          />
        </TripPart>
      ) : null}
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
      >
        <h2 id={id} className="text-2xl">
          <Sentence parts={tripActionsWords.deleteQuestion(<bdi>{name}</bdi>)} />
        </h2>
        <p className="mt-3">{tripActionsWords.deleteWarning}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <button type="button" className="button button-accent" onClick={() => void remove()}>
            <LateIcon name="trash" size={20} />
            {tripActionsWords.deleteIt}
          </button>
          <button
            ref={keep}
            type="button"
            className="button button-quiet"
            onClick={() => dialog.current?.close()}
          >
            {tripActionsWords.keepIt}
          </button>
        </p>
      </dialog>
    </div>
  );
}
