import type { Ref } from "react";
import { LIMITS } from "../../../../../domain/limits.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useTripEditing } from "../../trip/trip-editing.ts";
import { TextEditor, type TextOpener } from "./text-editor.tsx";

type NoteProps = {
  readonly text: string | undefined;
  /** Name of the day or place it is about. */
  readonly about: string;
  /** Of that day or place. */
  readonly id: string;
  /** Without a note its button is an icon alone, in a corner. */
  readonly isQuiet?: boolean;
  /** Something else on the page opens it: there is no button for it here. */
  readonly openedBy?: Ref<TextOpener> | undefined;
};

/** The traveller's own words about a day or a place. */
export function OwnNote({ text = "", about, id, isQuiet = false, openedBy }: NoteProps) {
  const editor = useTripEditing();
  if (editor === undefined && text === "") return null;
  return (
    // As wide as the day where there is something in it.
    <div
      className={
        isQuiet ? (text === "" ? "relative z-1 has-[form]:w-full" : "relative z-1 w-full") : "mt-1"
      }
    >
      {text === "" ? null : (
        <p className="flex gap-3 rounded-e-lg border-accent border-s-4 bg-accent-wash px-3 py-2 print:bg-transparent print:px-2 print:py-0.5 print:italic">
          <span className="flex h-lh items-center">
            <Icon name="note" size={20} />
          </span>
          <span className="sr-only">{viewTripWords.yourNote}</span>
          <span dir="auto" className="min-w-0 whitespace-pre-line">
            {text}
          </span>
        </p>
      )}
      {editor === undefined ? null : (
        <TextEditor
          editor={editor}
          target={id}
          text={text}
          label={viewTripWords.noteAbout(about)}
          action={text === "" ? viewTripWords.addNote : viewTripWords.editNote}
          actionLabel={
            text === "" ? viewTripWords.addNoteTo(about) : viewTripWords.editNoteOf(about)
          }
          maxLength={LIMITS.text.note}
          isIcon={isQuiet && text === ""}
          isLong
          openedBy={openedBy}
          onBegin={() => {
            const edit = editor.begin();
            return (typed) => edit({ kind: "set-note", id, text: typed });
          }}
        />
      )}
    </div>
  );
}
