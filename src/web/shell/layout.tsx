import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useOnlineState, watchBrowserHints } from "../lib/online-state.ts";
import { PartBoundary } from "../lib/part-boundary.tsx";
import { useProfile } from "../lib/profile.ts";
import { scrollMemory } from "../lib/scroll-memory.ts";
import { closeSignIn, useSignInPrompt } from "../lib/sign-in-prompt.ts";
import { whenToasterIsWanted } from "../lib/toast.ts";
import { shellWords } from "../messages/shell-words.ts";
import { useLocation } from "../navigation/navigation.tsx";
import { Icon } from "../ui/icon.tsx";
import { openDialog } from "../ui/open-dialog.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PlainMessages } from "./plain-messages.tsx";
import { ScreenErrorBoundary } from "./screen-error-boundary.tsx";
import { ScreenLoading } from "./screen-loading.tsx";

const SignInDialog = lazyPart(async () => (await import("./sign-in-dialog.tsx")).SignInDialog);
/** It opens the library, so that on every screen waiting changes are sent and trips are kept. */
const UndecidedWrites = lazyPart(
  async () => (await import("./undecided-writes.tsx")).UndecidedWrites,
);
const Toaster = lazyPart(async () => (await import("./toaster.tsx")).Toaster);

/** After this time a screen has requested what it shows. */
const IDLE_MS = 1_500;
/** The delay after which parts that could not be loaded are asked for again. */
const RETRY_MS = 5_000;

/** The frame of every screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const prompt = useSignInPrompt();
  const [wantsToaster, setWantsToaster] = useState(false);
  useEffect(() => whenToasterIsWanted(() => setWantsToaster(true)), []);
  const profile = useProfile();
  useEffect(() => {
    // Without an answer to the question nothing is counted, and nothing was left.
    if (!/tripwright-analytics-|_ga/.test(document.cookie)) return;
    import("../analytics/page-views.ts")
      .then(({ countPageView }) => countPageView(pathname, profile))
      .catch((error: unknown) => console.warn("the page view could not be counted", error));
  }, [pathname, profile]);
  return (
    <div className="flex min-h-dvh flex-col" data-app>
      <a
        href="#main"
        className="no-print button button-accent sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-20"
      >
        {shellWords.skip}
      </a>
      <Header />
      <OfflineBanner />
      {profile === undefined ? null : <UndecidedWritesWhenIdle />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ScreenErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Arrival key={pathname} />
            {children}
          </Suspense>
        </ScreenErrorBoundary>
      </main>
      <Footer />
      {prompt.open ? (
        <PartBoundary fallback={(retry) => <SignInUnavailable onRetry={retry} />}>
          <Suspense>
            <SignInDialog prompt={prompt} />
          </Suspense>
        </PartBoundary>
      ) : null}
      {wantsToaster ? (
        <PartBoundary fallback={(retry) => <PlainMessages onRetry={retry} />}>
          <Suspense>
            <Toaster />
          </Suspense>
        </PartBoundary>
      ) : null}
    </div>
  );
}

/** A component of its own, so that its state renders no screen again. */
function UndecidedWritesWhenIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isIdle) return null;
  return (
    <PartBoundary fallback={(retry) => <RetryLater onRetry={retry} />}>
      <Suspense>
        <UndecidedWrites />
      </Suspense>
    </PartBoundary>
  );
}

/** For a part that the traveller did not ask for, and so would not retry by a button. */
function RetryLater({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}

let shownScreens = 0;

/**
 * Scrolls a new screen and takes the focus to its heading, once that screen is there: it is mounted
 * again for each and sits inside the same boundary, so its effect runs with the screen's own. The first
 * screen leaves the focus alone.
 */
function Arrival() {
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) return;
    mounted.current = true;
    shownScreens += 1;
    scrollMemory.arrive();
    if (shownScreens === 1) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
  return null;
}

/** Says, quietly and on every screen, that the server can't be reached; the region is there from the start. */
function OfflineBanner() {
  const online = useOnlineState();
  const { pathname } = useLocation();
  useEffect(() => watchBrowserHints(), []);
  return (
    <div role="status" className="no-print">
      {online === "Offline" ? (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-card px-5 py-2 text-watch">
          <Icon name="info" size={20} />
          <span>{pathname.startsWith("/s/") ? shellWords.offlineByLink : shellWords.offline}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Replaces the sign-in dialog when its file can't be loaded. */
function SignInUnavailable({ onRetry }: { onRetry: () => void }) {
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
