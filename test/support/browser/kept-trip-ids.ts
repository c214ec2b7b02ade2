import type { Page } from "playwright-core";

/** Ids of the trips in the browser's database, the oldest first. */
export function keptTripIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("tripwright")) return [];
    const whenDone = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await whenDone(indexedDB.open("tripwright"));
    const keys = await whenDone(database.transaction("trips").objectStore("trips").getAllKeys());
    database.close();
    return keys.map(String).toSorted();
  });
}
