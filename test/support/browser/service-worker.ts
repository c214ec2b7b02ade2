import type { Page } from "playwright-core";

/** Waits until a worker has kept all its files and is at work for the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller?.state !== "activated") {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

/** Has the page look for a newer worker as it does when its tab is looked at again. */
export async function lookAtTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

export type KeptFile = { readonly cache: string; readonly path: string; readonly text: string };

/** Everything that any cache of the page's origin holds. */
export function keptFiles(page: Page): Promise<KeptFile[]> {
  return page.evaluate(async () => {
    const kept: KeptFile[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const text = await (await opened.match(request))?.text();
        kept.push({ cache, path: request.url.slice(location.origin.length), text: text ?? "" });
      }
    }
    return kept;
  });
}
