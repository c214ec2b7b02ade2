import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useProfile } from "../lib/profile.ts";
import { useSignInPrompt } from "../lib/sign-in-prompt.ts";
import { whenToasterIsWanted } from "../lib/toast.ts";
import { Spinner } from "../ui/spinner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { ScreenErrorBoundary } from "./screen-error-boundary.tsx";

const SignInDialog = lazy(async () => ({
  default: (await import("./sign-in-dialog.tsx")).SignInDialog,
}));
const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** By then a screen has asked for what it shows. */
const IDLE_MS = 1_500;

/** What stands round every screen. */
export function Layout() {
  const { pathname } = useLocation();
  const prompt = useSignInPrompt();
  const [wantsToaster, setWantsToaster] = useState(false);
  useEffect(() => whenToasterIsWanted(() => setWantsToaster(true)), []);
  const isSignedIn = useProfile() !== undefined;
  useEffect(() => {
    if (isSignedIn) openLibraryWhenIdle();
  }, [isSignedIn]);
  return (
    // Marked so that React Aria does not hide the page from screen readers while a list of suggestions
    // is open: what is hidden but can be reached with Tab is a trap.
    <div className="flex min-h-dvh flex-col" data-react-aria-top-layer="">
      <a
        href="#main"
        className="no-print button button-accent sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20"
      >
        Skip to the content
      </a>
      <Header />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ScreenErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <HeadingFocus key={pathname} />
            <Outlet />
          </Suspense>
        </ScreenErrorBoundary>
      </main>
      <Footer />
      <Suspense>
        {prompt.open ? <SignInDialog prompt={prompt} /> : null}
        {wantsToaster ? <Toaster /> : null}
      </Suspense>
    </div>
  );
}

/** Changes that wait are sent and trips are kept whichever screen one is on, once it has what it needs. */
function openLibraryWhenIdle(): void {
  setTimeout(() => {
    import("../offline/library.ts")
      .then(({ openLibrary }) => openLibrary())
      .catch((error: unknown) => console.warn("nothing can be kept for offline", error));
  }, IDLE_MS);
}

function ScreenLoading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading the page" />
    </div>
  );
}

let shownScreens = 0;

/**
 * Takes the focus to a new screen's heading, once that screen is there: it is mounted again for each
 * and sits inside the same boundary, so its effect runs with the screen's own. Not on the first one.
 */
function HeadingFocus() {
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) return;
    mounted.current = true;
    shownScreens += 1;
    if (shownScreens === 1) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
  return null;
}
