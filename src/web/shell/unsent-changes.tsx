import { useEffect, useId, useRef } from "react";
import { MADE_MESSAGES } from "../messages/domain/made-messages.ts";
import { messageText } from "../messages/guide-text.ts";
import { profileWords } from "../messages/profile-words.ts";
import type { PendingWrite } from "../offline/store/offline-store.ts";
import { openDialog } from "../ui/open-dialog.ts";

type UnsentChangesProps = {
  readonly writes: readonly PendingWrite[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Lists the changes that signing out would lose, and asks for confirmation. */
export function UnsentChanges({ writes, onStay, onLeave }: UnsentChangesProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (dialog.current === null) return;
    const leave = openDialog(dialog.current);
    stay.current?.focus();
    return leave;
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onStay}
      className="card m-auto w-[min(28rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
    >
      <h2 id={id} className="text-2xl">
        {profileWords.unsentTitle(writes.length)}
      </h2>
      <p className="mt-3">{profileWords.unsent(writes.length)}</p>
      <ul className="mt-2 grid list-disc grid-cols-1 gap-1 ps-5 wrap-anywhere">
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
          {profileWords.stay}
        </button>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {profileWords.logOutAnyway}
        </button>
      </p>
    </dialog>
  );
}

function describe({ edits, tripName }: PendingWrite): string {
  const texts = edits.flatMap(({ made, edit }) => {
    if (edit.kind === "delete-trip") return [];
    const change = messageText(MADE_MESSAGES, made) ?? "";
    const note = edit.kind === "set-note" ? edit.text.trim() : "";
    return note === "" ? change : profileWords.withNote(change, note);
  });
  if (texts.length === 0) return profileWords.tripDeleted(tripName);
  return profileWords.tripChanged(tripName, texts);
}
