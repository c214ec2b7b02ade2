import { MAX_NOTE } from "../../../domain/trip/trip-change.ts";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { TextEditor } from "./text-editor.tsx";
import { useTripEditing } from "./trip-editing.ts";

type NoteProps = {
  readonly text: string | undefined;
  /** Name of the day or place it is about. */
  readonly about: string;
  readonly day: number;
  readonly place?: number;
};

/** The traveller's own words about a day or a place. */
export function Note({ text = "", about, day, place }: NoteProps) {
  const { edit } = useTripEditing();
  const at = place === undefined ? { day } : { day, place };
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
        text={text}
        label={viewTripWords.noteAbout(about)}
        action={text === "" ? viewTripWords.addNote : viewTripWords.editNote}
        actionLabel={text === "" ? viewTripWords.addNoteTo(about) : viewTripWords.editNoteOf(about)}
        maxLength={MAX_NOTE}
        isLong
        onSave={(typed) => edit({ kind: "note", ...at, text: typed })}
      />
    </div>
  );
}
