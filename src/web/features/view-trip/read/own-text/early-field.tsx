import type { OpenEditorProps } from "./text-editor.tsx";

/** In place of the editor until it is loaded: no key is lost. */
export function EarlyField({ text, label, isLong = false, early }: OpenEditorProps) {
  const Field = isLong ? "textarea" : "input";
  return (
    <form className="no-print w-full py-2" onSubmit={(event) => event.preventDefault()}>
      <Field
        ref={focusOn}
        aria-label={label}
        defaultValue={early.current ?? text}
        onInput={(event) => {
          early.current = event.currentTarget.value;
        }}
        rows={isLong ? 3 : undefined}
        className="field"
      />
    </form>
  );
}

function focusOn(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
}
