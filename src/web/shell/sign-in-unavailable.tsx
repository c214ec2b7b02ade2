import { useEffect, useRef } from "react";
import { closeSignIn } from "../lib/sign-in-prompt.ts";
import { shellWords } from "../messages/shell-words.ts";
import { openDialog } from "../ui/open-dialog.ts";

/** Replaces the sign-in dialog when its file can't be loaded. */
export function SignInUnavailable({ onRetry }: { onRetry: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current === null ? undefined : openDialog(dialog.current)), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-unavailable"
      onClose={closeSignIn}
      className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
    >
      <h2 id="sign-in-unavailable" className="text-2xl">
        {shellWords.signInUnavailable}
      </h2>
      <p className="mt-2" role="alert">
        {shellWords.unavailableAdvice}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-accent" onClick={onRetry}>
          {shellWords.tryAgain}
        </button>
        <button type="button" className="button button-quiet" onClick={() => location.reload()}>
          {shellWords.reload}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => dialog.current?.close()}
        >
          {shellWords.close}
        </button>
      </p>
    </dialog>
  );
}
