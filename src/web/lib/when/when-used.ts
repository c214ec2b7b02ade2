const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "click"] as const;

/** A page that is only looked at may be printed by the browser's own menu. */
const LOOKED_AT_MS = 10_000;

let used: Promise<void> | undefined;

/**
 * Once the traveller does anything with the page, or has looked at it for a while: what is needed for what they may
 * do next loads then, and not with the page.
 */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const heard = new AbortController();
    const { signal } = heard;
    setTimeout(() => {
      heard.abort();
      resolve();
    }, LOOKED_AT_MS);
    for (const sign of SIGNS) {
      addEventListener(
        sign,
        () => {
          heard.abort();
          resolve();
        },
        { capture: true, passive: true, signal },
      );
    }
  });
  return used;
}
