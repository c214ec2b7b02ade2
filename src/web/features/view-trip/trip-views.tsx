import { memo, type ReactNode } from "react";
import { viewTripWords } from "../../messages/view-trip-words.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { TripView } from "./use-trip-view.ts";

const ICONS: Readonly<Record<TripView, IconName>> = {
  today: "flag",
  plan: "list",
  map: "map",
  costs: "wallet",
  check: "shield",
};

type TripBarProps = {
  readonly views: readonly TripView[];
  readonly current: TripView;
  /** Things to watch, counted on Check. */
  readonly watchCount: number;
};

/** The views of a trip, at the foot of a phone's screen in reach of the thumb. */
export function TripBar({ views, current, watchCount }: TripBarProps) {
  return (
    <nav
      aria-label={viewTripWords.views}
      data-trip-bar
      className="no-print fixed inset-x-0 bottom-0 z-5 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-160">
        {views.map((view) => (
          <li key={view} className="min-w-0 flex-1 max-[19rem]:flex-auto">
            <ViewLink view={view} isCurrent={view === current} watchCount={watchCount} isTall />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ViewLinkProps = {
  readonly view: TripView;
  readonly isCurrent: boolean;
  readonly watchCount: number;
  readonly isTall?: boolean;
};

/** A tab of the bar, or of the desktop's panel. */
const ViewLink = memo(function ViewLink(props: ViewLinkProps) {
  const { view, isCurrent, watchCount, isTall = false } = props;
  return (
    <Link
      to={`?view=${view}`}
      aria-current={isCurrent ? "page" : undefined}
      className={`relative flex items-center justify-center text-ink-soft aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:before:absolute aria-[current]:before:inset-x-6 max-[19rem]:aria-[current]:before:inset-x-1 aria-[current]:before:h-1 aria-[current]:before:bg-accent hover:text-ink ${isTall ? "min-h-18 flex-col leading-6 max-[27rem]:text-sm max-[19rem]:text-[0.6875rem] aria-[current]:before:top-0" : "min-h-13 gap-2 aria-[current]:before:bottom-0"}`}
    >
      <Icon name={ICONS[view]} />
      {viewTripWords.viewNames[view]}
      {view === "check" && watchCount > 0 ? (
        <span
          className={`grid min-w-5.5 place-items-center rounded-full bg-watch px-1.5 font-semibold text-card text-sm leading-[1.375rem] tabular-nums ${isTall ? "absolute top-2 start-1/2 ms-1 max-[19rem]:end-0 max-[19rem]:start-auto" : ""}`}
        >
          {watchCount}
          <span className="sr-only">{viewTripWords.thingsToWatch(watchCount)}</span>
        </span>
      ) : null}
    </Link>
  );
});

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
