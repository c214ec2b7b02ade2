import { startTransition, useCallback, useEffect, useState } from "react";
import { scrollMemory } from "../../../../lib/scroll-memory.ts";
import { whenUsed } from "../../../../lib/when/when-used.ts";
import { useLocation } from "../../../../navigation/navigation.tsx";

/**
 * How many of a trip's days are drawn: the first at first, the others right after it, so that a phone's first layout is
 * short; where another view hides them, once the page is used. All at once where an address names a day or a place, or
 * the page is opened further down.
 */
export function useDrawnDays(all: number, isInSight: boolean): number {
  const { hash } = useLocation();
  const [isWhole, setWhole] = useState(() => isInSight && !scrollMemory.startsAtTop());
  const draw = useCallback(() => startTransition(() => setWhole(true)), []);
  useEffect(() => void whenUsed().then(draw), [draw]);
  useEffect(() => {
    if (!isInSight) return;
    const timer = setTimeout(draw);
    return () => clearTimeout(timer);
  }, [isInSight, draw]);
  return isWhole || hash !== "" ? all : 1;
}
