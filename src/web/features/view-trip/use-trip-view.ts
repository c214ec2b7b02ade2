import { useLayoutEffect, useRef } from "react";
import { useLocation, useSearchParams } from "../../navigation/navigation.tsx";

/**
 * The view of a trip: on a phone one of them, on a desktop the map, the costs or the check beside the plan, and
 * today above it.
 */
export type TripView = "today" | "plan" | "map" | "costs" | "check";

/**
 * The view that the address names, else the first. On a phone the plan keeps its scroll position, and the others begin
 * at their top.
 */
export function useTripView(views: readonly TripView[], isWide: boolean): TripView {
  const search = useSearchParams();
  const { key, hash } = useLocation();
  const view = views.find((one) => one === search.get("view")) ?? views[0] ?? "plan";
  const former = useRef(view);
  const planTop = useRef(0);
  useLayoutEffect(() => {
    // On a desktop they stand beside the plan, which stays where it is.
    if (former.current !== view && !isWide) {
      window.scrollTo(0, view === "plan" ? planTop.current : 0);
      // The element that had the focus may have gone with the former view.
      if (document.activeElement?.checkVisibility() === false) {
        document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      }
    }
    former.current = view;
    if (view !== "plan") return;
    const remember = () => {
      planTop.current = window.scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [view, isWide]);
  const formerKey = useRef(key);
  useLayoutEffect(() => {
    // A link to a day from a view that hides it: the browser itself found nothing to scroll to.
    if (formerKey.current !== key && hash !== "") {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
    formerKey.current = key;
  }, [key, hash]);
  return view;
}
