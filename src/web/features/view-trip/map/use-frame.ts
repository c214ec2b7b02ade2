import { type RefObject, useLayoutEffect, useState } from "react";
import type { MapFrame } from "./layout/map-camera.ts";

/** Three buttons of 48 px above one another. */
const CORNER = { width: 72, height: 172 };
const NO_CORNER = { width: 0, height: 0 };

/**
 * The size of the map, kept up to date.
 *
 * @param top stands over its upper edge, @param bottom over its lower one: no place is put under them. A map
 *   without them has no buttons either.
 * @returns undefined until it has been drawn.
 */
export function useFrame(
  map: RefObject<HTMLElement | null>,
  top?: RefObject<HTMLElement | null>,
  bottom?: RefObject<HTMLElement | null>,
): MapFrame | undefined {
  const [frame, setFrame] = useState<MapFrame>();
  useLayoutEffect(() => {
    const elements = [map, top, bottom].flatMap((one) => one?.current ?? []);
    function measure(): void {
      const { clientWidth: width = 0, clientHeight: height = 0 } = map.current ?? {};
      if (width === 0 || height === 0) return;
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const below = bottom?.current?.getBoundingClientRect();
      const edge = map.current?.getBoundingClientRect();
      const covered = {
        top: top?.current?.offsetHeight ?? 0,
        // With what is left free under it.
        bottom: below && edge ? edge.bottom - below.top : 0,
      };
      const next = { width, height, covered, corner: top === undefined ? NO_CORNER : CORNER, em };
      setFrame((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    }
    const observer = new ResizeObserver(measure);
    for (const element of elements) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [map, top, bottom]);
  return frame;
}
