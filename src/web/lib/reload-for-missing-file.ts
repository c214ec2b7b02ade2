import { browserStorage } from "./browser-storage.ts";

const RELOADED_KEY = "tripwright.reloaded";
const DEADLINE_MS = 3000;
/** The messages of Chromium, Firefox and Safari, and of Vite for a style sheet. */
const MISSING = /dynamically imported|Importing a module|preload CSS/;

/**
 * Reloads the page after an error that a part of the application could not be loaded, as in a tab
 * of a build that the server no longer has. It does so once a tab, and only if the server can be
 * reached.
 *
 * @returns whether the page is being reloaded.
 */
export async function reloadForMissingFile(error: unknown): Promise<boolean> {
  if (!MISSING.test(String(error)) || browserStorage.tab.get(RELOADED_KEY) !== null) return false;
  // Without storage the page would be reloaded for ever.
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
