import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Shows a part in the page until the test has finished. */
export function render(part: ReactNode): void {
  const container = document.createElement("main");
  document.body.append(container);
  const root = createRoot(container);
  root.render(part);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}
