import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { Icon } from "../../ui/icon.tsx";
import type { TripEditor } from "./trip-editing.ts";

/** From here on the room that is left is shown. */
const SHOWN_FROM_SHARE = 0.9;

type Save = (text: string) => Promise<boolean>;

type TextEditorProps = {
  readonly editor: Pick<TripEditor, "drafts">;
  /** What it is about: the id of a day or a place, or "title". */
  readonly target: string;
  /** What stands there now; "" for nothing. */
  readonly text: string;
  readonly label: string;
  /** Words of the button that opens it. */
  readonly action: string;
  /** The same for those who only hear the button: what it is about as well. */
  readonly actionLabel: string;
  /** The button is an icon alone. */
  readonly isIcon?: boolean;
  readonly hint?: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
  /**
   * Called when the editor opens, so that what is written changes the trip that its author saw.
   *
   * @returns what saves the text, and says whether it is kept; if not, what was typed stays.
   */
  readonly onBegin: () => Save;
};

/** A text of the traveller's own: a button that opens a field in its place. */
export function TextEditor(props: TextEditorProps) {
  const { action, actionLabel, isIcon = false } = props;
  const [opened, setOpened] = useState<OpenEditorProps>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (opened === undefined && wasOpen.current) opener.current?.focus();
    wasOpen.current = opened !== undefined;
  }, [opened]);

  if (opened !== undefined) return <OpenEditor {...opened} />;
  return (
    <button
      ref={opener}
      type="button"
      aria-label={actionLabel}
      className={`no-print items-center justify-center gap-2 rounded-lg text-accent hover:underline ${isIcon ? "grid size-13" : "inline-flex min-h-11"}`}
      onClick={() =>
        setOpened({ ...props, onSave: props.onBegin(), onClose: () => setOpened(undefined) })
      }
    >
      <Icon name={isIcon ? "note" : "edit"} size={20} />
      {isIcon ? null : action}
    </button>
  );
}

type OpenEditorProps = TextEditorProps & {
  readonly onSave: Save;
  readonly onClose: () => void;
};

/** It stays as it was opened, whatever becomes of the trip meanwhile. */
function OpenEditor(props: OpenEditorProps) {
  const { target, text, label, hint, maxLength, isLong = false, onSave, onClose } = props;
  const { drafts } = props.editor;
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [isAsking, setAsking] = useState(false);
  const isSaving = useRef(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const keepWriting = useRef<HTMLButtonElement>(null);
  const left = maxLength - typed.trim().length;
  const isChanged = typed.trim() !== text;

  useEffect(() => {
    if (isAsking) keepWriting.current?.focus();
    else field.current?.focus();
  }, [isAsking]);

  function write(next: string): void {
    setTyped(next);
    drafts.set(target, { label, text: next });
  }

  function close(): void {
    drafts.delete(target);
    onClose();
  }

  function leave(): void {
    if (isChanged) setAsking(true);
    else close();
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (left < 0) field.current?.focus();
    if (left < 0 || isSaving.current) return;
    isSaving.current = true;
    const isKept = !isChanged || (await onSave(typed.trim()));
    isSaving.current = false;
    if (isKept) close();
  }

  function handleKey(event: KeyboardEvent): void {
    // Within an input method Escape ends a character, not the text.
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    if (isAsking) setAsking(false);
    else leave();
  }

  const Field = isLong ? "textarea" : "input";
  return (
    <form
      className="no-print w-full py-2"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={handleKey}
    >
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Field
        ref={field}
        id={id}
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
        rows={isLong ? 3 : undefined}
        className="field"
        aria-invalid={left < 0}
        aria-describedby={`${id}-hint ${id}-room`}
      />
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        {hint}
      </p>
      <p
        id={`${id}-room`}
        role="status"
        className={left < 0 ? "mt-1 text-bad" : "mt-1 text-ink-soft"}
      >
        {roomText(left, maxLength)}
      </p>
      {isAsking ? (
        <fieldset className="mt-3">
          <legend>{viewTripWords.discardQuestion}</legend>
          <p className="mt-2 flex flex-wrap gap-3">
            <button
              ref={keepWriting}
              type="button"
              className="button button-accent"
              onClick={() => setAsking(false)}
            >
              {viewTripWords.keepWriting}
            </button>
            <button type="button" className="button button-quiet" onClick={close}>
              {viewTripWords.discard}
            </button>
          </p>
        </fieldset>
      ) : (
        <p className="mt-3 flex flex-wrap gap-3">
          <button type="submit" className="button button-accent">
            {viewTripWords.save}
          </button>
          <button type="button" className="button button-quiet" onClick={leave}>
            {viewTripWords.cancel}
          </button>
        </p>
      )}
    </form>
  );
}

/** Nothing while there is plenty of room. */
function roomText(left: number, maxLength: number): string {
  if (left > maxLength * (1 - SHOWN_FROM_SHARE)) return "";
  return left >= 0 ? viewTripWords.charactersLeft(left) : viewTripWords.charactersTooMany(-left);
}
