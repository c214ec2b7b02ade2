/** Short texts under keys. */
type TextStorage = {
  /** @returns null where there is nothing under the key. */
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  clear(): void;
  /** The browser refuses this storage, as some do when cookies are blocked. */
  isBlocked(): boolean;
};

/**
 * The browser's storage: `local` for all its tabs, `tab` for this one. Where it is refused or full,
 * values are kept in memory until the page is closed, so the pages work without it.
 */
export const browserStorage = {
  local: openStorage(() => localStorage),
  tab: openStorage(() => sessionStorage),
} as const;

/** @param find throws where the browser refuses. */
function openStorage(find: () => Storage): TextStorage {
  const memory = new Map<string, string>();

  function attempt<T>(work: (storage: Storage) => T, otherwise: () => T): T {
    try {
      return work(find());
    } catch {
      return otherwise();
    }
  }

  return {
    get(key) {
      return (
        memory.get(key) ??
        attempt(
          (storage) => storage.getItem(key),
          () => null,
        )
      );
    },
    set(key, text) {
      memory.delete(key);
      attempt(
        (storage) => storage.setItem(key, text),
        () => void memory.set(key, text),
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    clear() {
      memory.clear();
      attempt(
        (storage) => storage.clear(),
        () => undefined,
      );
    },
    isBlocked: () =>
      attempt(
        (storage) => storage.length < 0,
        () => true,
      ),
  };
}
