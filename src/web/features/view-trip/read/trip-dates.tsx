import type { Trip } from "../../../../domain/trip/trip.ts";
import { tripMoment } from "../../../../domain/trip/trip-moment.ts";
import { dateRange } from "../../../lib/date-range.ts";
import { today } from "../../../lib/today.ts";
import { tripDatesWords } from "../../../messages/trip-dates-words.ts";
import { SetDates } from "../../../set-dates/set-dates.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useTripEditing } from "../trip/trip-editing.ts";

type DatesInWords = {
  /** "Fri 4 – Mon 7 Dec 2026". */
  readonly dates: string;
  /** "in 12 days"; undefined where nothing is counted. */
  readonly countdown: string | undefined;
};

/**
 * When a trip is; undefined for a trip without dates.
 *
 * @param nowMs milliseconds since 1970: `useNow()`.
 */
export function tripDates(
  { userSelection, tripData, timeZone }: Trip,
  nowMs: number,
): DatesInWords | undefined {
  const span = { startDate: userSelection.startDate, noOfDays: tripData.itinerary.length };
  const dates = dateRange(span);
  if (dates === undefined) return undefined;
  const countdown = tripDatesWords.countdown(tripMoment(span, today(timeZone, nowMs)));
  return { dates, countdown };
}

type TripDatesProps = {
  readonly dates: string | undefined;
  readonly countdown: string | undefined;
  readonly tripName: string;
};

/** When the trip is, and how long until then; a trip without dates asks for them. */
export function TripDates({ dates, countdown, tripName }: TripDatesProps) {
  const editor = useTripEditing();
  if (dates !== undefined) {
    return (
      <p className="mt-2 flex items-start gap-2 text-lg leading-7 tabular-nums">
        <span className="flex h-lh items-center">
          <Icon name="calendar" size={20} />
        </span>
        <span>
          {dates}
          {countdown === undefined ? null : (
            // Not on paper, where it would soon be wrong.
            <span className="print:hidden">{tripDatesWords.afterDates(countdown)}</span>
          )}
        </span>
      </p>
    );
  }
  if (editor === undefined) return null;
  return (
    <SetDates
      tripName={tripName}
      className="mt-2 rounded-3xl border border-white/50 bg-black/55 px-4"
      onSet={(date) => editor.edit({ kind: "set-start-date", date })}
    />
  );
}
