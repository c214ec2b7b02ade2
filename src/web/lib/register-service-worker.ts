import { applicationCache, TAKE_OVER } from "../../domain/application-cache.ts";
import { trustedScriptUrl } from "./trusted-script-url.ts";

const ADDRESS = "/sw.js";

/**
 * Registers the service worker, which keeps the application's own files, where browsers allow it:
 * over https and on localhost.
 *
 * @param onUpdate is called when the worker of a build newer than this page waits.
 */
export function registerServiceWorker(onUpdate: (worker: ServiceWorker) => void): void {
  // The development server has no built files.
  if (import.meta.env.DEV) return;
  navigator.serviceWorker
    ?.register(trustedScriptUrl("tripwright-worker", ADDRESS))
    .then((registration) => {
      const look = (worker: ServiceWorker | null) => {
        // The first worker of a browser replaces no version.
        if (worker?.state === "installed" && registration.active !== null)
          void welcome(worker, onUpdate);
      };
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => look(worker));
      });
      // A tab may stay open for weeks.
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) registration.update().catch(() => undefined);
      });
      look(registration.waiting);
    })
    // Private windows and some settings refuse. The application works without it.
    .catch(() => undefined);
}

async function welcome(worker: ServiceWorker, onUpdate: (worker: ServiceWorker) => void) {
  // Maps are kept beside the application.
  const kept = (await caches.keys()).filter((name) => name.startsWith(applicationCache("")));
  const newest = kept.at(-1);
  // The page came from the network and is of the newest build already, so its worker need not wait.
  if (newest === applicationCache(document.documentElement.dataset.build ?? "")) {
    worker.postMessage(TAKE_OVER);
  } else onUpdate(worker);
}
