import { type KeyboardEvent, type RefObject, useCallback, useMemo } from "react";
import {
  type Camera,
  fitCamera,
  frameMiddle,
  keepOver,
  type MapFrame,
  moveCamera,
  type ScreenPoint,
  toScreen,
  zoomCamera,
} from "./layout/map-camera.ts";
import type { MapPoint } from "./layout/mercator.ts";
import { useCamera } from "./use-camera.ts";
import { useGestures } from "./use-gestures.ts";
import type { MapSubject } from "./use-map-subject.ts";

const ARROW_PX = 80;
const ARROWS: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};
const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { "+": 1, "=": 1, "-": -1 };
/** A place nearer to a side than this is not in view. */
const SIDE_PX = 32;

/**
 * Where the map looks, and all that moves it: fingers and mouse on `ground`, keys, buttons.
 *
 * @param dayNumber the map goes to what is to be seen whenever it changes.
 */
export function useMapMoves(
  ground: RefObject<HTMLElement | null>,
  { goal, whole }: Pick<MapSubject, "goal" | "whole">,
  frame: MapFrame | undefined,
  dayNumber: number | undefined,
) {
  const fit = useMemo(
    () => (frame === undefined ? undefined : fitCamera(goal, frame)),
    [frame, goal],
  );
  const { camera, change, fly } = useCamera(`day ${dayNumber}`, fit);

  const within = useCallback(
    (next: Camera) =>
      frame === undefined || whole === undefined ? next : keepOver(next, frame, whole),
    [frame, whole],
  );
  const onMove = useCallback(
    (by: ScreenPoint) => change((last) => within(moveCamera(last, by))),
    [change, within],
  );
  const onPinch = useCallback(
    (by: number, at: ScreenPoint, to: ScreenPoint) => {
      if (frame !== undefined) change((last) => within(zoomCamera(last, frame, { by, at, to })));
    },
    [change, frame, within],
  );
  const zoom = useCallback(
    (by: number, at?: ScreenPoint) => {
      if (frame === undefined) return;
      fly((last) => within(zoomCamera(last, frame, { by, at: at ?? frameMiddle(frame) })));
    },
    [fly, frame, within],
  );
  const onDoubleTap = useCallback((at: ScreenPoint) => zoom(1, at), [zoom]);
  useGestures(ground, { onMove, onPinch, onDoubleTap });

  /** Moves the map if a point of it can't be seen, or lies under what covers the map. */
  const bringIntoView = useCallback(
    (point: MapPoint) =>
      fly((last) => {
        if (frame === undefined) return last;
        const { x, y } = toScreen(point, last, frame);
        const { top, bottom } = frame.covered;
        const isInside = x > SIDE_PX && x < frame.width - SIDE_PX;
        const isSeen = isInside && y > top && y < frame.height - bottom;
        return isSeen ? last : { ...last, ...point };
      }),
    [fly, frame],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ZOOM_KEYS[event.key];
    const arrow = ARROWS[event.key];
    if (by !== undefined) zoom(by);
    else if (arrow !== undefined) fly((last) => within(moveCamera(last, arrow)));
    else return;
    event.preventDefault();
  }

  return { camera, fit, zoom, bringIntoView, onKeyDown };
}
