import { MAX_NOTE } from "../../../domain/edits/set-note.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { TextEditor } from "./text-editor.tsx";
import { useTripEditing } from "./trip-editing.ts";

type NoteProps = {
  readonly text: string | undefined;
  /** Name of the day or place it is about. */
  readonly about: string;
  /** Of that day or place. */
  readonly id: string;
};

/** The traveller's own words about a day or a place. */
export function Note({ text = "", about, id }: NoteProps) {
  const { edit } = useTripEditing();
  return (
    <div className="mt-1">
      {text === "" ? null : (
        <p className="border-accent border-l-2 py-1 pl-3">
          <span className="sr-only">{viewTripWords.yourNote}</span>
          <span dir="auto" className="block whitespace-pre-line">
            {text}
          </span>
        </p>
      )}
      <TextEditor
        target={id}
        text={text}
        label={viewTripWords.noteAbout(about)}
        action={text === "" ? viewTripWords.addNote : viewTripWords.editNote}
        actionLabel={text === "" ? viewTripWords.addNoteTo(about) : viewTripWords.editNoteOf(about)}
        maxLength={MAX_NOTE}
        isLong
        onSave={(typed) => edit({ kind: "set-note", id, text: typed })}
      />
    </div>
  );
}
