import type { Trip } from "../../../../domain/trip/trip.ts";
import { tripMoment } from "../../../../domain/trip/trip-moment.ts";
import { dateText } from "../../../lib/date-format.ts";
import { dateRange } from "../../../lib/date-range.ts";
import { today } from "../../../lib/today.ts";
import { tripDatesWords } from "../../../messages/trip-dates-words.ts";
import { SetDates } from "../../../set-dates/set-dates.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useEditModeContext } from "../trip/edit-mode.ts";
import { useTripEditing } from "../trip/trip-editing.ts";
import { useSetDates } from "../trip/use-set-dates.ts";

type DatesInWords = {
  /** "Fri 4 – Mon 7 Dec 2026"; "December 2026" of a trip that has only a month. */
  readonly dates: string;
  /** "in 12 days"; undefined where nothing is counted. */
  readonly countdown: string | undefined;
  /** Whether the first day is still to be set. */
  readonly isMonth: boolean;
};

/**
 * When a trip is; undefined for a trip without dates.
 *
 * @param nowMs milliseconds since 1970: `useNow()`.
 */
export function tripDates(
  { userSelection: { startDate, month }, tripData, timeZone }: Trip,
  nowMs: number,
): DatesInWords | undefined {
  const span = { startDate, noOfDays: tripData.itinerary.length };
  const dates = dateRange(span);
  if (dates === undefined) {
    const named = month === undefined ? "" : dateText(MONTH, `${month}-01`);
    return named === "" ? undefined : { dates: named, countdown: undefined, isMonth: true };
  }
  const countdown = tripDatesWords.countdown(tripMoment(span, today(timeZone, nowMs)));
  return { dates, countdown, isMonth: false };
}

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

type TripDatesProps = {
  readonly [Key in keyof DatesInWords]?: DatesInWords[Key] | undefined;
} & {
  readonly tripName: string;
  readonly days: number;
  /** Bookings are the owner's. */
  readonly isOwn: boolean;
};

/** Its words stay on one line where they fit it. Not on paper, where they would soon be wrong. */
function AfterDates({ countdown }: { readonly countdown: string }) {
  const said = tripDatesWords.afterDates(countdown);
  const start = said.search(/[\p{L}\p{N}]/u);
  return (
    <span className="print:hidden">
      {said.slice(0, start)}
      <span className="inline-block">{said.slice(start)}</span>
    </span>
  );
}

/** When the trip is, and how long until then; a trip without a first day asks for it. */
export function TripDates(props: TripDatesProps) {
  const { dates, countdown, isMonth = true, tripName, days, isOwn } = props;
  const editor = useTripEditing();
  const setDates = useSetDates(editor);
  const { ask } = useEditModeContext();
  return (
    <>
      {dates === undefined ? null : (
        <p className="mt-2 flex items-start gap-2 text-lg leading-7 tabular-nums">
          <span className="flex h-lh items-center">
            <Icon name="calendar" size={20} />
          </span>
          <span>
            {dates}
            {countdown === undefined ? null : <AfterDates countdown={countdown} />}
          </span>
        </p>
      )}
      {!isMonth || editor === undefined ? null : (
        <SetDates
          days={days}
          tripName={tripName}
          className="mt-2 rounded-3xl border border-white/50 bg-black/55 px-4"
          onSet={setDates}
          onJourney={
            isOwn && editor.isTemporary !== true && ask
              ? () => ask({ kind: "bookings" })
              : undefined
          }
        />
      )}
    </>
  );
}
