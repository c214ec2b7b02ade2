import { useEffect, useId, useRef } from "react";
import type { PendingWrite } from "../offline/store/offline-store.ts";

type UnsentChangesProps = {
  readonly writes: readonly PendingWrite[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Names what signing out would lose, and asks. */
export function UnsentChanges({ writes, onStay, onLeave }: UnsentChangesProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    stay.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onStay}
      className="card m-auto w-[min(28rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
    >
      <h2 id={id} className="text-2xl">
        Log out and lose {writes.length === 1 ? "this change" : "these changes"}?
      </h2>
      <p className="mt-3">
        {writes.length === 1 ? "It isn't" : "They aren't"} saved on our server yet:
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 wrap-anywhere">
        {writes.map((write) => (
          <li key={write.seq}>{describe(write)}</li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        <button
          ref={stay}
          type="button"
          className="button button-accent"
          onClick={() => dialog.current?.close()}
        >
          Stay signed in
        </button>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          Log out anyway
        </button>
      </p>
    </dialog>
  );
}

function describe({ changes, tripName = "A trip" }: PendingWrite): string {
  if (changes === "delete") return `${tripName}: deleted`;
  const texts = changes.map(({ about = "Your text", change }) => {
    const text = change.text.trim();
    return text === "" ? `${about}: removed` : `${about}: \u201c${text}\u201d`;
  });
  return `${tripName}. ${texts.join(", ")}`;
}
