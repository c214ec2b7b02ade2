import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { registerServiceWorker } from "./lib/register-service-worker.ts";
import { finishReturningSignIn } from "./lib/sign-in.ts";
import { watchTabOwner } from "./lib/tab-owner.ts";
import { App } from "./routes.tsx";
import { ScreenErrorBoundary } from "./shell/screen-error-boundary.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("the page has no root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <ScreenErrorBoundary>
        <App />
      </ScreenErrorBoundary>
    </BrowserRouter>
  </StrictMode>
);

// Not awaited at the top: a module that waits there can't be put in one file with what it shares.
void finishReturningSignIn().then(() => {
  watchTabOwner();
  if (container.childElementCount > 0) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

// After all that the page itself waits for.
addEventListener("load", () =>
  registerServiceWorker((worker) => {
    void import("./shell/update-bar.tsx").then((bar) => bar.showUpdateBar(worker));
  }),
);
