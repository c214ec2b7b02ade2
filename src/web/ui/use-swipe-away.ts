import { type RefObject, useEffect } from "react";

/** Further than this, or as fast as the next, a sheet that is pulled down is closed. */
const FAR_PX = 120;
const FAST_PX_A_MS = 0.6;
/** A finger that has not moved this far may still press or scroll. */
const SURE_PX = 8;

/** A sheet at the foot of a phone's screen is closed by a swipe down, from where it has nothing to scroll back to. */
export function useSwipeAway(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet === null) return;
    const heard = new AbortController();
    const { signal } = heard;
    let from: { readonly x: number; readonly y: number; readonly atMs: number } | undefined;
    let isPulled = false;
    const settle = () => {
      from = undefined;
      isPulled = false;
      sheet.style.translate = "";
    };
    sheet.addEventListener(
      "touchstart",
      ({ touches, target, timeStamp: atMs }) => {
        settle();
        const [touch] = touches;
        const isBelow = matchMedia("(max-width: 63.99rem)").matches;
        if (touch === undefined || touches.length > 1 || !isBelow || !isAtTop(target, sheet))
          return;
        from = { x: touch.clientX, y: touch.clientY, atMs };
      },
      { signal, passive: true },
    );
    sheet.addEventListener(
      "touchmove",
      (event) => {
        const [touch] = event.touches;
        if (from === undefined || touch === undefined) return;
        const [aside, down] = [Math.abs(touch.clientX - from.x), touch.clientY - from.y];
        if (!isPulled && Math.max(aside, Math.abs(down)) < SURE_PX) return;
        if (!isPulled && (down < 0 || aside > down)) return settle();
        isPulled = true;
        if (event.cancelable) event.preventDefault();
        sheet.style.translate = `0 ${Math.max(0, down)}px`;
      },
      { signal, passive: false },
    );
    sheet.addEventListener(
      "touchend",
      ({ changedTouches, timeStamp }) => {
        const [touch] = changedTouches;
        if (from === undefined || touch === undefined || !isPulled) return settle();
        const down = touch.clientY - from.y;
        const isFast = down / Math.max(1, timeStamp - from.atMs) > FAST_PX_A_MS;
        settle();
        if (down > FAR_PX || (isFast && down > FAR_PX / 3)) sheet.close();
      },
      { signal },
    );
    sheet.addEventListener("touchcancel", settle, { signal });
    return () => heard.abort();
  }, [dialog]);
}

/** Whether nothing from the finger up to the sheet is scrolled or moved by the finger itself. */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest("input, textarea, select") !== null)
    return false;
  for (let part: Element | null = target; part !== null; part = part.parentElement) {
    if (part.scrollTop > 0) return false;
    if (part === sheet) return true;
  }
  return false;
}
