import { browserStorage } from "./browser-storage.ts";

const RELOADED_KEY = "tripwright.reloaded";
const DEADLINE_MS = 3000;
/** Chromium's words, Firefox's, Safari's, and Vite's for a style sheet. */
const MISSING = /dynamically imported|Importing a module|preload CSS/;

/**
 * After an error that a part of the application could not be had, as in a tab older than what the server
 * still has: loads the page anew, once a tab, and only if there is a server to load it from.
 *
 * @returns whether the page is going away.
 */
export async function reloadForMissingFile(error: unknown): Promise<boolean> {
  if (!MISSING.test(String(error)) || browserStorage.tab.get(RELOADED_KEY) !== null) return false;
  // Nothing would remember it, and the page would be loaded for ever.
  if (browserStorage.tab.isBlocked()) return false;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const isThere = await fetch(location.href, { method: "HEAD", signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  browserStorage.tab.set(RELOADED_KEY, "1");
  location.reload();
  return true;
}
