import { isCalendarDate } from "../../../../../domain/calendar-date.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { kmOnFoot, waysOfDay } from "../../../../../domain/trip/ways-of-day.ts";
import { dateText } from "../../../../lib/date-format.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { dayHeadingId } from "../../trip/element-ids.ts";
import { TransferLine } from "../../trip/leg-line.tsx";
import { OwnNote } from "../own-text/own-note.tsx";

const SHORT = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
const LONG = { ...SHORT, weekday: "long", month: "long", year: "numeric" } as const;

type DayHeadProps = {
  readonly day: TripDay;
  /** Where it is, in a trip with several bases. */
  readonly town: string | undefined;
  readonly number: number;
  /** The day one leaves on. */
  readonly isLast: boolean;
  /** Of a day that can be folded: whether it is unfolded. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle: () => void;
};

/** A day's number and name, its date, and how much is in it; folded, the names of what is in it. */
export function DayHead({ day, town, number, isLast, isOpen, onToggle }: DayHeadProps) {
  const { id, date, plan } = day;
  const { parts, isSlim, ask } = useEditModeContext();
  return (
    <div className="relative flex flex-wrap print:border-ink print:border-b-2">
      <h3
        id={dayHeadingId(id)}
        tabIndex={-1}
        // A link to it leads to just below the tabs, which stand in two rows where days can be folded.
        className={`flex min-h-[3.25rem] min-w-0 flex-1 basis-px max-[19rem]:basis-full items-center gap-3 outline-none ${isOpen === undefined ? "" : "max-lg:scroll-mt-8"}`}
      >
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-route font-semibold font-serif text-route-ink text-xl tabular-nums"
        >
          {number}
        </span>
        <span className="min-w-0 leading-6">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-semibold font-serif text-2xl">{storedWords.day(day.day)}</bdi>{" "}
            {town === undefined ? null : (
              <bdi className="font-serif text-xl">{storedWords.place(town)}</bdi>
            )}{" "}
            <span className="flex gap-x-2">
              {date === undefined || !isCalendarDate(date) ? null : (
                <time dateTime={date} className="text-ink-soft">
                  <span className="print:hidden">{dateText(SHORT, date)}</span>
                  <span className="hidden print:inline">{dateText(LONG, date)}</span>
                </time>
              )}
              {isOpen === undefined ? null : (
                <span className={`no-print self-center ${isOpen ? "rotate-180" : ""}`}>
                  <Icon name="chevron-down" size={20} />
                </span>
              )}
            </span>
          </span>
          <span className="relative flex flex-wrap gap-x-4 overflow-x-clip text-ink-soft tabular-nums">
            {plan.length > 0 ? (
              <DayFigures day={day} />
            ) : isLast ? (
              viewTripWords.aLastDay
            ) : (
              viewTripWords.aFreeDay
            )}
          </span>
        </span>
      </h3>
      {/* Room for the day's name; what is being typed stays. */}
      <div className={isSlim ? "hidden has-[form]:contents print:contents" : "contents"}>
        <OwnNote text={day.note} about={storedWords.day(day.day)} id={id} isQuiet />
      </div>
      {ask === undefined || isSlim ? null : (
        <Button
          aria-label={viewTripWords.changeOf(storedWords.day(day.day))}
          onClick={() => ask({ kind: plan.length === 0 ? "fill" : "replan", dayId: id })}
          className="no-print relative z-1 mt-1 self-start px-3"
        >
          {viewTripWords.change}
        </Button>
      )}
      {parts === undefined ? null : (
        <div className={isSlim ? "" : "max-lg:hidden"}>{parts.dayOptions(day)}</div>
      )}
      {isOpen === undefined ? null : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={viewTripWords.placesOf(storedWords.day(day.day))}
          onClick={onToggle}
          // Reaches over the whole head, but for the note.
          className="no-print -order-1 absolute inset-0 rounded-lg"
        />
      )}
      {isOpen === false ? (
        <div className="w-full print:hidden">
          <TransferLine day={day} />
          <p dir="auto" className="ms-14 text-ink-soft leading-6">
            {viewTripWords.names(plan.map(({ placeName }) => guideText(placeName)))}
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** "3 places · 2.7 km walk"; the point goes with the line that it would begin or end. */
function DayFigures({ day }: { day: TripDay }) {
  const ways = waysOfDay(day);
  const km = ways.length === 0 ? undefined : kmOnFoot(ways);
  const figures = viewTripWords.dayFigures(day.plan.length, km).split(" · ");
  return figures.map((figure, index) => (
    <span key={figure}>
      {index === 0 ? null : <span className="-ms-2.5 absolute">·</span>} {figure}
    </span>
  ));
}
