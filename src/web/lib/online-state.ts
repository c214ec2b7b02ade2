import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { createOnlineTracker, type OnlineState } from "./online-tracker.ts";

const ALIVE_PATH = "/healthz";

/** What the server keeps everything in, as it said when it last answered: a silent one can't say. */
const BACKEND_KEY = "tripwright.backend";

/** Has the sentence about a silent server name what it keeps everything in. */
export function nameBackend(name: string | undefined): void {
  if (name === undefined) browserStorage.local.remove(BACKEND_KEY);
  else browserStorage.local.set(BACKEND_KEY, name);
}

/** The one state of this page; every call of the API tells it what it met. */
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

/** Whether it was our server that answered, and not a hotel's sign-in page or a proxy in its place. */
export function isOurAnswer({ status, headers }: Response): boolean {
  const isEmpty = status === 204 || status === 304;
  return isEmpty || headers.get("content-type")?.startsWith("application/json") === true;
}

/** The browser's own word is a hint only: it knows of a cable, not of our server. */
export function watchBrowserHints(): void {
  for (const event of ["online", "offline"]) addEventListener(event, onlineTracker.check);
  document.addEventListener("visibilitychange", () => {
    if (onlineTracker.state() === "Offline") onlineTracker.check();
  });
}

export function useOnlineState(): OnlineState {
  return useSyncExternalStore(onlineTracker.subscribe, onlineTracker.state, () => "Unknown");
}
