import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { createOnlineTracker, type OnlineState } from "./online-tracker.ts";

const ALIVE_PATH = "/healthz";

/** The name of the server's database, as of its last answer. */
const BACKEND_KEY = "tripwright.backend";

/** Sets the database's name for the message about a silent server. */
export function nameBackend(name: string | undefined): void {
  if (name === undefined) browserStorage.local.remove(BACKEND_KEY);
  else browserStorage.local.set(BACKEND_KEY, name);
}

/** The one state of this page; every call of the API reports its outcome to it. */
export const onlineTracker = createOnlineTracker({
  async probe(signal) {
    const response = await fetch(ALIVE_PATH, { signal, cache: "no-store" });
    return isOurAnswer(response);
  },
  onSilence() {
    const backend = browserStorage.local.get(BACKEND_KEY) ?? "Tripwright";
    console.warn(`Could not reach ${backend} backend.`);
  },
  isHidden: () => document.visibilityState === "hidden",
});

/** Whether our server answered, and not a hotel's sign-in page or a proxy. */
export function isOurAnswer({ status, headers }: Response): boolean {
  const isEmpty = status === 204 || status === 304;
  return isEmpty || headers.get("content-type")?.startsWith("application/json") === true;
}

/** The browser's own events are only a hint: they are about the network, not about our server. */
export function watchBrowserHints(): void {
  for (const event of ["online", "offline"]) addEventListener(event, onlineTracker.check);
  document.addEventListener("visibilitychange", () => {
    if (onlineTracker.state() === "Offline") onlineTracker.check();
  });
}

export function useOnlineState(): OnlineState {
  return useSyncExternalStore(onlineTracker.subscribe, onlineTracker.state, () => "Unknown");
}
