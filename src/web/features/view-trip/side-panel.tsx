import type { ReactNode } from "react";
import { viewTripWords } from "../../messages/view-trip-words.ts";
import { ViewLink } from "./trip-bar.tsx";
import type { TripView } from "./use-trip-view.ts";

/** The panel beside the plan on a desktop. */
export type PanelView = Exclude<TripView, "today" | "plan">;

type SidePanelProps = {
  readonly views: readonly PanelView[];
  readonly view: TripView;
  readonly watchCount: number;
  readonly children: Readonly<Partial<Record<PanelView, ReactNode>>>;
};

/**
 * The views that aren't the plan: on a desktop beside it, with a tab each, on a phone in its place when its bar
 * names one.
 */
export function SidePanel({ views, view, watchCount, children }: SidePanelProps) {
  const named = views.find((one) => one === view);
  const shown = named ?? views[0];
  return (
    <div
      className={`${named === undefined ? "max-lg:hidden" : named === "map" ? "max-lg:relative max-lg:min-h-96 max-lg:flex-1 max-[19rem]:min-h-[36rem]" : ""} lg:card lg:mt-6 lg:sticky lg:top-20 lg:flex lg:h-[calc(100dvh-6rem)] lg:min-h-96 lg:flex-col lg:overflow-hidden ${view === "costs" ? "print:block print:h-auto! print:break-before-page print:border-0" : "print:hidden"}`}
    >
      {views.length < 2 ? null : (
        <nav aria-label={viewTripWords.views} className="no-print max-lg:hidden">
          <ul className="flex border-line border-b">
            {views.map((one) => (
              <li key={one} className="flex-1">
                <ViewLink view={one} isCurrent={one === shown} watchCount={watchCount} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {views.map((one) => (
        <div
          key={one}
          className={`${one === shown ? "" : "hidden"} lg:min-h-0 lg:flex-1 lg:overflow-y-auto ${one === "map" ? "max-lg:absolute max-lg:inset-0" : ""}`}
        >
          {children[one]}
        </div>
      ))}
    </div>
  );
}
