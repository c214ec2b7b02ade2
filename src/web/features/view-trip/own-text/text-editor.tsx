import { Suspense, useEffect, useRef, useState } from "react";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PartUnavailable } from "../part-unavailable.tsx";
import type { TripEditor } from "../trip-editing.ts";
import { EarlyField } from "./early-field.tsx";
import { LazyOpenEditor } from "./lazy-open-editor.ts";

type Save = (text: string) => Promise<boolean>;

export type TextEditorProps = {
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

  if (opened !== undefined) {
    return (
      <PartBoundary fallback={(retry) => <PartUnavailable onRetry={retry} />}>
        <Suspense fallback={<EarlyField {...opened} />}>
          <LazyOpenEditor {...opened} />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      aria-label={actionLabel}
      className={`no-print items-center justify-center gap-2 rounded-lg text-accent hover:underline ${isIcon ? "grid size-13" : "inline-flex min-h-11"}`}
      onClick={() =>
        setOpened({
          ...props,
          early: { current: undefined },
          onSave: props.onBegin(),
          onClose: () => setOpened(undefined),
        })
      }
    >
      <Icon name={isIcon ? "note" : "edit"} size={20} />
      {isIcon ? null : action}
    </button>
  );
}

export type OpenEditorProps = TextEditorProps & {
  /** What was typed before the editor was there; undefined for nothing. */
  readonly early: { current: string | undefined };
  readonly onSave: Save;
  readonly onClose: () => void;
};
