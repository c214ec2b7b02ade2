declare const self: ServiceWorkerGlobalScope;

/** Built in the service worker's place by SERVICE_WORKER=off: undoes it wherever it was (decision 014). */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

export {};
