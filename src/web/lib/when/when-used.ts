import { whenIdle } from "./when-idle.ts";
import { whenPainted } from "./when-painted.ts";

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "click"] as const;

/** A page that is only looked at may be printed by the browser's own menu. */
const LOOKED_AT_MS = 10_000;
/** Files on the device already cost no network, and wait only for the first drawing. */
const KEPT_MS = 2_000;

let used: Promise<void> | undefined;

/**
 * Once the traveller does anything with the page, has looked at it for a while, or has all its files on the device: what
 * is needed for what they may do next loads then, and not with the page; a tap is answered first.
 */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const heard = new AbortController();
    const { signal } = heard;
    const use = () => {
      heard.abort();
      void whenPainted().then(whenIdle).then(resolve);
    };
    setTimeout(use, LOOKED_AT_MS);
    void navigator.serviceWorker?.ready.then(() => setTimeout(use, KEPT_MS));
    for (const sign of SIGNS) {
      addEventListener(sign, use, { capture: true, passive: true, signal });
    }
  });
  return used;
}
