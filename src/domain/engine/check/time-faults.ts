import type { WeeklyHours } from "../../places/opening-hours.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import type { CheckedDay, CheckedLeg, CheckedVisit } from "./checked-days.ts";

export type OpeningFault = {
  readonly day: CheckedDay;
  readonly visit: CheckedVisit;
  readonly week: WeeklyHours;
  /**
   * closed-day: closed all that weekday; outside-hours: open, but not then; never: at that hour on no
   * weekday, without dates; undisclosed: closed on weekdays that the plan doesn't name.
   */
  readonly kind: "closed-day" | "outside-hours" | "never" | "undisclosed";
};

/**
 * The visits that find their place closed: on the day's weekday where there are dates, otherwise on
 * every weekday or on one that the plan does not name. Unknown hours are no fault.
 */
export function openingFaults(days: readonly CheckedDay[]): OpeningFault[] {
  return days.flatMap((day) =>
    day.visits.flatMap((visit) => {
      const { week } = visit;
      const kind = week === undefined ? undefined : faultOf(day, visit, week);
      return week === undefined || kind === undefined ? [] : [{ day, visit, week, kind }];
    }),
  );
}

function faultOf(
  { weekday }: CheckedDay,
  { isOpenOn, text }: CheckedVisit,
  week: WeeklyHours,
): OpeningFault["kind"] | undefined {
  if (weekday !== undefined) {
    if (isOpenOn[weekday]) return undefined;
    return (week[weekday] ?? []).length === 0 ? "closed-day" : "outside-hours";
  }
  if (!isOpenOn.includes(true)) return "never";
  const named = text.notOn ?? [];
  const isDisclosed = WEEKDAYS.every((weekday) => isOpenOn[weekday] || named.includes(weekday));
  return isDisclosed ? undefined : "undisclosed";
}

/** A leg between two visits, or from the hotel to the first, that the plan leaves too little time for. */
export type LateArrival = {
  readonly day: CheckedDay;
  readonly leg: CheckedLeg;
  /** What the plan leaves for the leg; below 0 where visits overlap. */
  readonly minutesLeft: number;
};

/** Every leg that takes longer than the plan leaves for it, in the order of the trip. */
export function lateArrivals(days: readonly CheckedDay[]): LateArrival[] {
  return days.flatMap((day) => {
    let free = day.startMinutes;
    return day.visits.flatMap(({ startMinutes, endMinutes }, index) => {
      const leg = day.legs[index] ?? nowhere(day, index);
      const minutesLeft = startMinutes - free;
      free = endMinutes;
      return minutesLeft < leg.minutes ? [{ day, leg, minutesLeft }] : [];
    });
  });
}

/** Where one end is not on the map the leg takes no time; visits may still overlap. */
function nowhere({ visits }: CheckedDay, index: number): CheckedLeg {
  const [from = "", to = ""] = [index - 1, index].map((at) => visits[at]?.text.placeName);
  return {
    mode: "walk",
    minutes: 0,
    distanceKm: 0,
    from,
    to,
    isLong: false,
  };
}

/** Whether the day leaves the hotel no sooner, and is back no later, than it should. */
export function endsInTime({ out, startMinutes, endMinutes }: CheckedDay): boolean {
  return out === undefined || (out.from >= startMinutes && out.to <= endMinutes);
}
