import type { Store } from "../../../src/server/store/store.ts";

/** Has a store open as many connections as it will, so that what is asked at once is done at once. */
export async function openConnections(store: Store): Promise<void> {
  await Promise.all(
    Array.from({ length: 50 }, () => store.generations.isKnownKey("no one", "none")),
  );
}
