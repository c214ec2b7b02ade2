import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { finishReturningSignIn } from "./lib/sign-in.ts";
import { App } from "./routes.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("the page has no root");

await finishReturningSignIn();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (container.childElementCount > 0) hydrateRoot(container, app);
else createRoot(container).render(app);
