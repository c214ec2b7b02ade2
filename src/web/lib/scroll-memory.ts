import { browserStorage } from "./browser-storage.ts";

const STORAGE_KEY = "tripwright.scroll";
/** A screen that is still too short after this stays where it is. */
const CONTENT_WITHIN_MS = 5_000;
/** Events of a traveller who scrolls. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The scroll position of each entry of this tab's history, in px. */
let positions = new Map<string, number>();
let isStored = false;
/** The entry whose screen is shown and in position: only its scrolling is recorded. */
let settled: string | undefined;
/** The entry of the screen on the page. */
let shownPath: string | undefined;
/** Where the page stands, by its last scroll: asked as the page is left, the browser would lay it out once more. */
let shownTop = 0;
let stopWaiting: () => void = () => undefined;

/**
 * Restores a screen's scroll position when the traveller goes back to it, or reloads. The browser's
 * own restoration comes too early for screens that still load.
 */
export const scrollMemory = {
  /** Once, before the first screen. */
  watch(): void {
    history.scrollRestoration = "manual";
    // A dialog was open when the page was loaded again; now it isn't.
    history.state?.dialogs && history.go(-history.state.dialogs);
    positions = readKept();
    addEventListener(
      "scroll",
      () => {
        shownTop = window.scrollY;
        if (settled === undefined || location.pathname !== shownPath) return;
        settled = entryKey();
        if (!isStored) store();
        isStored = true;
        positions.set(settled, shownTop);
      },
      { passive: true },
    );
    addEventListener("popstate", () => {
      if (location.pathname !== shownPath) return;
      // Another part of the same screen: the browser scrolls to a new one, we restore one that was
      // seen.
      if (positions.has(entryKey())) scrollMemory.arrive();
      else settled = entryKey();
    });
    addEventListener("pagehide", () => {
      // Gone after a sign-out or another person's sign-in: nothing of the former person is
      // restored.
      if (browserStorage.tab.get(STORAGE_KEY) === null) return;
      // A part of a screen that was chosen without scrolling.
      if (settled !== undefined) positions.set(entryKey(), shownTop);
      store();
    });
  },

  /** Whether the current entry's screen is shown from its top. */
  startsAtTop(): boolean {
    return (positions.get(entryKey()) ?? 0) === 0;
  },

  /**
   * Called when the current entry's screen is on the page. A new entry begins at the top; the first one stays
   * where its reader has scrolled to, who could read it before the scripts came.
   */
  arrive(): void {
    stopWaiting();
    const isFirst = shownPath === undefined;
    shownPath = location.pathname;
    const key = entryKey();
    if (isFirst && !positions.has(key)) {
      settled = key;
      return;
    }
    const top = positions.get(key) ?? 0;
    settled = undefined;
    if (isReachable(top)) {
      scrollTo(top);
      settled = key;
      return;
    }
    scrollTo(0);
    const stop = new AbortController();
    const { signal } = stop;
    const settle = () => {
      stop.abort();
      settled = key;
    };
    const observer = new ResizeObserver(() => {
      if (!isReachable(top)) return;
      scrollTo(top);
      settle();
    });
    observer.observe(document.body);
    const timer = setTimeout(settle, CONTENT_WITHIN_MS);
    for (const move of OWN_MOVES) addEventListener(move, settle, { signal, passive: true });
    signal.addEventListener("abort", () => {
      observer.disconnect();
      clearTimeout(timer);
    });
    stopWaiting = () => stop.abort();
  },
};

function scrollTo(top: number): void {
  window.scrollTo(0, top);
  shownTop = top;
}

function store(): void {
  browserStorage.tab.set(STORAGE_KEY, JSON.stringify([...positions]));
}

/** The router names its entries; a link to a part of a screen makes one without a name. */
function entryKey(): string {
  return history.state?.key ?? `${location.pathname}${location.search}${location.hash}`;
}

/** Of the top it is known without the layout of the page, for which a phone would stop its first drawing. */
function isReachable(top: number): boolean {
  return top === 0 || document.documentElement.scrollHeight - window.innerHeight >= top;
}

function readKept(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(browserStorage.tab.get(STORAGE_KEY) ?? "[]");
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
  } catch {
    // Something else wrote this value.
    return new Map();
  }
}

function isPosition(one: unknown): one is [string, number] {
  return Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";
}
