import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Camera } from "./layout/map-camera.ts";

const FLIGHT_MS = 250;

type Update = (camera: Camera) => Camera;

/**
 * Where the map looks. It goes to `goal` whenever `subject` changes, and stays there while the map's size
 * changes, until the traveller moves it.
 *
 * @param goal the same object until the subject or the map's size changes; undefined while it has none.
 */
export function useCamera(subject: string, goal: Camera | undefined) {
  /** Undefined until the map has a size. */
  const [camera, setCamera] = useState<Camera>();
  const latest = useRef<Camera>(undefined);
  /** Where a flight ends; a second press of a key goes on from there. */
  const aim = useRef<Camera>(undefined);
  const flight = useRef(0);
  const shown = useRef<{ subject: string; isMoved: boolean }>(undefined);

  const show = useCallback((next: Camera) => {
    latest.current = next;
    setCamera(next);
  }, []);

  const start = useCallback(
    (to: Camera) => {
      cancelAnimationFrame(flight.current);
      aim.current = to;
      const from = latest.current;
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (from === undefined || isStill) {
        show(to);
        return;
      }
      let begun: number | undefined;
      function step(now: number): void {
        begun ??= now;
        const part = Math.min(1, (now - begun) / FLIGHT_MS);
        if (from !== undefined) show(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3));
        if (part < 1) flight.current = requestAnimationFrame(step);
      }
      flight.current = requestAnimationFrame(step);
    },
    [show],
  );

  /** At once, as a finger does. */
  const change = useCallback(
    (update: Update) => {
      cancelAnimationFrame(flight.current);
      if (latest.current === undefined || shown.current === undefined) return;
      shown.current.isMoved = true;
      aim.current = update(latest.current);
      show(aim.current);
    },
    [show],
  );
  /** By a short flight; where less motion is wished for, at once. */
  const fly = useCallback(
    (update: Update) => {
      if (aim.current === undefined || shown.current === undefined) return;
      const next = update(aim.current);
      if (next === aim.current) return;
      shown.current.isMoved = true;
      start(next);
    },
    [start],
  );

  useLayoutEffect(() => {
    if (goal === undefined) return;
    const isNew = shown.current?.subject !== subject;
    if (!isNew && shown.current?.isMoved === true) return;
    if (isNew && shown.current !== undefined) {
      start(goal);
    } else {
      cancelAnimationFrame(flight.current);
      aim.current = goal;
      show(goal);
    }
    shown.current = { subject, isMoved: false };
  }, [subject, goal, start, show]);

  useEffect(() => () => cancelAnimationFrame(flight.current), []);
  return { camera, change, fly };
}

function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}
