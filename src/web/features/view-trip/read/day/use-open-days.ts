import { useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { dayHeadingId } from "../../trip/element-ids.ts";

/** From here on the days are folded to their names, so that the trip stays in view. */
const FOLDED_FROM_DAYS = 7;

export type OpenDays = {
  /** Ids of the unfolded days; undefined where none is folded. */
  readonly openDays: ReadonlySet<string> | undefined;
  /** For a link to a day that the address names already. */
  readonly openDay: (id: string) => void;
  readonly toggleDay: (id: string) => void;
};

/**
 * Which days of a long trip are unfolded: the first at first, and each that a link leads to.
 *
 * @param ids of the days.
 */
export function useOpenDays(ids: readonly string[]): OpenDays {
  const [openDays, setOpenDays] = useState<ReadonlySet<string>>(
    () => new Set(linkedDay(ids, location.hash) ?? ids.slice(0, 1)),
  );
  const { hash } = useLocation();
  const [seenHash, setSeenHash] = useState(hash);
  if (seenHash !== hash) {
    setSeenHash(hash);
    const linked = linkedDay(ids, hash);
    if (linked !== undefined) setOpenDays((open) => new Set([...open, ...linked]));
  }
  const openDay = useCallback((id: string): void => {
    setOpenDays((open) => (open.has(id) ? open : new Set([...open, id])));
  }, []);
  const toggleDay = useCallback((id: string): void => {
    setOpenDays((open) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const isFolded = ids.length >= FOLDED_FROM_DAYS;
  return useMemo(
    () => ({ openDays: isFolded ? openDays : undefined, openDay, toggleDay }),
    [isFolded, openDays, openDay, toggleDay],
  );
}

function linkedDay(ids: readonly string[], hash: string): readonly string[] | undefined {
  const linked = ids.filter((id) => hash === `#${dayHeadingId(id)}`);
  return linked.length === 0 ? undefined : linked;
}
