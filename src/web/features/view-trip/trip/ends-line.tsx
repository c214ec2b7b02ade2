import { language } from "../../../messages/domain/language.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { useShownTrip } from "./shown-trip.ts";
import { TimelineLine } from "./timeline-line.tsx";

type EndsLineProps = {
  /** Of the trip, from 1. */
  readonly number: number;
  /** The day one leaves on. */
  readonly isLast: boolean;
  /** Whether it is about coming or about leaving. */
  readonly isArrival?: boolean;
};

/** When one is at the hotel on the day of coming, or leaves it on that of going, by the hours that the traveller gave before the plan was made. */
export function EndsLine({ number, isLast, isArrival = false }: EndsLineProps) {
  const { wishes = [] } = useShownTrip()?.party.userSelection ?? {};
  const isDay = isArrival ? number === 1 : isLast;
  if (!isDay) return null;
  const kind = isArrival ? "start" : "end";
  return wishes.flatMap((wish) => {
    const isMeant =
      wish.kind === kind &&
      wish.days?.length === 1 &&
      wish.days.some((day) => (isArrival ? day === 1 : day === -1 || day === number));
    return !isMeant
      ? []
      : [
          <TimelineLine key={wish.text} icon="route">
            {viewTripWords[isArrival ? "arrival" : "departure"](
              language.time(wish.minutes),
              wish.text,
            )}
          </TimelineLine>,
        ];
  });
}
