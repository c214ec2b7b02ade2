import { type ReactNode, useEffect, useId, useRef } from "react";
import { shellWords } from "../messages/shell-words.ts";
import { Icon } from "./icon.tsx";
import { openDialog } from "./open-dialog.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

type SheetProps = {
  readonly title: string;
  /** It was closed, by whichever way. */
  readonly onClose: () => void;
  /**
   * @param close closes it. @param leave takes it out of sight in the next frame, and closes it then: that has the whole
   * page styled anew, for which who goes on there needn't wait.
   */
  readonly children: (close: () => void, leave: () => void) => ReactNode;
};

/**
 * A question over the page: from below on a phone, in the middle on a desktop. It is open while it is mounted. Its
 * heading takes the focus, again when it changes, or beside a keyboard what has `data-focus-first`; it goes back to what had it.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (dialog.current === null ? undefined : openDialog(dialog.current)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says next is read out as well.
  useEffect(() => {
    // On a phone a field that has the focus opens the keyboard over the sheet.
    const field = matchMedia("(pointer: fine)").matches
      ? dialog.current?.querySelector<HTMLElement>("[data-focus-first]")
      : undefined;
    (field ?? heading.current)?.focus();
  }, [title]);
  const close = () => dialog.current?.close();
  const leave = () => {
    if (dialog.current !== null) dialog.current.dataset.left = "";
    requestAnimationFrame(() => setTimeout(close));
  };
  useSwipeAway(dialog);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={(event) => {
        // React passes on that a dialog within it was closed.
        if (event.target === event.currentTarget) onClose();
      }}
      // A tap beside it closes it.
      onClick={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className="sheet data-left:pointer-events-none data-left:opacity-0 data-left:backdrop:opacity-0 max-h-[92dvh] w-full max-w-full overflow-y-auto overscroll-contain border border-line-strong bg-paper text-ink backdrop:bg-black/60 max-lg:mt-auto max-lg:mb-0 max-lg:rounded-t-3xl max-lg:border-b-0 lg:m-auto lg:w-[min(34rem,calc(100vw-4rem))] lg:rounded-3xl"
    >
      <span
        aria-hidden="true"
        className="mx-auto mt-2 -mb-2 block h-1 w-10 rounded-full bg-line-strong lg:hidden"
      />
      <div className="px-[min(1.25rem,5vw)] pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} id={id} tabIndex={-1} className="min-h-11 pt-2 text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={shellWords.close}
            onClick={leave}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
          >
            <Icon name="close" />
          </button>
        </div>
        {children(close, leave)}
      </div>
    </dialog>
  );
}
