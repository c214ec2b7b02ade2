import { useEffect, useId, useRef, useState } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { paths } from "../../lib/paths.ts";
import { showToast } from "../../lib/toast.ts";
import { viewTripWords } from "../../messages/view-trip-words.ts";
import { navigate } from "../../navigation/navigation.tsx";
import { editTrip } from "../../offline/trips/edit-trip.ts";
import { SetDates } from "../../set-dates/set-dates.tsx";
import { Button } from "../../ui/button.tsx";
import { DeferredIcon } from "../../ui/deferred-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { isDialogStep, openDialog } from "../../ui/open-dialog.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { TextEditor } from "./read/own-text/text-editor.tsx";
import { useEditModeContext } from "./trip/edit-mode.ts";
import { useShownTrip } from "./trip/shown-trip.ts";
import type { TripEditor } from "./trip/trip-editing.ts";
import { tripName } from "./trip/trip-name.ts";
import { lazyTripPart } from "./trip/trip-part.tsx";
import { useSetDates } from "./trip/use-set-dates.ts";

const TripHistoryDialog = lazyTripPart(
  async () => (await import("./read/trip-history-dialog.tsx")).TripHistoryDialog,
);
const TakeAlongSheet = lazyTripPart(
  async () => (await import("./share/take-along/take-along-sheet.tsx")).TakeAlongSheet,
);

type TripActionsProps = {
  readonly trip: Trip;
  readonly editor: TripEditor;
  readonly onClose: () => void;
};

/** Actions on the trip as a whole. */
export function TripActions({ trip, editor, onClose }: TripActionsProps) {
  const { edit } = editor;
  const setDates = useSetDates(editor, onClose);
  const panel = useDismissal(onClose);
  const [showsHistory, setShowsHistory] = useState(false);
  const [takesAlong, setTakesAlong] = useState(false);
  const facts = useShownTrip()?.facts;
  const name = tripName(trip);
  const { ask } = useEditModeContext();
  // Ideas and bookings are the owner's.
  const isOwn = editor.isTemporary !== true && trip.sharedBy === undefined;

  return (
    <div ref={panel} className="grid justify-items-start px-2 [&>button]:text-ink">
      <TextEditor
        editor={editor}
        target="title"
        text={trip.title ?? ""}
        label={viewTripWords.actions.tripName}
        action={viewTripWords.actions.rename}
        actionLabel={viewTripWords.actions.renameTrip}
        hint={viewTripWords.actions.renameHint}
        maxLength={LIMITS.text.title}
        onBegin={() => renaming(editor)}
      />
      <SetDates
        days={trip.tripData.itinerary.length}
        tripName={name}
        startDate={trip.userSelection.startDate}
        onSet={setDates}
        onJourney={
          isOwn && ask
            ? () => {
                onClose();
                ask({ kind: "bookings" });
              }
            : undefined
        }
      />
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-lg hover:underline"
        onClick={() => setTakesAlong(true)}
      >
        <DeferredIcon name="download" size={20} />
        {viewTripWords.actions.takeAlong}
      </button>
      {isOwn ? <AskButtons onAsk={() => leaveTo(onClose)} /> : null}
      {editor.lookAt === undefined ? null : (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-lg hover:underline"
          onClick={() => setShowsHistory(true)}
        >
          <Icon name="clock" size={20} />
          {viewTripWords.actions.history}
        </button>
      )}
      {takesAlong ? (
        <TakeAlongSheet
          trip={trip}
          facts={facts}
          edit={edit}
          onClose={() => setTakesAlong(false)}
        />
      ) : null}
      {showsHistory && editor.lookAt !== undefined ? (
        <TripHistoryDialog
          trip={trip}
          onClose={() => setShowsHistory(false)}
          onLook={editor.lookAt}
        />
      ) : null}
      {trip.sharedBy === undefined ? <DeleteTrip trip={trip} editor={editor} /> : null}
    </div>
  );
}

type DeleteTripProps = Pick<TripActionsProps, "trip" | "editor">;

/** Asks before it deletes the trip. */
function DeleteTrip({ trip, editor: { drafts } }: DeleteTripProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const name = tripName(trip);

  async function remove(): Promise<void> {
    // They go with the trip, as the question says.
    drafts.clear();
    if (await editTrip(trip, { kind: "delete-trip" })) {
      showToast(viewTripWords.actions.deleted(name));
      navigate(paths.myTrips, { replace: isDialogStep() });
    }
    dialog.current?.close();
  }

  return (
    <div className="mt-1 w-full border-line border-t">
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-2 text-bad hover:underline"
        onClick={() => {
          if (dialog.current !== null) openDialog(dialog.current);
          keep.current?.focus();
        }}
      >
        <DeferredIcon name="trash" size={20} />
        {viewTripWords.actions.deleteTrip}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
      >
        <h2 id={id} className="text-2xl">
          <Sentence parts={viewTripWords.actions.deleteQuestion(<bdi>{name}</bdi>)} />
        </h2>
        <p className="mt-3">{viewTripWords.actions.deleteWarning}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button look="accent" onClick={() => void remove()}>
            <DeferredIcon name="trash" size={20} />
            {viewTripWords.actions.deleteIt}
          </Button>
          <Button ref={keep} onClick={() => dialog.current?.close()}>
            {viewTripWords.actions.keepIt}
          </Button>
        </p>
      </dialog>
    </div>
  );
}

function renaming(editor: TripEditor) {
  const editSeen = editor.begin();
  return (text: string) => editSeen({ kind: "set-title", text });
}

function AskButtons({ onAsk }: { readonly onAsk: () => void }) {
  const { ask } = useEditModeContext();
  if (ask === undefined) return null;
  return (["ideas", "bookings"] as const).map((kind) => (
    <button
      key={kind}
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-lg hover:underline"
      onClick={() => {
        onAsk();
        ask({ kind });
      }}
    >
      <DeferredIcon name="plus" size={20} />
      {viewTripWords.actions[kind]}
    </button>
  ));
}

/** Closes the actions, with the focus on the button that showed them. */
function leaveTo(onClose: () => void): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[aria-controls=trip-actions]")];
  onClose();
  buttons.find((button) => button.checkVisibility())?.focus();
}

/**
 * Escape closes what is shown, and gives the focus back to the button that showed it; a press beside it closes it too.
 * A field or a dialog has its own.
 */
function useDismissal(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isShown = () => panel.current?.checkVisibility() === true;
    const heard = new AbortController();
    const { signal } = heard;
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest("form, dialog") !== null;
      if (key !== "Escape" || !isShown() || defaultPrevented || isTaken) return;
      if (panel.current?.contains(document.activeElement)) leaveTo(onClose);
      else onClose();
    };
    const onPress = ({ target }: PointerEvent) => {
      const isOurs =
        target instanceof Element &&
        target.closest(
          "#trip-actions, [aria-controls=trip-actions], dialog, [data-sonner-toaster]",
        ) !== null;
      if (!isOurs && isShown()) onClose();
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    return () => heard.abort();
  }, [onClose]);
  return panel;
}
