import { weekdayOf } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import type { Leg } from "../../places/leg.ts";
import type { WeeklyHours } from "../../places/opening-hours.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { isLongLeg, type LegEnd, legBetween, type TravelStyle } from "../../places/travel.ts";
import type { WayOut } from "../../places/way-out.ts";
import { activeSpan } from "../days/meal-times.ts";
import type {
  PlannedDay,
  PlannedHotel,
  PlannedPlace,
  PlannedTown,
} from "../reading/planned-trip.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { dayStartMinutes } from "../visits/day-start.ts";
import { openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { usualStay, VISIT_DURATIONS } from "../visits/visit-durations.ts";
import { isClosedByEvent, weekOf } from "../visits/visit-starts.ts";
import { dayEndMinutes, isInTheDark, takesWholeDay } from "../visits/visit-windows.ts";

const USUAL_VISIT_MINUTES = 60;
/** Plans without hours are timed from nine o'clock on, or the pace's later start. */
const RAW_START_MINUTES = 9 * 60;

export type CheckedVisit = PlannedPlace &
  Span & {
    /** What the guide or the document says; undefined where neither does. */
    readonly category: PlaceCategory | undefined;
    /** The way there, where it is out of town. */
    readonly way: WayOut | undefined;
    /** How long people stay; undefined where nothing is known of the place. */
    readonly usualMinutes: number | undefined;
    /** The document says when; otherwise the day was timed in its own order. */
    readonly hasOwnTimes: boolean;
    /** The hours that the guide knows, around that day; undefined where it knows none. */
    readonly week: WeeklyHours | undefined;
    /** It is in the open and not lit, and dark before it is over; false without a date. */
    readonly isDark: boolean;
    /** By weekday, Monday first, whether the visit finds the place open, by those hours. */
    readonly isOpenOn: readonly boolean[];
  };

/** A visit of which something is to be said. */
export type VisitOnDay = { readonly day: CheckedDay; readonly visit: CheckedVisit };

/** A leg as it is estimated here, whatever the document says of it. */
export type CheckedLeg = Omit<Leg, "from"> & {
  readonly from: string;
  readonly to: string;
  readonly isLong: boolean;
};

/** A day of a plan as it would be walked. */
export type CheckedDay = Omit<PlannedDay, "places"> & {
  /** 0 for a Monday; undefined without dates. */
  readonly weekday: number | undefined;
  /** When one may leave the hotel, and should be back, in minutes after midnight. */
  readonly startMinutes: number;
  readonly endMinutes: number;
  readonly visits: readonly CheckedVisit[];
  /** The leg to each visit, then the one back; undefined where an end of it is unknown. */
  readonly legs: readonly (CheckedLeg | undefined)[];
  /** From leaving the hotel to being back, minutes after midnight; undefined for an empty day. */
  readonly out: { readonly from: number; readonly to: number } | undefined;
};

/** The days of a plan with the hours of their visits and every leg estimated. A day without hours is timed in its order. */
export function checkedDays({ days, style }: PlannedTown): CheckedDay[] {
  return days.map(({ places, ...day }): CheckedDay => {
    const { date, pace, hotel } = day;
    const weekday = date === undefined ? undefined : weekdayOf(date);
    const visits = checkedVisits({ places, ...day }, style);
    const legs = checkedLegs(visits, hotel, style);
    return {
      ...day,
      weekday,
      startMinutes: dayStartMinutes(visits.map(eveningOf), pace),
      endMinutes: dayEndMinutes(visits.map(eveningOf), pace, date),
      visits,
      legs,
      out: activeSpan({ visits, legs }),
    };
  });
}

export function isOuting(visit: CheckedVisit): boolean {
  const place = eveningOf(visit);
  return place !== undefined && takesWholeDay(place);
}

/** What says how late a day may end that has the visit. */
function eveningOf({ known, category, text, way, startMinutes, endMinutes }: CheckedVisit) {
  const bestTime = known?.bestTime ?? text.bestPartOfDay ?? "any";
  const visitMinutes = known?.visitMinutes ?? endMinutes - startMinutes;
  return category && { ...known, category, bestTime, way, visitMinutes };
}

function checkedVisits(
  { places, date, pace, hotel }: PlannedDay,
  style: TravelStyle,
): CheckedVisit[] {
  const stays = places.map((place) => {
    const category = place.known?.category ?? place.text.category;
    const visitMinutes = place.known?.visitMinutes ?? (category && VISIT_DURATIONS[category].usual);
    const usualMinutes =
      category && visitMinutes && usualStay({ ...place.known, category, visitMinutes }, pace);
    return { ...place, category, usualMinutes, way: place.known?.way };
  });
  const hasOwnTimes = places.every(({ text }) => text.visit !== undefined);
  const laidOut = timeInOrder(
    stays.map(({ at, way, usualMinutes: minutes = USUAL_VISIT_MINUTES }) => ({ at, way, minutes })),
    hotel?.at,
    style,
    Math.max(RAW_START_MINUTES, pace.startMinutes),
  );
  return stays.map((stay, index) => {
    const { known, text } = stay;
    const own = hasOwnTimes ? text.visit : laidOut[index];
    const { startMinutes, endMinutes } = own ?? { startMinutes: 0, endMinutes: 0 };
    const span = { startMinutes, endMinutes };
    const isShut = known !== undefined && date !== undefined && isClosedByEvent(known, date);
    const week = known && (known.hours !== undefined || isShut) ? weekOf(known, date) : undefined;
    return {
      ...stay,
      ...span,
      hasOwnTimes,
      isDark: known !== undefined && isInTheDark(known, date, endMinutes),
      week,
      isOpenOn: week === undefined ? [] : openWeekdays(week, span),
    };
  });
}

/**
 * The hours that a day without any would have in its own order, one visit after the other, waiting neither for doors to
 * open nor for meals. Where a position is unknown its legs take no time.
 */
function timeInOrder(
  visits: readonly (LegEnd & { readonly minutes: number })[],
  hotel: Position | undefined,
  style: TravelStyle,
  startMinutes: number,
): Span[] {
  let clock = startMinutes;
  let from: LegEnd = { at: hotel };
  return visits.map((visit) => {
    clock += legBetween(from, visit, style)?.minutes ?? 0;
    if (visit.at !== undefined) from = visit;
    const span = { startMinutes: clock, endMinutes: clock + visit.minutes };
    clock = span.endMinutes + DOOR_MINUTES;
    return span;
  });
}

function checkedLegs(
  visits: readonly CheckedVisit[],
  hotel: PlannedHotel | undefined,
  style: TravelStyle,
): (CheckedLeg | undefined)[] {
  if (visits.length === 0) return [];
  const hotelEnd: LegEnd & { name: string } = {
    name: hotel?.text.hotelName ?? "",
    at: hotel?.at,
  };
  const stops = visits.map(({ text, at, way, known }) => ({
    name: text.placeName,
    at,
    way,
    byCarOnly: known?.byCarOnly,
    reachedBy: known?.reachedBy,
    isUphill: known?.isUphill,
  }));
  let from = hotelEnd;
  return [...stops, hotelEnd].map((to) => {
    const start = from;
    from = to;
    const estimate = legBetween(start, to, style);
    return (
      estimate && {
        ...estimate,
        from: start.name,
        to: to.name,
        isLong: isLongLeg(estimate),
      }
    );
  });
}
