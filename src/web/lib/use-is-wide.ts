import { useSyncExternalStore } from "react";

/** Where the trip page has two columns, as in `lg:` of the style sheet. */
const WIDE = matchMedia("(min-width: 64rem)");

/** Whether there is room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      WIDE.addEventListener("change", notify);
      return () => WIDE.removeEventListener("change", notify);
    },
    () => WIDE.matches,
  );
}
