import { UNSAID } from "../../../../domain/trip/trip-wish.ts";
import { language } from "../../../messages/domain/language.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { useEditModeContext } from "./edit-mode.ts";
import { useShownTrip } from "./shown-trip.ts";
import { TimelineLine } from "./timeline-line.tsx";
import { useTripEditing } from "./trip-editing.ts";

type EndsLineProps = {
  /** Of the trip, from 1. */
  readonly number: number;
  /** The day one leaves on. */
  readonly isLast: boolean;
  /** Whether it is about coming or about leaving. */
  readonly isArrival?: boolean;
  /** Something is booked for the trip. */
  readonly hasBookings: boolean;
};

/**
 * When one is at the hotel on the day of coming, or leaves it on that of going, by the hours that the traveller gave before the
 * plan was made; where they gave none, the trip's owner can.
 */
export function EndsLine({ number, isLast, isArrival = false, hasBookings }: EndsLineProps) {
  const { ask } = useEditModeContext();
  const isOwner = useTripEditing()?.share !== undefined;
  const date = useShownTrip()?.dates[number - 1];
  const { wishes = [] } = useShownTrip()?.party.userSelection ?? {};
  const isDay = isArrival ? number === 1 : isLast;
  if (!isDay) return null;
  const kind = isArrival ? "start" : "end";
  const given = wishes.flatMap((wish) =>
    wish.kind === kind &&
    wish.days?.length === 1 &&
    wish.days.some((day) => (isArrival ? day === 1 : day === -1 || day === number))
      ? [wish]
      : [],
  );
  if (given.length > 0) {
    return given.map(({ minutes, text }) => (
      <TimelineLine key={text} icon="route">
        {viewTripWords[isArrival ? "arrival" : "departure"](
          language.time(minutes),
          text === UNSAID ? undefined : text,
        )}
      </TimelineLine>
    ));
  }
  const isPast = date === undefined || date < new Date().toISOString().slice(0, 10);
  if (hasBookings || isPast || !isOwner || ask === undefined) return null;
  return (
    <div className="no-print">
      <TimelineLine icon="route">
        {viewTripWords.fullDay}{" "}
        <button
          type="button"
          className="-my-2 min-h-11 text-accent hover:underline"
          onClick={() => ask({ kind: "bookings" })}
        >
          {isArrival ? viewTripWords.addArrival : viewTripWords.addDeparture}
        </button>
      </TimelineLine>
    </div>
  );
}
