import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { editWords } from "../../../../messages/edit-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { RoomLeft, roomLeft } from "../../../../ui/room-left.tsx";
import type { OpenEditorProps } from "./text-editor.tsx";

/** The field in which a text is written. It stays as it was opened, whatever becomes of the trip meanwhile. */
export function OpenEditor(props: OpenEditorProps) {
  const { text, label, hint, maxLength, isLong = false, onSave, onClose, asked } = props;
  const id = useId();
  const { typed, write, forget } = useTyped(props);
  const [isAsking, setAsking] = useState(false);
  const isSaving = useRef(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const keepWriting = useRef<HTMLButtonElement>(null);
  const left = roomLeft(typed, maxLength);
  const isChanged = typed.trim() !== text;

  // Before another key can be pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks for it again goes to it again.
  useLayoutEffect(() => {
    if (isAsking) keepWriting.current?.focus();
    else field.current?.focus();
  }, [isAsking, asked]);

  function close(): void {
    forget();
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
      <RoomLeft id={`${id}-room`} text={typed} maxLength={maxLength} />
      {isAsking ? (
        <DiscardQuestion
          keepWriting={keepWriting}
          onKeep={() => setAsking(false)}
          onDiscard={close}
        />
      ) : (
        <p className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" look="accent">
            {editWords.text.save}
          </Button>
          <Button onClick={leave}>{editWords.text.cancel}</Button>
        </p>
      )}
    </form>
  );
}

/** The text being typed, which outlives the trip among the page's drafts. */
function useTyped({ text, early, target, label, editor: { drafts } }: OpenEditorProps) {
  const [typed, setTyped] = useState(text);
  useLayoutEffect(() => {
    const { current: typedEarly } = early;
    if (typedEarly === undefined) return;
    setTyped(typedEarly);
    drafts.set(target, { label, text: typedEarly });
  }, [early, drafts, target, label]);
  return {
    typed,
    write(next: string): void {
      setTyped(next);
      drafts.set(target, { label, text: next });
    },
    forget: () => void drafts.delete(target),
  };
}

type DiscardQuestionProps = {
  readonly keepWriting: RefObject<HTMLButtonElement | null>;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

function DiscardQuestion({ keepWriting, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <fieldset className="mt-3">
      <legend>{editWords.text.discardQuestion}</legend>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button ref={keepWriting} look="accent" onClick={onKeep}>
          {editWords.text.keepWriting}
        </Button>
        <Button onClick={onDiscard}>{editWords.text.discard}</Button>
      </p>
    </fieldset>
  );
}
