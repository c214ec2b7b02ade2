import type { Leg } from "../places/leg.ts";
import { lastEnd } from "./last-end.ts";
import type { DayMoment } from "./today.ts";
import type { FreeTime, Meal, Trip, TripDay, TripPlace } from "./trip.ts";

/** A place of a day and its number in it, counted from 1. */
export type Stop = { readonly place: TripPlace; readonly number: number };

/** A day of a trip as it stands at one minute of it. All times are minutes after the midnight it began with. */
export type DayNow = DayMoment & {
  /** The visit that is under way. */
  readonly here: (Stop & { readonly untilMinutes: number }) | undefined;
  /**
   * The first visit that has not begun; `leaveMinutes` is where the way there is known. Who leaves now is there at
   * `thereMinutes`: when the visit begins, or `lateMinutes` after that.
   */
  readonly next:
    | (Stop & {
        readonly leaveMinutes: number | undefined;
        readonly thereMinutes: number;
        readonly lateMinutes: number;
      })
    | undefined;
  /** The visits after that one, and places without hours, in the order of the plan. */
  readonly later: readonly Stop[];
  /** The meals that are not over, in the order of time. */
  readonly meals: readonly Meal[];
  /** The rests that are not over, in the order of time. */
  readonly rests: readonly FreeTime[];
  /** The way to the hotel after all visits of the day and the meals that follow them. */
  readonly back: { readonly leg: Leg; readonly leaveMinutes: number } | undefined;
  /** The day after; undefined on the last one. */
  readonly tomorrow: TripDay | undefined;
};

/** Where the traveller should be at a minute of a day, and what comes next. */
export function dayNow({ tripData: { itinerary } }: Trip, moment: DayMoment): DayNow {
  const { day, dayNumber, nowMinutes } = moment;
  const stops = day.plan.map((place, index): Stop => ({ place, number: index + 1 }));
  const here = stops.find(({ place: { visit } }) => {
    return visit !== undefined && visit.startMinutes <= nowMinutes && nowMinutes < visit.endMinutes;
  });
  const next = stops.find(({ place: { visit } }) => (visit?.startMinutes ?? -1) > nowMinutes);
  const later = stops.filter(({ place: { visit }, number }) => {
    if (visit === undefined) return true;
    return number !== next?.number && visit.startMinutes > nowMinutes;
  });
  const startMinutes = next?.place.visit?.startMinutes ?? 0;
  const way = next?.place.leg?.minutes;
  const thereMinutes = Math.max(startMinutes, nowMinutes + (way ?? 0));
  return {
    ...moment,
    here: here && { ...here, untilMinutes: here.place.visit?.endMinutes ?? nowMinutes },
    next: next && {
      ...next,
      leaveMinutes: way === undefined ? undefined : startMinutes - way,
      thereMinutes,
      lateMinutes: thereMinutes - startMinutes,
    },
    later,
    meals: left(day.meals, nowMinutes),
    rests: left(day.free, nowMinutes).filter(({ rest }) => rest !== undefined),
    back: day.wayBack && { leg: day.wayBack, leaveMinutes: lastEnd(day) },
    tomorrow: itinerary[dayNumber],
  };
}

function left<Span extends Pick<Meal, "startMinutes" | "endMinutes">>(
  spans: readonly Span[] = [],
  nowMinutes: number,
): Span[] {
  return spans
    .filter(({ endMinutes }) => nowMinutes < endMinutes)
    .toSorted((a, b) => a.startMinutes - b.startMinutes);
}
