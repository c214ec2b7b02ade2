import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Shows a part in the page until the test has finished. @returns how to take it away sooner. */
export function render(part: ReactNode): () => void {
  const container = document.createElement("main");
  document.body.append(container);
  const root = createRoot(container);
  root.render(part);
  const remove = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(remove);
  return remove;
}
