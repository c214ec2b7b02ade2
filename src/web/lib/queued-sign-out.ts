import { browserStorage } from "./browser-storage.ts";

const KEY = "tripwright.sign-out";

/** Whose session the server is still to end, for a sign-out that it could not be told of. */
export const queuedSignOut = {
  /** @returns the id of their profile. */
  get: () => browserStorage.local.get(KEY) ?? undefined,
  set: (person: string) => browserStorage.local.set(KEY, person),
  remove: () => browserStorage.local.remove(KEY),
} as const;
