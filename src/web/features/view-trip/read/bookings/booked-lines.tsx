import type { Booking } from "../../../../../domain/bookings/booking.ts";
import { storedTime } from "../../../../../domain/stored-time.ts";
import { farStayOfNight } from "../../../../../domain/trip/far-stay.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { language } from "../../../../messages/domain/language.ts";
import { bookedWords } from "../../../../messages/trip-page/booked-words.ts";
import type { IconName } from "../../../../ui/icon.tsx";
import { journeysBefore } from "../../trip/bookings/journeys-before.ts";
import { leaveWords } from "../../trip/bookings/leave-words.ts";
import { useShownTrip } from "../../trip/shown-trip.ts";
import { TimelineLine } from "../../trip/timeline-line.tsx";

const ICONS: Partial<Readonly<Record<Booking["kind"], IconName>>> = {
  bus: "bus",
  car: "car",
  stay: "bed",
};

type BookedLinesProps = {
  readonly bookings: readonly Booking[];
  readonly day: TripDay;
  readonly index: number;
};

/**
 * The journeys of a day before one of its places (`journeysBefore`). After the last place comes a night that is booked out
 * of town.
 */
export function BookedLines({ bookings, day, index }: BookedLinesProps) {
  const { dates = [], hotels = [] } = useShownTrip() ?? {};
  const isLast = day.date !== undefined && dates.length > 1 && dates.at(-1) === day.date;
  const hotel =
    hotels.find(({ hotelName }) => hotelName === day.plan[0]?.leg?.from) ??
    hotels.find(({ base }) => base === day.base);
  const leave = (journey: Booking) =>
    isLast && day.date !== undefined
      ? leaveWords(journey, { date: day.date, isLast, hotelAt: hotel?.geoCoordinates })
      : undefined;
  const here = journeysBefore(bookings, day, index).map(({ booking }) => booking);
  const night =
    index < day.plan.length || day.date === undefined
      ? undefined
      : farStayOfNight({ bookings, tripData: { hotels } }, day.date, day.base)?.booking;
  return [...here, ...(night === undefined ? [] : [night])].map((journey) => (
    <TimelineLine key={journey.id} icon={ICONS[journey.kind] ?? "route"}>
      {isLast ? <span className="block text-ink empty:hidden">{leave(journey)}</span> : null}
      <span className="font-semibold text-ink">
        {/* The hour of a check-in is none of the day's. */}
        {journey.kind === "stay" ? "" : hoursOf(journey, day.date)}{" "}
        <bdi>{bookedWords.titleOf(journey)}</bdi>
      </span>
    </TimelineLine>
  ));
}

/** Of this day; where it begins or ends on another one, only the hour here. */
function hoursOf({ starts, ends }: Booking, date: string | undefined): string {
  return [starts, ends]
    .flatMap((time) => (time?.date === date ? (time?.time ?? []) : []))
    .map((time) => storedTime(time, language))
    .join("–");
}
