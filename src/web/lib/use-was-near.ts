import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element was near the screen at some time.
 *
 * @param options.margin how near counts, as of an `IntersectionObserver`: "300px".
 */
export function useWasNear(
  box: RefObject<Element | null>,
  { margin = "0px", isWatched = true }: { margin?: string; isWatched?: boolean } = {},
): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!isWatched || wasNear || box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, margin, isWatched, wasNear]);
  return wasNear;
}
