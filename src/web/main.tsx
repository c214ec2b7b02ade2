import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { finishReturningSignIn } from "./lib/sign-in.ts";
import { watchTabOwner } from "./lib/tab-owner.ts";
import { App } from "./routes.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("the page has no root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Not awaited at the top: a module that waits there can't be put in one file with what it shares.
void finishReturningSignIn().then(() => {
  watchTabOwner();
  if (container.childElementCount > 0) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
