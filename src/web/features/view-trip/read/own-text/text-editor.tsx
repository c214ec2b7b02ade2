import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { lazyPart } from "../../../../lib/lazy-part.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { TripPart } from "../../trip/trip-part.tsx";

/** Loads by itself. */
export const LazyOpenEditor = lazyPart(async () => (await import("./open-editor.tsx")).OpenEditor);

/** Opens the field from elsewhere, and goes to it where it is open. */
export type TextOpener = { readonly open: () => void };

type Save = (text: string) => Promise<boolean>;

export type TextEditorProps = {
  readonly editor: Pick<TripEditor, "drafts">;
  /** The text's subject: the id of a day or a place, or "title". */
  readonly target: string;
  /** The text that stands there now; "" for none. */
  readonly text: string;
  readonly label: string;
  /** Words of the button that opens it. */
  readonly action: string;
  /** The same for those who only hear the button: what it is about as well. */
  readonly actionLabel: string;
  /** The button is an icon alone. */
  readonly isIcon?: boolean;
  /** Something else on the page opens it, and gets the focus back: it has no button of its own. */
  readonly openedBy?: Ref<TextOpener> | undefined;
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
  const { action, actionLabel, isIcon = false, openedBy } = props;
  const [opened, setOpened] = useState<OpenEditorProps>();
  const opener = useRef<HTMLElement>(null);
  // A button that was used stays for the focus, though something else opens the field by now.
  const [isUsed, setUsed] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (opened === undefined && wasOpen.current) opener.current?.focus();
    wasOpen.current = opened !== undefined;
  }, [opened]);

  function open(): void {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    setOpened({
      ...props,
      early: { current: undefined },
      onSave: props.onBegin(),
      onClose: () => setOpened(undefined),
      asked: 1,
    });
  }

  useImperativeHandle(openedBy, () => ({
    open: () => (opened === undefined ? open() : setOpened({ ...opened, asked: opened.asked + 1 })),
  }));

  if (opened !== undefined) {
    return (
      <TripPart loading={<EarlyField {...opened} />}>
        <LazyOpenEditor {...opened} />
      </TripPart>
    );
  }
  if (openedBy !== undefined && !isUsed) return null;
  return (
    <button
      ref={(button) => {
        opener.current = button;
      }}
      type="button"
      aria-label={actionLabel}
      className={`no-print items-center justify-center gap-2 rounded-lg text-accent hover:underline ${isIcon ? "grid h-13 w-11" : "inline-flex min-h-11"}`}
      onClick={() => {
        setUsed(true);
        open();
      }}
    >
      <Icon name={isIcon ? "note" : "edit"} size={20} />
      {isIcon ? null : action}
    </button>
  );
}

export type OpenEditorProps = TextEditorProps & {
  /** Text typed before the editor was there; undefined for none. */
  readonly early: { current: string | undefined };
  readonly onSave: Save;
  readonly onClose: () => void;
  /** How many times it was opened: the focus goes to the field at each. */
  readonly asked: number;
};

/** In place of the editor until it is loaded: no key is lost. */
function EarlyField({ text, label, isLong = false, early }: OpenEditorProps) {
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
