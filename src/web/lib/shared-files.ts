import { MOST_SHARED_FILES, sharedFilePath } from "../../domain/shared-files.ts";

/** Files shared with the installed application that nobody has read yet. */
export async function sharedFiles(): Promise<ArrayBuffer[]> {
  const found: ArrayBuffer[] = [];
  for (let at = 0; at < MOST_SHARED_FILES; at += 1) {
    // Without https a browser has no caches.
    const kept = await globalThis.caches?.match(sharedFilePath(at));
    if (kept !== undefined) found.push(await kept.arrayBuffer());
  }
  return found;
}

/** Once it is read, or the traveller signs out. */
export async function forgetSharedFiles(): Promise<void> {
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const cache = await caches.open(name);
    for (let at = 0; at < MOST_SHARED_FILES; at += 1) await cache.delete(sharedFilePath(at));
  }
}
