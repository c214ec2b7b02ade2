const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "click"] as const;

let used: Promise<void> | undefined;

/**
 * Once the traveller does anything with the page: what is needed for what they may do next loads then, and not
 * with the page.
 */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const heard = new AbortController();
    const { signal } = heard;
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
