import type { Page } from "playwright-core";

/**
 * Which of someone's marks are still in a tab: on its page, in its fields, or in what the browser
 * keeps for us. @returns each with its place, such as "Ada: localStorage".
 */
export function tracesOf(tab: Page, someones: readonly string[]): Promise<string[]> {
  return tab.evaluate(async (marks) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // The form lists every city of the guide, whoever looks at it.
    for (const list of body.querySelectorAll("details")) {
      if (list.textContent.includes("cities in our guide")) list.remove();
    }
    const places: Record<string, string> = {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      page: document.title + body.innerHTML,
      fields: [...document.querySelectorAll("input")].map(({ value }) => value).join(" "),
      database: JSON.stringify(await readDatabases()),
      cache: JSON.stringify(await readCaches()),
    };
    return Object.keys(places).flatMap((place) =>
      marks.filter((mark) => places[place]?.includes(mark)).map((mark) => `${mark}: ${place}`),
    );

    async function readDatabases(): Promise<unknown[]> {
      const found: unknown[] = [];
      for (const { name = "" } of await indexedDB.databases()) {
        const database = await whenDone(indexedDB.open(name));
        for (const table of database.objectStoreNames) {
          const rows = database.transaction(table).objectStore(table);
          found.push(await whenDone(rows.getAllKeys()), await whenDone(rows.getAll()));
        }
        database.close();
      }
      return found;
    }

    async function readCaches(): Promise<string[]> {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!/\.(?:js|css|svg|png|woff2|webmanifest)$/.test(request.url)) {
            found.push(request.url, (await (await cache.match(request))?.text()) ?? "");
          }
        }
      }
      return found;
    }

    function whenDone<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  }, someones);
}
