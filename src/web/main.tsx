import { firstScreen } from "./load-first-screen.ts";
import { reactDom } from "./react-dom.ts";
import "./styles.css";
import { StrictMode, startTransition } from "react";
import { API_PATHS, pathWithId } from "../domain/wire.ts";
import { askEarly, whenOutdated } from "./lib/api-client.ts";
import { paths } from "./lib/paths.ts";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import { scrollMemory } from "./lib/scroll-memory.ts";
import { serverConfig } from "./lib/server-config.ts";
import { finishReturningSignIn, followSession, sendSignOutWhenOnline } from "./lib/session.ts";
import { watchTabOwner } from "./lib/tab-owner.ts";
import { speakPageLanguage } from "./messages/speak-page-language.ts";
import { Navigation } from "./navigation/navigation.tsx";
import { App } from "./routes.tsx";
import { InPageLanguage } from "./shell/in-page-language.tsx";
import { ScreenErrorBoundary } from "./shell/screen-error-boundary.tsx";

const container = rootOfPage();

const app = (
  <StrictMode>
    <Navigation>
      <ScreenErrorBoundary isOutermost>
        <InPageLanguage>
          <App refusal={container.dataset.refusal} />
        </InPageLanguage>
      </ScreenErrorBoundary>
    </Navigation>
  </StrictMode>
);

// In tasks of their own, with what they need of the browser: the modules have held a phone's thread for 50 ms.
setTimeout(begin);

async function begin(): Promise<void> {
  followSession();
  sendSignOutWhenOnline();
  whenOutdated(() => void offerNewVersion());
  await finishReturningSignIn();
  watchTabOwner();
  const { pathname } = location;
  const tripId = /^\/view-trip\/([^/]+)$/.exec(pathname)?.[1];
  if (tripId !== undefined || pathname === paths.myTrips) {
    askEarly(tripId === undefined ? API_PATHS.trips : pathWithId(API_PATHS.trip, tripId));
    // Where the pictures are from.
    askEarly(API_PATHS.config);
    void serverConfig();
  }
  scrollMemory.watch();
  // A phone takes a tenth of a second for either, and waits for the screen's files now.
  setTimeout(reactDom);
  if (pathname === paths.myTrips) setTimeout(() => new Intl.DateTimeFormat());
  await Promise.all([firstScreen, speakPageLanguage()]);
  setTimeout(draw);
}

function draw(): void {
  const isDrawn = container.childElementCount > 0 && container.dataset.frame === undefined;
  container.inert = false;
  // In steps, between which the browser answers: a phone takes half a second for all of it.
  startTransition(() => {
    if (isDrawn) reactDom().hydrateRoot(container, app);
    // In the place of the frame, which looks the same.
    else reactDom().createRoot(container).render(app);
  });
}

/** From when the screen's files are there: by then it is drawn, and the worker asks for a hundred more. */
const KEEP_AFTER_MS = 1_000;

addEventListener("load", () => setTimeout(registerServiceWorker, KEEP_AFTER_MS, offerNewVersion));

async function offerNewVersion(worker?: ServiceWorker): Promise<void> {
  try {
    (await import("./shell/update-bar.tsx")).showUpdateBar(worker);
  } catch (error) {
    // The next page load has the new version anyway.
    console.warn("the new version can't be offered", error);
  }
}

function rootOfPage(): HTMLElement {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root");
  return root;
}
