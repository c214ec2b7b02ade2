import { useEffect, useState } from "react";
import { dayHeadingId } from "../../trip/element-ids.ts";

/** The band of the screen, below its top, in which the day that is being read lies. */
const READING_BAND = "-25% 0px -65% 0px";

/**
 * @param ids of the days, with a space between.
 * @returns the id of the day that is being read; undefined above the first.
 */
export function useCurrentDay(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const days = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) return setCurrent(days.get(entered.target));
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
  }, [ids]);
  return current;
}
