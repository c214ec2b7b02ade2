import { createRoot, type Root } from "react-dom/client";
import { TAKE_OVER } from "../../domain/application-cache.ts";
import { shellWords } from "../messages/shell-words.ts";
import { updateWords } from "../messages/update-words.ts";

let root: Root | undefined;

/**
 * Says that there is a newer version, and lets the traveller choose when to load it.
 *
 * @param worker of the newer version, where the browser has one already.
 */
export function showUpdateBar(worker?: ServiceWorker): void {
  if (root === undefined) {
    const container = document.createElement("div");
    // As in layout.tsx: it stays in reach while a list of suggestions is open.
    container.dataset.reactAriaTopLayer = "";
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(<UpdateBar onReload={() => reloadWith(worker)} onLater={() => root?.render(null)} />);
}

function UpdateBar({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  return (
    <section
      aria-label={updateWords.title}
      className="no-print appear card fixed inset-x-3 bottom-3 z-20 flex flex-wrap items-center justify-end gap-2 p-3 shadow-lg sm:end-auto sm:bottom-5 sm:start-5"
    >
      <p role="status" className="me-auto px-2">
        {updateWords.ready}
      </p>
      <button type="button" className="button button-quiet" onClick={onLater}>
        {updateWords.later}
      </button>
      <button type="button" className="button button-accent" onClick={onReload}>
        {shellWords.reload}
      </button>
    </section>
  );
}

/** Reloads once the new worker is active, so that page and worker are of one build. */
function reloadWith(worker: ServiceWorker | undefined): void {
  // Another tab may have activated it; a still newer one may have replaced it.
  if (worker?.state !== "installed") {
    location.reload();
    return;
  }
  worker.addEventListener("statechange", () => {
    if (worker.state !== "activating") location.reload();
  });
  worker.postMessage(TAKE_OVER);
}
