import { type ComponentType, memo, type ReactNode, useContext, useState } from "react";
import type { Booking } from "../../../../../domain/bookings/booking.ts";
import type {
  Meal,
  Note,
  PlanProblem,
  Trip,
  TripDay,
  TripPlace,
} from "../../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../../domain/trip/trip-facts.ts";
import { lazyExtra } from "../../../../lib/late-part.tsx";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { messageText } from "../../../../messages/guide-text.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { PhotosByLink } from "../../../../offline/photos/use-trip-photo.ts";
import { routeClass } from "../../../../ui/route-class.ts";
import { journeysBefore } from "../../trip/bookings/journeys-before.ts";
import { BreakLines } from "../../trip/break-lines.tsx";
import { type Break, breaksBefore, breaksBesides } from "../../trip/breaks-before.ts";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { dayHeadingId, placeRowId } from "../../trip/element-ids.ts";
import { EndsLine } from "../../trip/ends-line.tsx";
import { LegLine, LunchThereLine, TransferLine, WayBackLine } from "../../trip/leg-line.tsx";
import { OwnFilesPart } from "../../trip/own-files/own-files-part.tsx";
import { useTripEditing } from "../../trip/trip-editing.ts";
import { Watch } from "../../trip/watch.tsx";
import { deferredParts } from "../deferred-parts.ts";
import type { PlaceMoreProps } from "../place/place-more.tsx";
import { placeProblems } from "../place/place-problems.ts";
import { PlaceRow } from "../place/place-row.tsx";
import { DayHead } from "./day-head.tsx";

const DayWeatherLine = lazyExtra(
  async () => (await import("./day-weather-line.tsx")).DayWeatherLine,
);

/** Usual heights of a place, and of a meal or a way between places. */
const ROW_PX = 100;
const LINE_PX = 54;

export type PrintedDayProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  /** From 1. */
  readonly dayNumber: number;
};

/** Parts of a day that only paper has: above and below its places, and the details that are folded on the screen. */
export type PrintedDay = {
  readonly map: ReactNode;
  /** On the first page of a trip. */
  readonly tripMap: ReactNode;
  readonly foot: ReactNode;
  readonly PlaceMore: ComponentType<PlaceMoreProps>;
};

type DaySectionProps = {
  readonly tripId: string;
  /** Where the trip goes: tells its places from others of their names. */
  readonly destination: string;
  /** Where the day is, in a trip with several bases. */
  readonly town: string | undefined;
  readonly day: TripDay;
  readonly number: number;
  /** The day one leaves on. */
  readonly isLast: boolean;
  /** Of a day that can be folded: whether it is unfolded. */
  readonly isOpen?: boolean | undefined;
  /** Its places are out of sight at first. */
  readonly isBelowFold: boolean;
  readonly onToggle: (dayId: string) => void;
  /** The rules that it breaks. */
  readonly broken: readonly PlanProblem[];
  /** Of the whole trip. */
  readonly bookings: readonly Booking[] | undefined;
  /** Notes on feasts that begin on it; undefined where none does. */
  readonly feasts?: readonly Note[] | undefined;
  readonly isPrinting: boolean;
  readonly printed: PrintedDay | undefined;
};

/**
 * A day as a numbered timeline: the meals and free time before each place, the leg to it, the place. It is drawn again
 * only where the day itself has changed.
 */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { tripId, destination, town, day, number, isOpen, onToggle, broken, bookings, printed } =
    props;
  const breaks = breaksBefore(day);
  const { parts, isSlim, ask } = useEditModeContext();
  const onChange = ask && (({ kind: meal }: Meal) => ask({ kind: "table", dayId: day.id, meal }));
  const here = { destination, date: day.date, base: day.base, onChange };
  const hasBookings = bookings !== undefined && bookings.length > 0;
  const ends = { number, isLast: props.isLast, hasBookings };
  // While it is edited, what is dragged reaches over the days.
  const isLate = props.isBelowFold && parts === undefined;
  // A folded day's places are drawn for paper, and once they can be moved there; what was unfolded stays.
  const isWanted = isOpen !== false || props.isPrinting || parts !== undefined;
  const [isDrawn, setDrawn] = useState(isWanted);
  if (isWanted && !isDrawn) setDrawn(true);
  // On a desktop the handles stand before the rows.
  const editor = useTripEditing();
  // An example is nobody's; a guest's editor is temporary, too.
  const byLink = useContext(PhotosByLink);
  const isExample = byLink === undefined && editor?.isTemporary === true;
  const room = editor === undefined ? "" : "lg:ps-9 print:ps-0";
  return (
    <section
      aria-labelledby={dayHeadingId(day.id)}
      className={`pt-6 ${routeClass(number)} ${printed === undefined ? "print:break-inside-avoid print:pt-4" : "print:break-before-page print:pt-0"}`}
    >
      <DayHead
        day={day}
        town={town}
        number={number}
        isLast={props.isLast}
        isOpen={isOpen}
        onToggle={() => onToggle(day.id)}
      />
      {isForecastNear(day) && !isExample ? (
        // The plan stands as well without it.
        <DayWeatherLine tripId={tripId} day={day} />
      ) : null}
      <DayProblems broken={broken} />
      <PaperOnly>{printed?.map}</PaperOnly>
      <div className={`${isOpen === false ? "hidden print:block" : ""} ${room}`}>
        <TransferLine day={day} />
        <EndsLine {...ends} isArrival />
        {props.feasts === undefined ? null : (
          <div className="no-print min-h-9">
            <deferredParts.FeastLines notes={props.feasts} />
          </div>
        )}
      </div>
      {day.plan.length === 0 ? (
        <div className="mt-3">
          <Journeys {...{ bookings, day }} index={0} />
          <EndsLine {...ends} />
          <div className="card grid grid-cols-1 gap-3 p-5">
            <p>{props.isLast ? viewTripWords.freeLastDay : viewTripWords.freeDay}</p>
            {parts?.freeDay(day)}
          </div>
          {parts?.slot(day.id)}
        </div>
      ) : !isDrawn ? null : (
        <ol
          ref={parts?.rows}
          className={`${isOpen === false ? "hidden print:block" : ""} ${isLate ? "late-layout" : ""} ${room}`}
          style={isLate ? { containIntrinsicBlockSize: usualHeight(day, breaks) } : undefined}
        >
          {day.plan.map((place, index) => (
            <li key={place.id}>
              {index === 0 ? parts?.slot(day.id) : null}
              <Between {...{ tripId, bookings, day, index, here }} breaks={breaks[index]} />
              <div id={placeRowId(place.id)} className="relative">
                {isSlim && parts !== undefined && !props.isPrinting ? (
                  parts.row(place, <FirstProblem place={place} broken={broken} />)
                ) : (
                  <>
                    <PlaceRow
                      tripId={tripId}
                      destination={destination}
                      place={place}
                      dayNumber={number}
                      number={index + 1}
                      broken={broken}
                      PrintedMore={printed?.PlaceMore}
                    />
                    {parts?.handle(place)}
                  </>
                )}
              </div>
              <LunchThereLine place={place} day={day} />
              {parts?.slot(day.id, place.id)}
              {index === day.plan.length - 1 ? (
                <>
                  <Between
                    {...{ tripId, bookings, day, here }}
                    index={index + 1}
                    breaks={breaks[index + 1]}
                  />
                  <EndsLine {...ends} />
                </>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      <PaperOnly>{printed?.foot}</PaperOnly>
      {parts === undefined || isOpen === false ? null : (
        <OwnFilesPart partId={day.id} about={storedWords.day(day.day)} />
      )}
    </section>
  );
});

/** Whether a forecast reaches so far, with a day for clocks elsewhere; the server knows it exactly. */
function isForecastNear({ date = "" }: TripDay): boolean {
  const ahead = (Date.parse(date) - Date.now()) / 864e5;
  return ahead > -2 && ahead < 11;
}

/** On a phone, until it has been in sight. */
function usualHeight({ plan }: TripDay, breaks: readonly (readonly Break[])[]): string {
  const lineCount = plan.length + breaks.flat().length + 1;
  return `auto ${plan.length * ROW_PX + lineCount * LINE_PX}px`;
}

type BetweenProps = Pick<DaySectionProps, "tripId" | "bookings" | "day"> & {
  readonly index: number;
  readonly here: Omit<Parameters<typeof BreakLines>[0], "breaks">;
  readonly breaks: readonly Break[] | undefined;
};

/** What is between two places, before the first or after the last: journeys, meals and free time as they begin, and the way. */
function Between({ tripId, bookings, day, index, here, breaks }: BetweenProps) {
  const [journey] = bookings === undefined ? [] : journeysBefore(bookings, day, index);
  const { before, after } = breaksBesides(breaks, journey?.minutes);
  const journeys = <Journeys {...{ bookings, day, index }} />;
  if (index < day.plan.length) {
    return (
      <>
        <BreakLines {...here} breaks={before} />
        {journeys}
        <BreakLines {...here} breaks={after} isAfterRide={false} />
        <LegLine {...{ tripId, day, index }} />
        <BreakLines {...here} breaks={after} isAfterRide />
      </>
    );
  }
  const atBack = journey === undefined ? after : before;
  return (
    <>
      <BreakLines {...here} breaks={atBack} isAfterRide={false} isBack />
      <WayBackLine {...{ tripId, day }} />
      <BreakLines {...here} breaks={atBack} isAfterRide isBack />
      {journeys}
      {journey === undefined ? null : <BreakLines {...here} breaks={after} />}
    </>
  );
}

type JourneysProps = Pick<DaySectionProps, "bookings" | "day"> & { readonly index: number };

/** What is booked to take one elsewhere, where it begins before a place of the day, and after the one before it. */
function Journeys({ bookings, day, index }: JourneysProps) {
  if (bookings === undefined) return null;
  return <deferredParts.BookedLines {...{ bookings, day, index }} />;
}

function PaperOnly({ children }: { children: ReactNode }) {
  return children === undefined ? null : <div className="hidden print:block">{children}</div>;
}

/** The rules that the day as a whole breaks. */
function DayProblems({ broken }: { broken: readonly PlanProblem[] }) {
  return broken.map((problem) => {
    const text = problem.placeId === undefined ? messageText(PROBLEM_WORDS, problem) : undefined;
    return text === undefined ? null : (
      <p key={problem.code} className="ms-14">
        <Watch text={text} />
      </p>
    );
  });
}

function FirstProblem({ place, broken }: { place: TripPlace; broken: readonly PlanProblem[] }) {
  const [text] = placeProblems(place, broken);
  return text === undefined ? null : <Watch text={text} />;
}
