import { startTransition, useEffect, useState } from "react";
import { scrollMemory } from "../../../../lib/scroll-memory.ts";

/**
 * How many of a trip's days are drawn: the first at first, the others right after it, so that a phone's first layout is
 * short. All at once where the page is opened at another day or place.
 */
export function useDrawnDays(all: number): number {
  const [isWhole, setWhole] = useState(() => !scrollMemory.startsAtTop() || location.hash !== "");
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWhole(true)));
    return () => clearTimeout(timer);
  }, []);
  return isWhole ? all : 1;
}
