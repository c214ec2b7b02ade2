import { canOpenIndexedDb, createIndexedDbStore } from "./indexed-db-store.ts";
import type { OfflineStore } from "./offline-store.ts";

let opening: Promise<OfflineStore> | undefined;

/** The tab's one store, in the browser's database where it has one that opens. */
export function openOfflineStore(): Promise<OfflineStore> {
  opening ??= open();
  return opening;
}

async function open(): Promise<OfflineStore> {
  const options = { now: Date.now };
  if (await canOpenIndexedDb()) return createIndexedDbStore(options);
  const { createMemoryStore } = await import("./memory-store.ts");
  return createMemoryStore(options);
}
