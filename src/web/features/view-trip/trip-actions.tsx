import { useId, useRef } from "react";
import { useNavigate } from "react-router";
import type { Trip } from "../../../domain/trip/trip.ts";
import { MAX_TITLE } from "../../../domain/trip/trip-change.ts";
import { paths } from "../../lib/paths.ts";
import { showToast } from "../../lib/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useTripEditing, writeTrip } from "./trip-editing.ts";

/** What can be done with the trip as a whole. */
export function TripActions({ trip }: { trip: Trip }) {
  const { edit, drafts } = useTripEditing();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const name = trip.title ?? trip.userSelection.location.label;

  async function remove(): Promise<void> {
    dialog.current?.close();
    // They go with the trip, as the question says.
    drafts.clear();
    if (!(await writeTrip(trip, "delete"))) return;
    showToast(`${name} is deleted.`);
    await navigate(paths.myTrips);
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 pt-4">
      <TextEditor
        text={trip.title ?? ""}
        label="Name of this trip"
        action="Rename"
        actionLabel="Rename this trip"
        hint="Leave it empty to call it by its destination."
        maxLength={MAX_TITLE}
        onSave={(text) => edit({ kind: "title", text })}
      />
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
        onClick={() => {
          dialog.current?.showModal();
          keep.current?.focus();
        }}
      >
        <Icon name="trash" size={20} />
        Delete this trip
      </button>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
        onClick={() => window.print()}
      >
        <Icon name="printer" size={20} />
        Print
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
      >
        <h2 id={id} className="text-2xl">
          Delete <bdi>{name}</bdi>?
        </h2>
        <p className="mt-3">The plan and your notes go for good.</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <button type="button" className="button button-accent" onClick={() => void remove()}>
            <Icon name="trash" size={20} />
            Delete it
          </button>
          <button
            ref={keep}
            type="button"
            className="button button-quiet"
            onClick={() => dialog.current?.close()}
          >
            Keep it
          </button>
        </p>
      </dialog>
    </div>
  );
}
