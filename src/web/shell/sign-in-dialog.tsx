import { useEffect, useRef, useState } from "react";
import type { ConfigAnswer } from "../../domain/wire-schemas.ts";
import { serverConfig } from "../lib/server-config.ts";
import { signIn } from "../lib/sign-in.ts";
import { closeSignIn, type SignInPrompt } from "../lib/sign-in-prompt.ts";
import { shellWords } from "../messages/shell-words.ts";
import { signInWords } from "../messages/sign-in-words.ts";
import { Icon } from "../ui/icon.tsx";
import { openDialog, whenDialogsLeft } from "../ui/open-dialog.ts";
import { Spinner } from "../ui/spinner.tsx";

type Provider = ConfigAnswer["signIn"];

/** Google isn't named where the server has accounts of its own alone. */
function wordsFor(provider: Provider | undefined) {
  const opens: Partial<Record<Provider, string>> = signInWords.opens;
  return provider === undefined || provider === "embedded"
    ? { title: shellWords.signIn, about: provider && opens[provider], button: shellWords.signIn }
    : {
        title: signInWords.title,
        about: opens[provider] ?? signInWords.subtitle,
        button: signInWords.signIn,
      };
}

type OpenPrompt = Extract<SignInPrompt, { open: true }>;

/** Modal by the browser's own dialog: it keeps the focus in, closes with Escape, and gives the focus back. */
export function SignInDialog({ prompt }: { prompt: OpenPrompt }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const attempt = useRef<AbortController>(undefined);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [provider, setProvider] = useState<Provider>();
  const [hasOurs, setHasOurs] = useState(false);

  useEffect(() => {
    let isShown = true;
    void serverConfig().then((config) => {
      if (!isShown || config === undefined) return;
      setProvider(config.signIn);
      setHasOurs(config.localAccounts === true);
    });
    return () => {
      isShown = false;
    };
  }, []);

  useEffect(() => {
    const opener = document.activeElement;
    const leave = dialog.current === null ? undefined : openDialog(dialog.current);
    return () => {
      leave?.();
      attempt.current?.abort();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  async function start(account?: "tripwright"): Promise<void> {
    if (waiting) return;
    attempt.current?.abort();
    const abort = new AbortController();
    attempt.current = abort;
    setProblem(undefined);
    setWaiting(true);
    const result = await signIn({
      account,
      signal: abort.signal,
      onLeave: prompt.onLeave ?? (() => {}),
      onLooksClosed: () => {
        setWaiting(false);
        setProblem(signInWords.looksClosed);
      },
    });
    if (abort.signal.aborted) return;
    if (result.outcome === "failed") {
      console.warn("sign-in failed:", result.text);
      setWaiting(false);
      setProblem(result.text);
    }
    if (result.outcome !== "signed-in") return;
    closeSignIn();
    if (prompt.onSignedIn !== undefined) return prompt.onSignedIn();
    await whenDialogsLeft();
    window.location.reload();
  }

  const words = wordsFor(provider);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-title"
      onClose={closeSignIn}
      className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
    >
      <div>
        <h2 id="sign-in-title" className="pe-10 text-2xl">
          {words.title}
        </h2>
        <button
          type="button"
          aria-label={shellWords.close}
          className="absolute top-2 end-2 grid size-11 place-items-center rounded-full"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="mt-2 mb-6 text-ink-soft">{words.about}</p>
      {problem === undefined ? null : (
        <p role="alert" className="mb-4 flex gap-2 text-bad">
          <Icon name="warn" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      )}
      <button
        type="button"
        className="button button-accent w-full"
        // Not disabled, which would take the focus away from it.
        aria-disabled={waiting}
        onClick={() => void start()}
      >
        {waiting ? <Spinner label={signInWords.waiting} /> : null}
        {words.button}
      </button>
      {hasOurs ? (
        <button
          type="button"
          className="button button-quiet mt-3 w-full"
          aria-disabled={waiting}
          onClick={() => void start("tripwright")}
        >
          {signInWords.signInWithOurs}
        </button>
      ) : null}
    </dialog>
  );
}
