import { useCallback, useMemo } from "react";
import { useIsWide } from "../../../lib/use-is-wide.ts";
import { navigate, useSearchParams } from "../../../navigation/navigation.tsx";

export type MapDay = ReturnType<typeof useMapDay>;

/**
 * The day that the map shows. On a phone the address names it. On a desktop, where plan and map stand side by
 * side, it is the day that is being read; all of them above the first day, and where the traveller wants all.
 *
 * @param readDay number of the day that is being read; undefined above the first.
 * @param firstDay what a phone shows at first: today, else the first day.
 */
export function useMapDay(readDay: number | undefined, firstDay: number) {
  const search = useSearchParams();
  const isWide = useIsWide();
  const named = search.get("day");
  const day = named === null || named === "all" ? undefined : Number.parseInt(named, 10) || 1;
  const isAll = named === "all" || (named === null && isWide && readDay === undefined);
  const shown = isWide ? (readDay ?? day ?? firstDay) : (day ?? firstDay);
  const setDayNumber = useCallback((dayNumber: number | undefined) => {
    const next = new URLSearchParams(location.search);
    next.set("day", dayNumber === undefined ? "all" : String(dayNumber));
    navigate(`?${next}`, { replace: true });
  }, []);
  /** From 1; undefined: all days. */
  const dayNumber = isAll ? undefined : shown;
  /** On a desktop: the day that is offered in place of all. */
  const offeredDay = isWide ? shown : undefined;
  return useMemo(
    () => ({ dayNumber, offeredDay, setDayNumber }),
    [dayNumber, offeredDay, setDayNumber],
  );
}
