import { browserStorage } from "./browser-storage.ts";

const KEY = "tripwright.sign-out";

/** The person whose sign-out could not be sent to the server yet. */
export const queuedSignOut = {
  /** @returns the id of their profile. */
  get: () => browserStorage.local.get(KEY) ?? undefined,
  set: (person: string) => browserStorage.local.set(KEY, person),
  remove: () => browserStorage.local.remove(KEY),
} as const;
