import { usualBeforeMinutes } from "../bookings/before-departure.ts";
import {
  type Booking,
  type BookingPlace,
  byTime,
  isTransport,
  minutesOf,
  positionOf,
  type Transport,
} from "../bookings/booking.ts";
import { daysBetween } from "../calendar-date.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import { arrivalEvening, isEndFixed } from "./day-pace.ts";
import type { Pace } from "./pace.ts";

/** From the arrival to the street: bags and passports, or only the platform; editorial. */
const AFTER_MINUTES: Readonly<Record<Transport, number>> = {
  flight: 45,
  train: 10,
  bus: 10,
  ferry: 20,
};
/** To leave the bags at the hotel; editorial. */
const BAGS_MINUTES = 30;
/** Where nobody knows where the station is: airports are far out; editorial. */
const USUAL_WAY_MINUTES: Readonly<Record<Transport, number>> = {
  flight: 45,
  train: 20,
  bus: 20,
  ferry: 25,
};
/** To the airport's own train or bus, which makes a kilometre a minute; editorial. */
const TO_STATION_MINUTES = 30;
/** To fetch a car, and to give it back; editorial. */
const CAR_MINUTES = 30;
/** Length of a journey whose booking has only one of its hours; editorial. */
const USUAL_JOURNEY_MINUTES = 180;
/** Who changes within so long goes on; later they have been in town. */
const LONGEST_CHANGE_MINUTES = 6 * 60;
/** An airport is no farther from the town that it is for. */
const NEAR_KM = 120;
const DAY_MINUTES = 24 * 60;

/** Hours of a day that a booking takes, ways and waiting included; minutes after midnight, within the day. */
export type BookedSpan = {
  readonly booking: Booking;
  readonly fromMinutes: number;
  readonly toMinutes: number;
};

/** A day as its journeys are looked at. */
export type JourneyDay = {
  /** "2026-05-04". */
  readonly date: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The middle of where its days are; undefined where it isn't known. */
  readonly centre: Position | undefined;
  /** Minutes from a place to the day's hotel, or back; undefined where it isn't known. */
  readonly wayMinutes: (at: Position) => number | undefined;
};

type Journey = {
  readonly booking: Booking;
  readonly kind: Transport;
  /** Minutes after the midnight of the day that is looked at, perhaps before it or after its end. */
  readonly leaves: number;
  readonly arrives: number;
  /** Whether it comes to where the trip is, goes from there, or neither. */
  readonly way: "in" | "out" | undefined;
};

/**
 * When the traveller is away on a day by what is booked, in the order of the day: with the time before a departure, the way
 * to it and from where it arrives. Before one arrives, and after one has left for good, all of the day is taken.
 */
export function bookedSpans(bookings: readonly Booking[], day: JourneyDay): BookedSpan[] {
  const journeys = journeysOf(bookings, day);
  const spans: BookedSpan[] = [];
  for (const [at, journey] of journeys.entries()) {
    const { booking, leaves, arrives } = journey;
    const isComing = isArrival(journeys, at, day);
    const isGoing = isDeparture(journeys, at, day);
    const before = booking.beforeMinutes ?? usualBeforeMinutes(booking);
    const from = leaves - before - endMinutes(journey, "from", day);
    const to = arrives + AFTER_MINUTES[journey.kind] + endMinutes(journey, "to", day);
    const last = spans.at(-1);
    // Who comes back was away since they left.
    const isBack = isComing && last !== undefined && journeys[at - 1]?.way === "out";
    const start = isBack ? last.toMinutes : isComing ? 0 : from;
    const isLastOut = isGoing && !journeys.slice(at + 1).some(({ way }) => way === "in");
    const span = within(start, isLastOut ? DAY_MINUTES : to + (isComing ? BAGS_MINUTES : 0));
    if (span !== undefined) spans.push({ booking, ...span });
  }
  return [...spans, ...carSpans(bookings, day.date)].toSorted(
    (a, b) => a.fromMinutes - b.fromMinutes,
  );
}

/**
 * A day's pace with what bookings leave of it: it begins once one is there, ends when one has to leave, and what is between
 * is kept free.
 */
export function withBookedSpans(pace: Pace, spans: readonly BookedSpan[]): Pace {
  if (spans.length === 0) return pace;
  let startMinutes = pace.startMinutes;
  for (const { fromMinutes, toMinutes } of spans)
    if (fromMinutes <= startMinutes) startMinutes = Math.max(startMinutes, onGrid(toMinutes));
  const lastOut = spans.find(
    ({ fromMinutes, toMinutes }) => toMinutes >= DAY_MINUTES && fromMinutes > 0,
  );
  const until = Math.max(lastOut?.fromMinutes ?? Number.POSITIVE_INFINITY, startMinutes);
  const free = spans.filter(
    (span) => span !== lastOut && span.toMinutes > startMinutes && span.fromMinutes < until,
  );
  const isLater = startMinutes > pace.startMinutes;
  const evening = isLater && !isEndFixed(pace) ? arrivalEvening(startMinutes, pace) : undefined;
  return {
    ...pace,
    startMinutes,
    outingStartMinutes: isLater
      ? Math.max(startMinutes, pace.outingStartMinutes)
      : pace.outingStartMinutes,
    ...(evening === undefined ? {} : { dinner: evening.dinner }),
    endMinutes: Math.min(Math.max(evening?.endMinutes ?? pace.endMinutes, startMinutes), until),
    lateEndMinutes: Math.min(Math.max(pace.lateEndMinutes, startMinutes), until),
    eventEndMinutes: Math.min(Math.max(pace.eventEndMinutes, startMinutes), until),
    outingEndMinutes: Math.min(Math.max(pace.outingEndMinutes, startMinutes), until),
    away: [...(pace.away ?? []), ...spans],
    ...(free.length === 0 ? {} : { free: [...(pace.free ?? []), ...free] }),
  };
}

function journeysOf(bookings: readonly Booking[], { date, centre }: JourneyDay): Journey[] {
  return byTime(bookings).flatMap((booking): Journey[] => {
    const { kind, starts, ends, from, to, state } = booking;
    const leaves = minutesOf(starts);
    const end = ends === undefined ? undefined : minutesOf(ends);
    if (state === "cancelled" || !isTransport(booking)) return [];
    if (leaves === undefined && end === undefined) return [];
    const at = (day: string, minutes: number) => daysBetween(date, day) * DAY_MINUTES + minutes;
    const arrivalAt = ends === undefined || end === undefined ? undefined : at(ends.date, end);
    const leavesAt =
      leaves === undefined
        ? Math.max(at(starts.date, 0), (arrivalAt ?? 0) - USUAL_JOURNEY_MINUTES)
        : at(starts.date, leaves);
    const arrivesAt = arrivalAt ?? leavesAt + USUAL_JOURNEY_MINUTES;
    // Nobody is away before yesterday's end or after tomorrow's beginning.
    if (arrivesAt < 0 || leavesAt >= DAY_MINUTES) return [];
    const [isFrom, isTo] = [from, to].map((place) => isNear(place, centre));
    const way =
      isFrom === undefined || isTo === undefined || isFrom === isTo
        ? undefined
        : isTo
          ? "in"
          : "out";
    return [
      { booking, kind: kind as Transport, leaves: leavesAt, arrives: arrivesAt, way } as const,
    ];
  });
}

/** Whether it is how one comes to the trip's place; of the first day all that one changes between. */
function isArrival(journeys: readonly Journey[], at: number, { isFirst, isLast }: JourneyDay) {
  const journey = journeys[at];
  if (journey === undefined || journey.way !== undefined) return journey?.way === "in";
  if (!isFirst) return journey.leaves < 0 && journey.booking.from === undefined;
  // Of a single day: what leaves after noon leaves the place.
  if (isLast && at === journeys.length - 1 && journey.leaves > NOON) return false;
  return journeys.slice(0, at + 1).every((_, index) => index === 0 || changes(journeys, index));
}

/** Whether it is how one leaves the trip's place for good; of the last day all that one changes between. */
function isDeparture(journeys: readonly Journey[], at: number, { isFirst, isLast }: JourneyDay) {
  const journey = journeys[at];
  if (journey === undefined || journey.way !== undefined) return journey?.way === "out";
  if (!isLast) return false;
  if (isFirst && at === 0 && journey.leaves <= NOON) return false;
  return journeys.slice(at + 1).every((_, index) => changes(journeys, at + 1 + index));
}

const NOON = 13 * 60;

/** Whether one goes on by a journey from where the one before it arrived. */
function changes(journeys: readonly Journey[], at: number): boolean {
  const [before, next] = [journeys[at - 1], journeys[at]];
  return (
    before !== undefined &&
    next !== undefined &&
    next.leaves - before.arrives <= LONGEST_CHANGE_MINUTES
  );
}

/**
 * How long before its departure to leave for a journey, in minutes: with the usual way to an airport or a station, as a
 * calendar doesn't know where one sets out from. Undefined where it isn't a journey.
 */
export function leaveAheadMinutes(booking: Booking): number | undefined {
  if (!isTransport(booking)) return undefined;
  const kind = booking.kind as Transport;
  return (booking.beforeMinutes ?? usualBeforeMinutes(booking)) + USUAL_WAY_MINUTES[kind];
}

/** The way between the hotel and where a journey begins or ends; none where that is far from it. */
function endMinutes({ kind, booking }: Journey, end: "from" | "to", day: JourneyDay): number {
  const at = positionOf(booking[end]);
  if (at === undefined) return USUAL_WAY_MINUTES[kind];
  if (isNear(booking[end], day.centre) === false) return 0;
  const minutes = day.wayMinutes(at) ?? USUAL_WAY_MINUTES[kind];
  const km = day.centre === undefined ? Number.POSITIVE_INFINITY : distanceKm(at, day.centre);
  return Math.min(minutes, byLineMinutes(km));
}

/** Out of a town by its train or bus, which is faster than any estimate of ways in town. */
export function byLineMinutes(km: number): number {
  return 5 * Math.ceil((TO_STATION_MINUTES + km) / 5);
}

function carSpans(bookings: readonly Booking[], date: string): BookedSpan[] {
  return bookings
    .filter(({ kind, state }) => kind === "car" && state !== "cancelled")
    .flatMap((booking) =>
      [booking.starts, booking.ends].flatMap((time) => {
        const minutes = time?.date === date ? minutesOf(time) : undefined;
        const isEnd = time === booking.ends;
        const span =
          minutes === undefined
            ? undefined
            : within(
                isEnd ? minutes - CAR_MINUTES : minutes,
                isEnd ? minutes : minutes + CAR_MINUTES,
              );
        return span === undefined ? [] : [{ booking, ...span }];
      }),
    );
}

function within(from: number, to: number) {
  const fromMinutes = Math.max(0, from);
  const toMinutes = Math.min(DAY_MINUTES, to);
  return toMinutes > fromMinutes ? { fromMinutes, toMinutes } : undefined;
}

/** Whether a place is in the town that its airports and stations are for; undefined where it isn't known. */
export function isNear(
  place: BookingPlace | undefined,
  centre: Position | undefined,
): boolean | undefined {
  const position = positionOf(place);
  if (position === undefined || centre === undefined) return undefined;
  return distanceKm(position, centre) <= NEAR_KM;
}

function onGrid(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
