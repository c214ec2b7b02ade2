import { MAP_CACHE, SHARED_TRIPS_CACHE } from "../../domain/application-cache.ts";
import { API_PATHS } from "../../domain/wire.ts";
import { callApi } from "../lib/api-client.ts";
import { browserStorage } from "../lib/browser-storage.ts";
import { onlineTracker } from "../lib/online-state.ts";
import { storedProfile } from "../lib/profile.ts";
import { queuedSignOut } from "../lib/queued-sign-out.ts";
import { forgetSharedFiles } from "../lib/shared-files.ts";
import { releaseTab } from "../lib/tab-owner.ts";
import { openOfflineLibrary } from "./offline-library.ts";
import type { PendingWrite } from "./store/offline-store.ts";

/**
 * Ends our session and the provider's, clears what this browser keeps, and reloads (spec section 4).
 * Where the server can't be reached its part waits in this browser, and is sent before anything else.
 *
 * @param options.discardsChanges changes that the server doesn't have yet are discarded.
 * @returns those changes, where they are not to be discarded: then nothing has ended.
 */
export async function signOut(options: {
  discardsChanges: boolean;
}): Promise<readonly PendingWrite[]> {
  const library = await openOfflineLibrary();
  const unsent = options.discardsChanges ? [] : await library.sendAll();
  if (unsent.length > 0) return unsent;
  const person = storedProfile()?.id;
  releaseTab();
  const hasEnded =
    onlineTracker.state() !== "Offline" &&
    (await callApi(API_PATHS.session, { method: "DELETE", mayBeSignedOut: true, asAnyone: true }))
      .ok;
  await library.store.wipe();
  for (const cache of [MAP_CACHE, SHARED_TRIPS_CACHE]) await globalThis.caches?.delete(cache);
  await forgetSharedFiles().catch(() => undefined);
  browserStorage.local.clear();
  browserStorage.tab.clear();
  if (!hasEnded && person !== undefined) queuedSignOut.set(person);
  window.location.reload();
  return [];
}
