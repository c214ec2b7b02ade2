import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

type TextEditorProps = {
  /** What stands there now; "" for nothing. */
  readonly text: string;
  readonly label: string;
  /** Words of the button that opens it. */
  readonly action: string;
  /** The same for those who only hear the button: what it is about as well. */
  readonly actionLabel: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
  /** @returns whether it was taken on; if not, what was typed stays. */
  readonly onSave: (text: string) => Promise<boolean>;
};

/** A text of the traveller's own: a button that opens a field in its place. */
export function TextEditor(props: TextEditorProps) {
  const { text, label, action, actionLabel, hint, maxLength, isLong = false, onSave } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = (field.current?.value ?? "").trim();
    if (typed === text || (await onSave(typed))) setOpen(false);
  }

  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={actionLabel}
        className="no-print inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" size={20} />
        {action}
      </button>
    );
  }
  const Field = isLong ? "textarea" : "input";
  return (
    <form
      className="no-print w-full py-2"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <Field
        ref={field}
        id={id}
        defaultValue={text}
        maxLength={maxLength}
        rows={isLong ? 3 : undefined}
        className="field"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft">
          {hint}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="submit" className="button button-accent">
          Save
        </button>
        <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
          Cancel
        </button>
      </p>
    </form>
  );
}
