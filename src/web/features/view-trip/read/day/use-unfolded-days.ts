import { useCallback, useMemo, useState } from "react";
import { useLocation } from "../../../../navigation/navigation.tsx";
import { dayHeadingId } from "../../trip/element-ids.ts";

/** From here on the days are folded to their names, so that the trip stays in view. */
const FOLDED_FROM_DAYS = 7;

export type UnfoldedDays = ReturnType<typeof useUnfoldedDays>;

/**
 * Which days of a long trip are unfolded, undefined where none is folded: the first at first, and each that a link leads to.
 *
 * @param ids of the days.
 */
export function useUnfoldedDays(ids: readonly string[]) {
  const [unfoldedDays, setUnfoldedDays] = useState<ReadonlySet<string>>(
    () => new Set(linkedDay(ids, location.hash) ?? ids.slice(0, 1)),
  );
  const { hash } = useLocation();
  const [seenHash, setSeenHash] = useState(hash);
  if (seenHash !== hash) {
    setSeenHash(hash);
    const linked = linkedDay(ids, hash);
    if (linked !== undefined) setUnfoldedDays((open) => new Set([...open, ...linked]));
  }
  /** For a link to a day that the address names already. */
  const unfoldDay = useCallback((id: string): void => {
    setUnfoldedDays((open) => (open.has(id) ? open : new Set([...open, id])));
  }, []);
  const toggleDay = useCallback((id: string): void => {
    setUnfoldedDays((open) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const isFolded = ids.length >= FOLDED_FROM_DAYS;
  return useMemo(
    () => ({ unfoldedDays: isFolded ? unfoldedDays : undefined, unfoldDay, toggleDay }),
    [isFolded, unfoldedDays, unfoldDay, toggleDay],
  );
}

function linkedDay(ids: readonly string[], hash: string): readonly string[] | undefined {
  const linked = ids.filter((id) => hash === `#${dayHeadingId(id)}`);
  return linked.length === 0 ? undefined : linked;
}
