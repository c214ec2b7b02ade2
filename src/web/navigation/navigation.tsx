import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";

/** An entry of the tab's history. */
export type Entry = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** A new one with each navigation, even to the same address; undefined for the first entry. */
  readonly key: string | undefined;
};

const EntryContext = createContext<Entry | undefined>(undefined);
const NAVIGATED = "tripwright:navigated";

/**
 * Provides the current entry of the tab's history to the screens.
 *
 * @param entry where there is no browser.
 */
export function Navigation({ entry, children }: { entry?: Entry; children: ReactNode }) {
  const [shown, setShown] = useState(() => entry ?? currentEntry());
  useLayoutEffect(() => {
    // In a transition: the browser answers while a large screen is drawn.
    const follow = () => startTransition(() => setShown(sameOrCurrent));
    addEventListener("popstate", follow);
    addEventListener(NAVIGATED, follow);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener(NAVIGATED, follow);
    };
  }, []);
  return <EntryContext value={shown}>{children}</EntryContext>;
}

/** The entry that the screens show. */
export function useLocation(): Entry {
  const entry = useContext(EntryContext);
  if (entry === undefined) throw new Error("no Navigation around this");
  return entry;
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Shows another screen, or another part of this one.
 *
 * @param to an address of ours; one that begins with `?` or `#` is of the same screen.
 * @param replace in place of the current entry.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const state = { key: crypto.randomUUID() };
  if (replace) history.replaceState(state, "", to);
  else history.pushState(state, "", to);
  dispatchEvent(new Event(NAVIGATED));
}

/** Navigates as soon as it is on the page, in place of the current entry. */
export function Navigate({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

function currentEntry(): Entry {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: history.state?.key };
}

/** A dialog's step in the history is no other entry for the screens. */
function sameOrCurrent(former: Entry): Entry {
  const entry = currentEntry();
  const isSame =
    former.key === entry.key &&
    former.pathname === entry.pathname &&
    former.search === entry.search &&
    former.hash === entry.hash;
  return isSame ? former : entry;
}
