import { createRoot, hydrateRoot } from "react-dom/client";

/** React DOM, which the build evaluates when it is first asked for (`vite.config.ts`). */
export function reactDom() {
  return { createRoot, hydrateRoot };
}
