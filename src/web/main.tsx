import "./load-first-screen.ts";
import "./styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchPath } from "react-router";
import { API_PATHS, pathWithId } from "../domain/wire.ts";
import { askEarly, whenOutdated } from "./lib/api-client.ts";
import { scrollMemory } from "./lib/scroll-memory.ts";
import { serverConfig } from "./lib/server-config.ts";
import { finishReturningSignIn, followSession, sendSignOutWhenOnline } from "./lib/session.ts";
import { watchTabOwner } from "./lib/tab-owner.ts";
import { registerServiceWorker } from "./lib/workers/register-service-worker.ts";
import { App } from "./routes.tsx";
import { ScreenErrorBoundary } from "./shell/screen-error-boundary.tsx";

const container = rootOfPage();

const app = (
  <StrictMode>
    <BrowserRouter>
      <ScreenErrorBoundary isOutermost>
        <App refusal={container.dataset.refusal} />
      </ScreenErrorBoundary>
    </BrowserRouter>
  </StrictMode>
);

followSession();
sendSignOutWhenOnline();
whenOutdated(() => void offerNewVersion());
// Not awaited at the top: a module that waits there can't be put in one file with what it shares.
void finishReturningSignIn().then(() => setTimeout(draw));

/** In a task of its own: what came before has held a phone's thread for 50 ms. */
function draw(): void {
  watchTabOwner();
  const tripId = matchPath("/view-trip/:tripId", location.pathname)?.params.tripId;
  if (tripId !== undefined) askEarly(pathWithId(API_PATHS.trip, tripId));
  // Where it has its pictures from.
  if (tripId !== undefined) void serverConfig();
  scrollMemory.watch();
  const isDrawn = container.childElementCount > 0 && container.dataset.frame === undefined;
  container.inert = false;
  // In steps, between which the browser answers: a phone takes half a second for all of it.
  startTransition(() => {
    if (isDrawn) hydrateRoot(container, app);
    // In the place of the frame, which looks the same.
    else createRoot(container).render(app);
  });
}

// After all that the page itself waits for.
addEventListener("load", () => registerServiceWorker((worker) => void offerNewVersion(worker)));

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
