import { useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/**
 * What the page shows of a trip: on a phone one of them, on a desktop the check beside the plan, and today
 * above it.
 */
export type TripView = "today" | "plan" | "check";

/**
 * The view that the address names, else the first. The plan keeps its scroll position; the others begin at their
 * top.
 */
export function useTripView(views: readonly TripView[]): TripView {
  const [search] = useSearchParams();
  const view = views.find((one) => one === search.get("view")) ?? views[0] ?? "plan";
  const former = useRef(view);
  const planTop = useRef(0);
  useLayoutEffect(() => {
    if (former.current !== view) window.scrollTo(0, view === "plan" ? planTop.current : 0);
    former.current = view;
    if (view !== "plan") return;
    const remember = () => {
      planTop.current = window.scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [view]);
  return view;
}
