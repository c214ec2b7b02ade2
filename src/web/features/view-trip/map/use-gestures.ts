import { type RefObject, useEffect } from "react";
import type { ScreenPoint } from "./layout/map-camera.ts";

/** A finger or mouse that moves less has tapped. */
const TAP_PX = 6;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
/** A notch of most wheels is 100 px: half a zoom. */
const WHEEL_ZOOM_PER_PX = 1 / 200;

export type Gestures = {
  /** @param by pixels. */
  onMove(by: ScreenPoint): void;
  /** The point at one pixel moves to another and is that many zooms larger. */
  onPinch(by: number, at: ScreenPoint, to: ScreenPoint): void;
  onDoubleTap(at: ScreenPoint): void;
};

type Pointer = ScreenPoint & { readonly start: ScreenPoint };

/**
 * Drag, pinch, double tap, and the wheel with Ctrl or Cmd (as browsers report a pinch on a trackpad);
 * the wheel alone scrolls the page. A tap on a button in the element remains that button's.
 *
 * @param gestures its functions may be other ones at each call.
 */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const { onMove, onPinch, onDoubleTap } = gestures;
  useEffect(() => {
    const ground = element.current;
    if (ground === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const pointers = new Map<number, Pointer>();
    let isDragging = false;
    let lastTap: (ScreenPoint & { time: number }) | undefined;

    const at = (event: MouseEvent): ScreenPoint => {
      const { left, top } = ground.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      const point = at(event);
      pointers.set(event.pointerId, { ...point, start: point });
      if (pointers.size === 1) isDragging = false;
    }

    function move(event: PointerEvent): void {
      const last = pointers.get(event.pointerId);
      if (last === undefined) return;
      // The mouse was let go elsewhere.
      if (event.buttons === 0) {
        end(event);
        return;
      }
      const point = at(event);
      const before = [...pointers.values()];
      if (!isDragging && pointers.size === 1 && distance(point, last.start) < TAP_PX) return;
      if (!isDragging) {
        isDragging = true;
        for (const id of pointers.keys()) ground?.setPointerCapture(id);
      }
      pointers.set(event.pointerId, { ...point, start: last.start });
      const after = [...pointers.values()];
      const [one, two] = [pair(before), pair(after)];
      if (one === undefined || two === undefined) {
        onMove({ x: point.x - last.x, y: point.y - last.y });
      } else {
        onPinch(Math.log2(two.span / one.span), one.middle, two.middle);
      }
    }

    function end(event: PointerEvent): void {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
      if (isDragging || isOnButton || event.type !== "pointerup") {
        lastTap = undefined;
        return;
      }
      const tap = { ...at(event), time: event.timeStamp };
      const isSecond =
        lastTap !== undefined &&
        tap.time - lastTap.time < DOUBLE_TAP_MS &&
        distance(tap, lastTap) < DOUBLE_TAP_PX;
      lastTap = isSecond ? undefined : tap;
      if (isSecond) onDoubleTap(tap);
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33;
      onPinch(-px * WHEEL_ZOOM_PER_PX, at(event), at(event));
    }

    ground.addEventListener("pointerdown", down, { signal });
    ground.addEventListener("pointermove", move, { signal });
    ground.addEventListener("pointerup", end, { signal });
    ground.addEventListener("pointercancel", end, { signal });
    ground.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listeners.abort();
  }, [element, onMove, onPinch, onDoubleTap]);
}

const distance = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y);

function pair([one, two]: readonly ScreenPoint[]) {
  if (one === undefined || two === undefined) return undefined;
  return {
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    span: Math.max(1, distance(one, two)),
  };
}
