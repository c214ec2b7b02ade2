import { useEffect, useState } from "react";
import { dayHeadingId } from "./day-heading-id.ts";

/** From here on the days are folded to their names, so that the trip stays in view. */
const FOLDED_FROM_DAYS = 7;

type OpenDays = {
  /** Ids of the unfolded days; undefined where none is folded. */
  readonly openDays: ReadonlySet<string> | undefined;
  readonly toggleDay: (id: string) => void;
};

/**
 * Which days of a long trip are unfolded: the first at first, and each that a link leads to.
 *
 * @param ids of the days.
 */
export function useOpenDays(ids: readonly string[]): OpenDays {
  const [openDays, setOpenDays] = useState<ReadonlySet<string>>(
    () => new Set(linkedDay(ids) ?? ids.slice(0, 1)),
  );
  const key = ids.join(" ");
  useEffect(() => {
    const unfold = () => {
      const linked = linkedDay(key.split(" "));
      if (linked !== undefined) setOpenDays((open) => new Set([...open, ...linked]));
    };
    addEventListener("hashchange", unfold);
    return () => removeEventListener("hashchange", unfold);
  }, [key]);
  function toggleDay(id: string): void {
    setOpenDays((open) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  return { openDays: ids.length < FOLDED_FROM_DAYS ? undefined : openDays, toggleDay };
}

function linkedDay(ids: readonly string[]): readonly string[] | undefined {
  const linked = ids.filter((id) => location.hash === `#${dayHeadingId(id)}`);
  return linked.length === 0 ? undefined : linked;
}
