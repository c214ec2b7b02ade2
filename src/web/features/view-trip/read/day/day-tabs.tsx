import { memo, type ReactNode, useEffect, useRef } from "react";
import { isCalendarDate } from "../../../../../domain/calendar-date.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { dateFormat } from "../../../../lib/date-format.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Link } from "../../../../navigation/link.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { routeClass } from "../../../../ui/route-class.ts";
import { dayHeadingId } from "../../trip/element-ids.ts";

const WEEKDAY = { weekday: "short", timeZone: "UTC" } as const;
/** From here on the tabs of a phone are alike, and stand in two rows where one has no room for them. */
const ALIKE_FROM_DAYS = 4;
/** More columns are reached by scrolling: beside a long word for "Edit" no more fit a phone. Half of the next one says that there are more. */
const MOST_COLUMNS = 5;
const CUT_COLUMN = 0.5;
/** Of more days each tab has its date below its number on a desktop, too. */
const MOST_WIDE = 7;
const TAB = "2.75rem";
const FIRST_TAB = "hotels";

type DayTabsProps = {
  readonly itinerary: readonly TripDay[];
  /** Id of the day that is read or shown; "hotels" above the first. */
  readonly current: string | undefined;
  /** Where a tab leads instead of to the day's place on the page. */
  readonly hrefOfDay?: ((number: number) => string) | undefined;
  readonly onDay: (id: string) => void;
  readonly today: string | undefined;
  /** The content after the tabs. */
  readonly children?: ReactNode;
};

/** Every day of the trip in one tap. The row stays in sight, the current day in it. */
export function DayTabs(props: DayTabsProps) {
  const { itinerary, current, hrefOfDay, onDay, today, children } = props;
  const row = useRef<HTMLUListElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    // There the row begins; to ask for that, the browser would lay out the whole page at once.
    if (current === FIRST_TAB && !isMoved.current) return;
    isMoved.current = true;
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (row.current === null || !tab) return;
    const middle = row.current.clientWidth / 2;
    row.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - middle;
  }, [current]);
  const areAlike = itinerary.length >= ALIKE_FROM_DAYS;
  const areMany = itinerary.length > MOST_WIDE;
  return (
    <div
      data-day-tabs
      className="no-print sticky top-0 z-5 border-line border-b bg-paper [@media(max-height:26rem)]:static"
    >
      <div className="mx-auto flex max-w-160 items-center px-1 md:px-4 lg:max-w-page lg:gap-4 lg:h-16 lg:px-4">
        <nav aria-label={viewTripWords.days} className="min-w-0 flex-1">
          <ul
            ref={row}
            className={`relative snap-x snap-mandatory overflow-x-auto py-1 [scrollbar-width:none] lg:flex lg:gap-1 lg:[scrollbar-width:thin] ${areAlike ? "grid" : "flex"}`}
            style={{ gridTemplateColumns: columnsOf(itinerary.length + 1) }}
          >
            <li
              data-tab={FIRST_TAB}
              className={`snap-start ${areAlike ? "lg:min-w-11 lg:flex-none" : "min-w-17 flex-none max-[21rem]:min-w-11"}`}
            >
              <TabLink
                to={hrefOfDay === undefined ? undefined : "?view=plan#hotels-title"}
                anchor="#hotels-title"
                isCurrent={current === FIRST_TAB}
                className={tabLook(areAlike, areMany)}
              >
                <Icon name="bed" size={22} />
                <span
                  className={
                    areMany
                      ? "sr-only"
                      : areAlike
                        ? "sr-only lg:not-sr-only"
                        : "max-[21rem]:sr-only"
                  }
                >
                  {viewTripWords.hotelsTab}
                </span>
              </TabLink>
            </li>
            {itinerary.map(({ id, date }, index) => (
              <DayTab
                key={id}
                {...{ id, date, onDay }}
                number={index + 1}
                to={hrefOfDay?.(index + 1)}
                isCurrent={id === current}
                isToday={date !== undefined && date === today}
                {...{ areAlike, areMany }}
              />
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  );
}

function tabLook(areAlike: boolean, areMany: boolean): string {
  const cell = areMany
    ? "min-h-11 flex-col lg:min-h-12"
    : areAlike
      ? "min-h-11 flex-col lg:min-h-12 lg:flex-row lg:gap-1.5 lg:px-3"
      : "min-h-12 flex-col lg:flex-row lg:gap-2 lg:px-3";
  return `flex h-full items-center whitespace-nowrap justify-center rounded-[10px] px-1 leading-5 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper hover:bg-accent-wash ${cell}`;
}

type DayTabProps = {
  readonly id: string;
  readonly number: number;
  readonly date: string | undefined;
  /** Where it leads instead of to the day's place on the page. */
  readonly to: string | undefined;
  readonly isCurrent: boolean;
  readonly isToday: boolean;
  readonly areAlike: boolean;
  readonly areMany: boolean;
  readonly onDay: (id: string) => void;
};

/** Drawn again only where the tab itself has changed. */
const DayTab = memo(function DayTab(props: DayTabProps) {
  const { id, number, date, to, isCurrent, isToday, areAlike, areMany, onDay } = props;
  return (
    <li
      data-tab={id}
      className={`snap-start ${routeClass(number)} ${areMany ? "lg:min-w-11 lg:flex-1" : areAlike ? "lg:flex-none" : "min-w-11 flex-1 lg:flex-none"}`}
    >
      <TabLink
        to={to}
        anchor={`#${dayHeadingId(id)}`}
        isCurrent={isCurrent}
        onPress={() => onDay(id)}
        className={`${tabLook(areAlike, areMany)} aria-[current]:bg-route! aria-[current]:text-route-ink!`}
      >
        <span className="sr-only">{viewTripWords.dayTab(number)} </span>
        <span
          aria-hidden="true"
          className="font-semibold font-serif text-lg leading-5 tabular-nums"
        >
          {number}
        </span>
        <TabDate {...{ date, isToday, areMany }} />
      </TabLink>
    </li>
  );
});

/** One row of tabs where it has room for all, else two as even as they can be. @param count of the tabs. */
function columnsOf(count: number): string {
  const columns = Math.ceil(count / 2);
  if (columns > MOST_COLUMNS)
    return `repeat(${columns}, max(${100 / (MOST_COLUMNS + CUT_COLUMN)}%, ${TAB}))`;
  // Below nothing where one row has room, and else more than anything.
  const isTooLong = `(${count} * ${TAB} - 100%) * 999`;
  const ofTwoRows = `${Math.floor(1e4 / columns) / 100}%`;
  return `repeat(auto-fit, minmax(max(${TAB}, min(${ofTwoRows}, ${isTooLong})), 1fr))`;
}

type TabLinkProps = {
  readonly to: string | undefined;
  readonly anchor: string;
  readonly isCurrent: boolean;
  readonly onPress?: () => void;
  readonly className: string;
  readonly children: ReactNode;
};

function TabLink({ to, anchor, isCurrent, onPress, className, children }: TabLinkProps) {
  const current = isCurrent ? ("location" as const) : undefined;
  return to === undefined ? (
    <a href={anchor} aria-current={current} className={className} onClick={onPress}>
      {children}
    </a>
  ) : (
    <Link to={to} replace aria-current={current} className={className}>
      {children}
    </Link>
  );
}

/** The weekday, then the day of the month where there is room, away from the tab's own number; "Today" in its place. */
function TabDate({ date, isToday, areMany }: Pick<DayTabProps, "date" | "isToday" | "areMany">) {
  if (date === undefined || !isCalendarDate(date)) return null;
  if (isToday) return viewTripWords.today;
  const at = new Date(date);
  return (
    <time dateTime={date}>
      {dateFormat(WEEKDAY).format(at)}
      {areMany ? null : <span className="hidden lg:inline"> {at.getUTCDate()}</span>}
    </time>
  );
}
