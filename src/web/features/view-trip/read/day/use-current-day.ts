import { useEffect, useState } from "react";
import { dayHeadingId } from "../../trip/element-ids.ts";

/** The band of the screen, below its top, in which the day that is being read lies. */
const READING_BAND = "-25% 0px -65% 0px";

/**
 * @param ids of the days, with a space between.
 * @param drawing the page's elements are others once it is another.
 * @returns the id of the day that is being read; undefined above the first.
 */
export function useCurrentDay(ids: string, drawing: string | undefined): string | undefined {
  const [current, setCurrent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that are drawn now are watched
  useEffect(() => {
    const days = new Map<Element, string>();
    const inBand = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inBand.add(target);
          else inBand.delete(target);
        }
        // Two days may lie in the band at once, and the first leaves it without a word of the second.
        const read = [...days.keys()].find((section) => inBand.has(section));
        if (read !== undefined) return setCurrent(days.get(read));
        const [first] = days.keys();
        const top = first?.getBoundingClientRect().top ?? 0;
        if (top > window.innerHeight / 4) setCurrent(undefined);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(dayHeadingId(id))?.closest("section");
      if (!section) continue;
      days.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, drawing]);
  return current;
}
